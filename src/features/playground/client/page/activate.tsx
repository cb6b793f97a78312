import { createRoot } from 'react-dom/client'
import { Playground } from './playground.tsx'

/** Shows the playground in its element. */
export function activate(element: HTMLElement, signal: AbortSignal): void {
  const root = createRoot(element)
  root.render(<Playground />)
  // React cannot unmount a root while it removes the page that contains it
  signal.addEventListener('abort', () => queueMicrotask(() => root.unmount()))
}
