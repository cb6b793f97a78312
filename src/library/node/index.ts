import type { Plugin } from 'vite'
import type { Option } from './model.ts'
import { DEMO_PACKAGES } from '../shared/packages.ts'
import { getOwnDescriptionKey, isSharedOption } from './option-keys.ts'
import { themedBase } from './themed-base.ts'
import { readLibrary, type DocumentedLibrary } from './read-library.ts'

/** What features ask about the documented library. To document another library, replace this folder. */
export interface LibraryAdapter {
  /** Names for messages. */
  examples: { component: string; demo: string }
  /** Packages that a demo may import. */
  demoPackages: string[]
  /** Packages that decide what a chart looks like. */
  chartPackages: string[]
  /** How its components are bundled for the demos. */
  plugins: (root: string) => Plugin[]
  /** The names, types and defaults of all options. */
  readOptions: () => Promise<DocumentedLibrary>
  /** The options object with what all components share. */
  commonOptions: string
  /** Components without a page of their own. */
  componentsWithoutPage: string[]
  /** Whether an option is declared once for all components. */
  isSharedOption: (option: Option | undefined) => boolean
  /** The key under which a component can describe a shared option in its own words. */
  getOwnDescriptionKey: (component: string, option: string) => string | undefined
  /** The order of the options in the table of a component: lower ranks come first. */
  rankOption: (option: { name: string; required?: boolean }) => number
  search: LibrarySearch
}

export interface LibrarySearch {
  /** Tables whose options are found at their own address, besides those of the components. */
  tables: { id: string; label?: string }[]
  /** Options objects that are used in so many places that they are found only in their own table. */
  generic: string[]
  /** Options objects whose option names say it all: their descriptions are not searched. */
  withoutText: string[]
}

export const library: LibraryAdapter = {
  examples: { component: 'LineChart', demo: 'line-basic' },
  demoPackages: DEMO_PACKAGES,
  chartPackages: ['@opd/g2plot-react', '@antv/g2plot', '@antv/g-svg'],
  plugins: (root) => [themedBase(root)],
  readOptions: readLibrary,
  commonOptions: 'Options',
  componentsWithoutPage: ['BaseChart'],
  isSharedOption,
  getOwnDescriptionKey,
  rankOption: ({ name, required }) => {
    if (name === 'data') return 0
    if (required) return 1
    return /Fields?$/.test(name) && !name.startsWith('raw') ? 2 : 3
  },
  search: {
    tables: [{ id: 'Options', label: '' }, { id: 'Plot', label: 'plot' }, { id: 'ShapeAttrs' }, { id: 'TextStyle' }],
    generic: ['ShapeAttrs', 'TextStyle'],
    withoutText: ['StyleSheet'],
  },
}
