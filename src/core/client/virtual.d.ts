/** The shapes of an icon of Lucide (lucide.dev, ISC license), which the build writes into the script. */
declare function lucide(name: string): string

declare module 'virtual:site' {
  type SiteData = import('../shared/site.ts').SiteData
  export let site: Omit<SiteData, 'menu' | 'navigation' | 'logo'>
  export let menu: SiteData['menu']
  export let navigation: SiteData['navigation']
  export const logo: SiteData['logo']
  export const locales: import('../shared/site.ts').Locale[]
  /** Replaces the data of the default locale. */
  export const setSite: (next: typeof site & Partial<SiteData>) => void
}

declare module 'virtual:feature-ui' {
  export const features: import('./feature.ts').FeatureUi[]
}

declare module 'virtual:feature-not-found' {
  export const features: import('./feature.ts').FeatureNotFound[]
}

declare module 'virtual:pages' {
  export const pages: import('../shared/similar-names.ts').NamedPage[]
}

declare module 'virtual:rare-styles' {
  export const loaded: true
}

declare module 'virtual:element-names' {
  export const names: string[]
}

declare module 'virtual:elements' {
  type Load = typeof import('./loading/load-part.ts').loadPart
  export const loadElement: (name: string, load: Load) => Promise<import('./loading/lazy-element.ts').LazyElementPart>
}

declare module 'virtual:feature-activate' {
  export const features: import('./feature.ts').FeatureActivation[]
}
