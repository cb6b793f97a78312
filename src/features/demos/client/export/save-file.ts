/** Offers a file to the visitor as a download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // the download has started by then
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
