import { useEffect, useEffectEvent } from 'react'

/** Tells of errors that a demo throws after it was drawn, in a handler or a timer, known by the address of its code. */
export function useLateError(address: string, tell: (error: unknown) => void): void {
  const onError = useEffectEvent(tell)
  useEffect(() => {
    if (address === '') return undefined
    const mine = (error: unknown) => error instanceof Error && (error.stack ?? '').includes(address)
    const thrown = ({ error }: ErrorEvent) => mine(error) && onError(error)
    const rejected = ({ reason }: PromiseRejectionEvent) => mine(reason) && onError(reason)
    addEventListener('error', thrown)
    addEventListener('unhandledrejection', rejected)
    return () => {
      removeEventListener('error', thrown)
      removeEventListener('unhandledrejection', rejected)
    }
  }, [address])
}
