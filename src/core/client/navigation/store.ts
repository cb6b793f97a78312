import { createContext, use, useSyncExternalStore } from 'react'
import type { PageData } from '../../shared/page.ts'
import type { ChunkLoadError } from '../loading/chunk-load-error.ts'

/** What stands in the content area. */
export type View =
  | { kind: 'page'; page: PageData }
  | { kind: 'skeleton' }
  | { kind: 'failure'; error: ChunkLoadError }
  | { kind: 'not-found' }

export interface State {
  view: View
  /** The address in the content area, without its slash at the end. */
  route: string
  /** The value of `?tab=`. */
  tab: string
  /** A page is on its way. */
  loading: boolean
  /** How many navigations have ended; 0 while the first page stands. */
  visits: number
}

export interface Store {
  get: () => State
  /** The state that the prerendered document shows. */
  getPrerendered: () => State
  set: (change: Partial<State>) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore(prerendered: State, change: Partial<State> = {}): Store {
  let state = { ...prerendered, ...change }
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    getPrerendered: () => prerendered,
    set(next) {
      state = { ...state, ...next }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function initialState(page: PageData | null): State {
  return {
    view: page ? { kind: 'page', page } : { kind: 'not-found' },
    route: page?.route ?? '',
    tab: '',
    loading: false,
    visits: 0,
  }
}

export const StoreContext = createContext<Store | null>(null)

export function useSite(): State {
  const store = use(StoreContext)
  if (!store) throw new Error('useSite needs a store')
  return useSyncExternalStore(store.subscribe, store.get, store.getPrerendered)
}
