import { kebabCase } from '../../core/shared/kebab-case.ts'
import { DEMO_PACKAGES } from '../shared/packages.ts'
import type { Problem } from '../../core/node/files/problems.ts'
import type { Library } from './model.ts'
import { readOptionEffects, checkEffectVersions, listEngineVersions, type OptionEffects } from './option-effects.ts'
import { readLibrary, type DocumentedLibrary } from './read-library.ts'
import { checkHistoryVersions, readApiHistory, type ApiHistory } from './history/api-history.ts'
import { createSinceLookup, type GetSince } from './history/since.ts'
import { buildThemeFiles, getThemeStamp, type ThemeFiles } from './theme-files.ts'

/** The documented library, as features see it. To document another library, replace this folder. */
export interface LibraryAdapter {
  /** Names for messages. */
  examples: { component: string; demo: string }
  /** Packages that a demo may import. */
  demoPackages: string[]
  /** Packages that affect the look of a chart. */
  chartPackages: string[]
  /** Components that move all the time. */
  movingComponents: string[]
  /** The module that every demo imports first, as an application does in its entry. */
  demoSetup: string
  /** The chart theme as files for applications, and a text that changes when it is edited. */
  buildThemeFiles: () => Promise<ThemeFiles>
  getThemeStamp: () => string
  /** The names, types and defaults of all options. */
  readOptions: () => Promise<DocumentedLibrary>
  /** Which shared options have no effect in which component. */
  readEffects: () => OptionEffects
  checkEffects: (effects: OptionEffects) => Problem[]
  /** What each published version added, removed and changed. */
  readHistory: () => ApiHistory
  checkHistory: (history: ApiHistory) => Problem[]
  /** Finds the release that introduced an option. */
  createSinceLookup: (history: ApiHistory, library: Library) => GetSince
  /** The names of the packages with a history, for visitors. */
  historyNames: Record<keyof ApiHistory, string>
  /** The id of the options object with the options that all components share. */
  commonOptions: string
  /** Components without their own page. */
  componentsWithoutPage: string[]
  /** True if an option is declared once for all components. */
  isSharedOption: (option: { key: string } | undefined) => boolean
  /** The key under which a component can have its own description of a shared option. */
  getOwnDescriptionKey: (component: string, option: string) => string | undefined
  /** The component for a plot that is named in options, such as a layer of a mix chart. */
  getPlotComponent: (type: string) => string
  /** True if a text in an object, such as `type: 'line'`, says that the object is this one of several. */
  isNamedVariant: (object: string, text: string) => boolean
  /** The position of an option in the table of a component: lower ranks are first. */
  rankOption: (option: { name: string; required?: boolean }) => number
  search: LibrarySearch
}

export interface LibrarySearch {
  /** Tables whose options have their own addresses, besides those of the components. */
  tables: { id: string; label?: string }[]
  /** Options objects with so many uses that search finds them only in their own table. */
  generic: string[]
  /** Options objects whose descriptions are not searched, because the option names are enough. */
  withoutText: string[]
}

const SHARED_OPTION = /^(g2plot\/Options|g2plot-react\/BaseChartProps|react\/\w+)\./

export const library: LibraryAdapter = {
  examples: { component: 'LineChart', demo: 'line-basic' },
  demoPackages: DEMO_PACKAGES,
  chartPackages: ['@opd/g2plot-react', '@antv/g2plot', '@antv/g-svg'],
  movingComponents: ['LiquidChart'],
  demoSetup: '/src/library/client/engine/prepare-charts.ts',
  buildThemeFiles,
  getThemeStamp,
  readOptions: readLibrary,
  readEffects: readOptionEffects,
  checkEffects: (effects) => checkEffectVersions(effects, listEngineVersions()),
  readHistory: readApiHistory,
  checkHistory: checkHistoryVersions,
  createSinceLookup,
  historyNames: { engine: 'G2Plot', wrapper: 'G2Plot React' },
  commonOptions: 'Options',
  componentsWithoutPage: ['BaseChart'],
  isSharedOption: (option) => SHARED_OPTION.test(option?.key ?? ''),
  // LineChart, legend -> g2plot/line/LineOptions.legend
  getOwnDescriptionKey: (component, option) => {
    const [, name] = /^(\w+)Chart$/.exec(component) ?? []
    return name && `g2plot/${kebabCase(name)}/${name}Options.${option}`
  },
  // dual-axes -> DualAxesChart
  getPlotComponent: (type) => `${type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Chart`,
  // LineOption, GeometryLineOption, ShapeAnnotationOption, RegionPositionBaseOption
  isNamedVariant: (object, text) =>
    new RegExp(`^(?:Geometry)?${text}(?:Annotation|PositionBase)?Option$`, 'i').test(object),
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
