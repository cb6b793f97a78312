import type { PageData } from '../../shared/page.ts'
import type { SiteData } from '../../shared/site.ts'
import type { LocaleTexts } from '../../shared/texts/locale-texts.ts'
import type { BuildInfo, DocumentAdditions, Site } from '../feature.ts'
import { mountPage, mountSiteData } from '../locales/mount.ts'
import { withTexts } from '../locales/with-texts.ts'
import type { Assets } from './assets.ts'
import { renderDocument } from './document.ts'

/** The module of the browser's code that the build runs. */
export interface ServerEntry {
  /** The HTML of a page in its layout. Null gives the not-found page. */
  render: (page: PageData | null, site: SiteData, texts: LocaleTexts | undefined) => string
}

export interface RenderContext extends ServerEntry {
  version: string
  assets: Assets
  build: BuildInfo
}

/** Renders the document of a page at its address in a locale. Null gives the not-found page. */
export function renderPage(page: PageData | null, site: Site, context: RenderContext): string {
  const { version, assets, build, render } = context
  const { locale, config, texts } = site
  const mounted = page && mountPage(page, site)
  const body = render(mounted, mountSiteData(site), texts)
  return withTexts(texts, () => {
    const additions = collectAdditions(page, site, build)
    return renderDocument({ page: mounted, body, version, assets, locale, config, additions })
  })
}

/** The additions of all features to the document of a page. */
function collectAdditions(page: PageData | null, site: Site, build: BuildInfo): DocumentAdditions {
  const all = site.features.flatMap((feature) => feature.document?.(page, site, build) ?? [])
  return {
    head: all.flatMap(({ head = [] }) => head),
    data: Object.assign({}, ...all.map(({ data }) => data)) as Record<string, string>,
    image: all.find(({ image }) => image !== undefined)?.image,
  }
}
