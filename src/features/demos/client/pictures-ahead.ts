let asked = false

/** Fetches the pictures further down when nothing else is to do: one that comes while the page is scrolled makes it stumble. */
export function fetchPicturesAhead(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  // where the browser cannot tell, they come as they are scrolled to
  if (asked || connection?.saveData || !('requestIdleCallback' in window)) return
  asked = true
  requestIdleCallback(() => {
    asked = false
    // of one for each width
    for (const picture of document.querySelectorAll<HTMLImageElement>('live-demo img'))
      if (picture.checkVisibility()) picture.loading = 'eager'
  })
}
