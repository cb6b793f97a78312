declare module 'virtual:site' {
  export const site: import('../shared/site.ts').SiteData
}

declare module 'virtual:demos' {
  type Demos = Record<string, () => Promise<{ default: import('react').ComponentType; address: string }>>
  export const charts: Record<string, () => Promise<{ demos: Demos }>>
}

declare module 'virtual:versions' {
  export const versions: Record<string, string>
}
