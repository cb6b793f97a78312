declare module 'virtual:playground/hints' {
  /** The components whose options are known. */
  export const components: string[]
  /** The version of their files. */
  export const version: string
}
