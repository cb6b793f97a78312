declare module 'virtual:playground/demo-files' {
  /** The addresses of the files with the code of all demos, by chart. */
  export const addresses: Record<string, string>
}

declare module 'virtual:playground/options' {
  /** The components whose options the editor knows. */
  export const components: string[]
  /** The version of the files with options. */
  export const version: string
}
