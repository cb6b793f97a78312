import type { OptionType } from '../shared/option-type.ts'

/** One option of an options object, as the library's types declare it. */
export interface Option {
  name: string
  /** Where it is declared, such as `g2plot/line/LineOptions.smooth`. Its description has the same key. */
  key: string
  type: OptionType
  required: boolean
  /** True if its type is a parameter of the object's type, so that it is not the same wherever the object is used. */
  isGeneric?: true
}

/** An options object: the props of a component, or the value of one of its options. */
export interface Definition {
  /** Unique, such as `LineChart`, `LegendCfg` or `GaugeOptions.meter`. */
  id: string
  /** Its name in a type. */
  name: string
  options: Option[]
  /** True if its type allows other names too. */
  isOpen?: true
}

/** The options of the library, extracted from its types. */
export interface Library {
  /** The names of the chart components; each is the id of a definition. */
  components: string[]
  definitions: Record<string, Definition>
}
