import type { ComponentType } from 'react'

/** The parts of the layout that a feature draws. They are rendered at build time too. */
export interface FeatureUi {
  /** In the header, after the navigation. */
  Header?: ComponentType
  /** In the last line of the footer. */
  Footer?: ComponentType
}

/** The code of a feature that runs in the browser only. */
export interface FeatureStart {
  /** Called once per document, before React hydrates the page. */
  start?: () => void
  /** Draws a special route without the layout. Returns false for every other path. */
  drawOwnPage?: (pathname: string, root: HTMLElement) => boolean
}
