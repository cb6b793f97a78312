/** Empty for an invalid encoding. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
