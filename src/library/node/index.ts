import { kebabCase } from '../../core/shared/kebab-case.ts'
import { DEMO_PACKAGES } from '../shared/packages.ts'
import { readOptionEffects, checkEffectVersions, listEngineVersions, type OptionEffects } from './option-effects.ts'
import { readLibrary } from './read-library.ts'
import { checkHistoryVersions, readApiHistory } from './history/api-history.ts'
import { createSinceLookup } from './history/since.ts'
import { buildThemeFiles, getThemeStamp } from './theme-files.ts'

const SHARED_OPTION = /^(g2plot\/Options|g2plot-react\/BaseChartProps|react\/\w+)\./

/** The documented library, as features see it. To document another library, replace this folder. */
export const library = {
  /** Names for messages. */
  examples: { component: 'LineChart', demo: 'line-basic' },
  /** Packages that a demo may import. */
  demoPackages: DEMO_PACKAGES,
  /** Packages that affect the look of a chart. */
  chartPackages: ['@opd/g2plot-react', '@antv/g2plot', '@antv/g-svg'],
  /** Components that move all the time. */
  movingComponents: ['LiquidChart'],
  /** The module that every demo imports first, as an application does in its entry. */
  demoSetup: '/src/library/client/engine/prepare-charts.ts',
  /** The chart theme as files for applications, and a text that changes when it is edited. */
  buildThemeFiles,
  getThemeStamp,
  /** The names, types and defaults of all options. */
  readOptions: readLibrary,
  /** Which shared options have no effect in which component. */
  readEffects: readOptionEffects,
  checkEffects: (effects: OptionEffects) => checkEffectVersions(effects, listEngineVersions()),
  /** What each published version added, removed and changed. */
  readHistory: readApiHistory,
  checkHistory: checkHistoryVersions,
  /** Finds the release that introduced an option. */
  createSinceLookup,
  /** The names of the packages with a history, for visitors. */
  historyNames: { engine: 'G2Plot', wrapper: 'G2Plot React' },
  /** The id of the options object with the options that all components share. */
  commonOptions: 'Options',
  /** Components without their own page. */
  componentsWithoutPage: ['BaseChart'],
  /** True if an option is declared once for all components. */
  isSharedOption: (option: { key: string } | undefined): boolean => SHARED_OPTION.test(option?.key ?? ''),
  /** The key under which a component can have its own description of a shared option. */
  getOwnDescriptionKey(component: string, option: string): string | undefined {
    // LineChart, legend -> g2plot/line/LineOptions.legend
    const [, name] = /^(\w+)Chart$/.exec(component) ?? []
    return name && `g2plot/${kebabCase(name)}/${name}Options.${option}`
  },
  /** The component for a plot that is named in options, such as a layer of a mix chart: DualAxesChart for dual-axes. */
  getPlotComponent: (type: string): string =>
    `${type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Chart`,
  /** True if a text in an object, such as `type: 'line'`, says that the object is this one of several. */
  isNamedVariant: (object: string, text: string): boolean =>
    // LineOption, GeometryLineOption, ShapeAnnotationOption, RegionPositionBaseOption
    new RegExp(`^(?:Geometry)?${text}(?:Annotation|PositionBase)?Option$`, 'i').test(object),
  /** The position of an option in the table of a component: lower ranks are first. */
  rankOption({ name, required }: { name: string; required?: boolean }): number {
    if (name === 'data') return 0
    if (required) return 1
    return /Fields?$/.test(name) && !name.startsWith('raw') ? 2 : 3
  },
  search: {
    /** Tables whose options have their own addresses, besides those of the components. */
    tables: [{ id: 'Options', label: '' }, { id: 'Plot', label: 'plot' }, { id: 'ShapeAttrs' }, { id: 'TextStyle' }],
    /** Options objects with so many uses that search finds them only in their own table. */
    generic: ['ShapeAttrs', 'TextStyle'],
    /** Options objects whose descriptions are not searched, because the option names are enough. */
    withoutText: ['StyleSheet'],
  },
}
