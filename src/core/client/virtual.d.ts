declare module 'virtual:site' {
  type SiteData = import('../shared/site.ts').SiteData
  export const site: Omit<SiteData, 'menu' | 'logo'>
  export const menu: SiteData['menu']
  export const logo: SiteData['logo']
}

declare module 'virtual:feature-ui' {
  export const features: import('./feature.ts').FeatureUi[]
}

declare module 'virtual:feature-not-found' {
  export const features: import('./feature.ts').FeatureNotFound[]
}

declare module 'virtual:pages' {
  export const pages: import('../shared/suggest-pages.ts').NamedPage[]
}

declare module 'virtual:feature-start' {
  export const features: import('./feature.ts').FeatureStart[]
}
