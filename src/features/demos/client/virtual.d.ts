type Part<Module> = [addresses: string, load: () => Promise<Module>]

declare module 'virtual:live-chart/demos' {
  type Demos = Record<string, Part<{ default: import('react').ComponentType; address: string }>>
  /** `imports`: the scripts that the first demo imports, which the others need too. Empty during development. */
  export const charts: Record<string, Part<{ demos: Demos; count: number; imports?: string }>>
}

declare module 'virtual:demo-titles' {
  /** The address of a demo without its id. */
  export const route: string
  export const charts: Record<string, Record<string, string>>
}

declare module 'virtual:chart-theme-files' {
  export const theme: { typescript: string; javascript: string }
}

declare module 'virtual:live-chart/versions' {
  export const versions: Record<string, string>
}

declare module 'virtual:package-versions' {
  export const versions: Record<string, string>
}

declare module 'virtual:demo-editor' {
  export const editor: Part<{ CardEditor: import('react').ComponentType<import('./card.ts').CardEditorProps> }>
}
