/** What is loaded or loading, by address. */
const cache = new Map<string, Promise<unknown>>()

/** Loads something once. A failure is not kept, so that it can be tried again. */
export function loadOnce<T>(address: string, load: (address: string) => Promise<T>): Promise<T> {
  const known = cache.get(address) as Promise<T> | undefined
  if (known) return known
  const loading = load(address)
  cache.set(address, loading)
  loading.catch(() => cache.delete(address))
  return loading
}
