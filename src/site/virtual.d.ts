declare module 'virtual:site' {
  export const site: import('../shared/site.ts').SiteData
}

declare module 'virtual:demos' {
  export const demos: Record<string, () => Promise<{ default: import('react').ComponentType; address: string }>>
}

declare module 'virtual:versions' {
  export const versions: Record<string, string>
}
