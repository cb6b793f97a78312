declare module 'virtual:playground/controls' {
  /** The components that have controls. */
  export const components: string[]
  /** The version of their files. */
  export const version: string
}
