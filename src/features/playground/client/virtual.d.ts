declare module 'virtual:playground/demo-files' {
  /** The addresses of the files with the code of all demos, by chart. */
  export const addresses: Record<string, string>
}
