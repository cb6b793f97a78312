declare module 'virtual:playground/demo-files' {
  /** The addresses of the files with the code of all demos, by chart. */
  export const addresses: Record<string, string>
}

declare module 'virtual:playground/controls' {
  /** The components that have controls. */
  export const components: string[]
  /** The version of their files. */
  export const version: string
}

declare module 'virtual:playground/hints' {
  /** The components whose options are known. */
  export const components: string[]
  /** The version of their files. */
  export const version: string
}
