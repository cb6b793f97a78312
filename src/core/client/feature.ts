import type { ComponentType } from 'react'
import type { DocumentData } from '../shared/page.ts'

/** Components that a feature adds to the layout. They are also rendered at build time. */
export interface FeatureUi {
  /** In the header, after the navigation. */
  Header?: ComponentType
  /** In the last line of the footer. */
  Footer?: ComponentType
}

/** What a feature offers at an address without a page. It loads when the not-found page is shown. */
export interface FeatureNotFound {
  NotFound: ComponentType<{ words: string }>
}

/** Code of a feature that runs only in the browser. */
export interface FeatureActivation {
  /** Called once per document, before React hydrates the page. */
  activate?: () => void
  /** Renders a special page without the layout. Returns false for the data of other documents. */
  renderSpecialPage?: (data: DocumentData, root: HTMLElement) => boolean
}
