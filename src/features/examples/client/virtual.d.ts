declare module 'virtual:examples' {
  export const data: import('../shared/example.ts').ExampleData
}
