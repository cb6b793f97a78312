import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Renders the content of a custom element, until it leaves the document. */
export function renderElement(element: HTMLElement, signal: AbortSignal, content: ReactNode): void {
  const root = createRoot(element)
  root.render(content)
  // React cannot unmount a root while it removes the page that contains it
  signal.addEventListener('abort', () => queueMicrotask(() => root.unmount()))
}
