import { createContext, use, useSyncExternalStore } from 'react'
import { site } from 'virtual:site'
import { getDocumentTitle, type PageData } from '../../shared/page.ts'
import { text } from '../../shared/texts/index.ts'
import type { ChunkLoadError } from '../loading/load-part.ts'

/** The content area shows one of these. */
export type View =
  | { kind: 'page'; page: PageData }
  | { kind: 'skeleton' }
  | { kind: 'failure'; error: ChunkLoadError }
  | { kind: 'not-found' }

export function getViewTitle(view: View): string {
  if (view.kind === 'page') return getDocumentTitle(view.page, site.name)
  return `${text(view.kind === 'failure' ? 'failure.title' : '404.title')} - ${site.name}`
}

export interface State {
  view: View
  /** The path of the view, without a trailing slash. */
  route: string
  /** The value of `?tab=`. */
  tab: string
  loading: boolean
  /** How many client-side navigations have ended. */
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

export function createState(page: PageData | null): State {
  return {
    view: page ? { kind: 'page', page } : { kind: 'not-found' },
    route: page?.route ?? '',
    tab: '',
    loading: false,
    visits: 0,
  }
}

export const StoreContext = createContext<Store | null>(null)

export function useNavigationState(): State {
  const store = use(StoreContext)
  if (!store) throw new Error('useNavigationState needs a store')
  return useSyncExternalStore(store.subscribe, store.get, store.getPrerendered)
}
