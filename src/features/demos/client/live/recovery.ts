import { useEffect, useEffectEvent } from 'react'
import { reloadDocument } from '../../../../core/client/loading/deployment.ts'

/** Reports errors that a demo throws after it was drawn, in a handler or a timer, recognized by the address of its code. */
export function useLateError(address: string, report: (error: unknown) => void): void {
  const onError = useEffectEvent(report)
  useEffect(() => {
    if (address === '') return undefined
    const isMine = (error: unknown) => error instanceof Error && (error.stack ?? '').includes(address)
    const thrown = ({ error }: ErrorEvent) => isMine(error) && onError(error)
    const rejected = ({ reason }: PromiseRejectionEvent) => isMine(reason) && onError(reason)
    addEventListener('error', thrown)
    addEventListener('unhandledrejection', rejected)
    return () => {
      removeEventListener('error', thrown)
      removeEventListener('unhandledrejection', rejected)
    }
  }, [address])
}

const PATIENCE_MS = 10_000

/** Reloads the page with fresh scripts, because a broken one in the browser's cache would be broken again. */
export async function reloadScripts(): Promise<void> {
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(location.origin) && name.endsWith('.js'))
  await Promise.allSettled(
    scripts.map(({ name }) => fetch(name, { cache: 'reload', signal: AbortSignal.timeout(PATIENCE_MS) })),
  )
  reloadDocument()
}
