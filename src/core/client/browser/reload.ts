const callbacks: (() => void)[] = []

/** Registers a callback for reloads that the visitor did not ask for, to save unsent input. */
export function onReload(callback: () => void): void {
  callbacks.push(callback)
}

export function reloadDocument(): void {
  for (const callback of callbacks) callback()
  location.reload()
}
