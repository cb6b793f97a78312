declare module 'virtual:examples' {
  export const data: import('../shared/filters.ts').ExampleData
}
