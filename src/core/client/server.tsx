import { renderToString } from 'react-dom/server'
import { setSite } from 'virtual:site'
import type { PageData } from '../shared/page.ts'
import type { SiteData } from '../shared/site.ts'
import { setLocaleTexts, type LocaleTexts } from '../shared/texts/locale-texts.ts'
import { App } from './shell/layout.tsx'
import { createStore, createState } from './navigation/store.ts'

/** Renders a page in its layout and its locale; null renders the not-found page. */
export function render(page: PageData | null, site: SiteData, texts: LocaleTexts | undefined): string {
  setSite(site)
  setLocaleTexts(texts)
  return renderToString(<App store={createStore(createState(page))} />)
}
