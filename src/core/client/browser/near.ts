/** Tells whenever an element comes within `margin` of the viewport, and whenever it leaves. */
export function observeNearness(
  element: Element,
  margin: string,
  tell: (inside: boolean) => void,
): IntersectionObserver {
  const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin: margin,
  })
  observer.observe(element)
  return observer
}
