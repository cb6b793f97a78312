import { StrictMode } from 'react'
import { Layout } from './shell/layout.tsx'
import { StoreContext, type Store } from './navigation/store.ts'

export function App({ store }: { store: Store }) {
  return (
    <StrictMode>
      <StoreContext value={store}>
        <Layout />
      </StoreContext>
    </StrictMode>
  )
}
