import { createRoot } from 'react-dom/client'
import { StartPage } from './start-page.tsx'

/** Shows the page in its element. */
export function activate(element: HTMLElement, signal: AbortSignal): void {
  const root = createRoot(element)
  root.render(<StartPage />)
  // React cannot unmount a root while it removes the page that contains it
  signal.addEventListener('abort', () => queueMicrotask(() => root.unmount()))
}
