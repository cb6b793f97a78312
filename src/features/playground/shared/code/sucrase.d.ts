// sucrase has types only for the modules of its CommonJS build
declare module 'sucrase/dist/esm/index.js' {
  export * from 'sucrase/dist/types/index.js'
}

declare module 'sucrase/dist/esm/parser/index.js' {
  export * from 'sucrase/dist/types/parser/index.js'
}

declare module 'sucrase/dist/esm/parser/tokenizer/state.js' {
  import State from 'sucrase/dist/types/parser/tokenizer/state.js'
  export default State
}

declare module 'sucrase/dist/esm/parser/tokenizer/types.js' {
  export * from 'sucrase/dist/types/parser/tokenizer/types.js'
}

declare module 'sucrase/dist/esm/parser/tokenizer/keywords.js' {
  export * from 'sucrase/dist/types/parser/tokenizer/keywords.js'
}
