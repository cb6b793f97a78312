import { kebabCase } from '../../core/shared/kebab-case.ts'
import { rankOption } from '../shared/option-names.ts'
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
  /** What the code of a visitor can import. Every export makes the chart engine larger for all visitors. */
  availableExports: {
    '@opd/g2plot-react': /Chart$/,
    '@antv/g2plot': /^(?:(?!G2$|Lab$|P$|FUNNEL)[A-Z]\w*|measureTextWidth|registerLocale)$/,
    '@antv/g2': /^(?:register\w+|get\w+|Action|Chart|Interaction|View)$/,
  } as Record<string, RegExp>,
  /** The export of a package that is all of another package as one object. */
  exportedPackage: { package: '@antv/g2plot', name: 'G2', content: '@antv/g2' },
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
  rankOption,
  search: {
    /** Tables whose options have their own addresses, besides those of the components. */
    tables: [{ id: 'Options', label: '' }, { id: 'Plot', label: 'plot' }, { id: 'ShapeAttrs' }, { id: 'TextStyle' }],
    /** Options objects with so many uses that search finds them only in their own table. */
    generic: ['ShapeAttrs', 'TextStyle'],
    /** Options objects whose descriptions are not searched, because the option names are enough. */
    withoutText: ['StyleSheet'],
  },
}
