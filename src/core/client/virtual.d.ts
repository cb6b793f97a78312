declare module 'virtual:site' {
  type SiteData = import('../shared/site.ts').SiteData
  export const site: Omit<SiteData, 'menu'>
  export const menu: SiteData['menu']
}

declare module 'virtual:feature-ui' {
  export const features: import('./feature.ts').FeatureUi[]
}

declare module 'virtual:feature-start' {
  export const features: import('./feature.ts').FeatureStart[]
}
