declare module 'virtual:playground/demo-files' {
  /** The addresses of the files with the code of all demos, by chart. */
  export const addresses: Record<string, string>
}

declare module 'virtual:playground/options' {
  /** The components that have controls and hints. */
  export const components: string[]
  /** The version of their files. */
  export const version: string
}
