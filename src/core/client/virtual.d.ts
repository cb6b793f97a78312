declare module 'virtual:site' {
  type SiteData = import('../shared/site.ts').SiteData
  export const site: Omit<SiteData, 'menu'>
  export const menu: SiteData['menu']
}

declare module 'virtual:demos' {
  type Demos = Record<string, () => Promise<{ default: import('react').ComponentType; address: string }>>
  export const charts: Record<string, () => Promise<{ demos: Demos }>>
}

declare module 'virtual:versions' {
  export const versions: Record<string, string>
}
