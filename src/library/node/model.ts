/** A piece of a printed type: plain text, or the name of an options object. */
export type TypePart = string | { name: string; definition: string }

/** A printed type as plain text. */
export const typeText = (parts: TypePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('')

/** One option of an options object, as the library's types declare it. */
export interface Option {
  name: string
  /** Where it is declared, such as `g2plot/line/LineOptions.smooth`. Its description stands under this key. */
  key: string
  type: TypePart[]
  required: boolean
  /** The options objects that its value may be or hold. */
  nested: string[]
}

/** An options object: the props of a component, or what one of its options takes. */
export interface Definition {
  /** Unique, such as `LineChart`, `LegendCfg` or `GaugeOptions.meter`. */
  id: string
  /** What a type calls it. */
  name: string
  options: Option[]
}

/** Everything that the types of the library say about its options. */
export interface Library {
  /** The names of the chart components; each is the id of a definition. */
  components: string[]
  definitions: Record<string, Definition>
}
