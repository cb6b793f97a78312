/**
 * Calls back whenever an element comes within `margin` of the viewport, and whenever it leaves.
 * Returns a function that stops it. Without IntersectionObserver every element counts as near.
 */
export function observeNearness(element: Element, margin: string, onChange: (isNear: boolean) => void): () => void {
  if (!('IntersectionObserver' in window)) {
    onChange(true)
    return () => {}
  }
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin: margin,
  })
  observer.observe(element)
  return () => observer.disconnect()
}
