import { listChartsWith } from '../../../library/charts/index.ts'
import type { DataShape, ExampleFeature } from '../shared/filters.ts'

/** What the rules look at. */
export interface DemoFacts {
  /** The options that the demo sets, as paths such as `xAxis.label.formatter`, with their literal values. */
  options: Map<string, string[]>
  /** The components that it draws, also as layers of another one. */
  components: string[]
  keywords: string[]
  /** The code of all its files. */
  code: string
}

/** A feature that a demo shows. One match is enough. */
interface FeatureRule {
  id: ExampleFeature
  /** Options that are set to something else than `false`. */
  options?: string[]
  keywords?: RegExp
  code?: RegExp
}

/** The features, in the order of the filter. */
const FEATURES: FeatureRule[] = [
  { id: 'labels', options: ['label'], keywords: /^data labels?$/ },
  { id: 'legend', options: ['legend'] },
  {
    id: 'tooltip',
    options: ['customContent', 'customItems', 'formatter', 'domStyles'].map((name) => `tooltip.${name}`),
  },
  { id: 'annotation', options: ['annotations'] },
  { id: 'reference-line', keywords: /^(?:threshold|target|goal|limit|mean|median)( line)?$|reference line|zero line/ },
  { id: 'axis-labels', options: ['xAxis.label', 'yAxis.label'] },
  { id: 'axis-title', options: ['xAxis.title', 'yAxis.title'] },
  { id: 'log-scale', keywords: /log scale/ },
  { id: 'stacked', options: ['isStack', 'stackField'], keywords: /^stacked\b/ },
  { id: 'grouped', options: ['isGroup'], keywords: /^grouped\b/ },
  { id: 'percent', options: ['isPercent'], keywords: /100%/ },
  { id: 'sorted', keywords: /^(?:sort|sorted|ranking)$/ },
  { id: 'negative-values', keywords: /negative/ },
  { id: 'missing-values', options: ['connectNulls'], keywords: /missing|^gaps?$|^null$/ },
  { id: 'slider', options: ['slider'] },
  { id: 'scrollbar', options: ['scrollbar'] },
  { id: 'brush', options: ['brush'], keywords: /^brush/ },
  { id: 'drill-down', options: ['drilldown'], keywords: /drill-?down/ },
  { id: 'highlight', options: ['interactions', 'state'], keywords: /^highlight|^hover/ },
  { id: 'events', keywords: /^(?:click|event)/, code: /\.on\('/ },
  { id: 'react-state', keywords: /react state/i, code: /\buse(?:State|Reducer)\b/ },
  { id: 'animation', options: ['animation'], keywords: /^animation/ },
  { id: 'live-data', keywords: /^live\b|real-?time|streaming/, code: /\bsetInterval\(/ },
  { id: 'large-data', keywords: /large data|many points|performance|thousand/ },
  { id: 'pattern', options: ['pattern'], keywords: /pattern fill/ },
  { id: 'gradient', keywords: /gradient/, code: /'l\(\d+\)/ },
  { id: 'conditional-color', keywords: /conditional color|color function/ },
  { id: 'small-multiples', keywords: /small multiples|^panels?$/ },
  { id: 'theme', options: ['theme'] },
]

export const FEATURE_IDS = FEATURES.map(({ id }) => id)

export function findFeatures({ options, keywords, code }: DemoFacts): ExampleFeature[] {
  const isSet = (path: string) => {
    const values = options.get(path)
    return values !== undefined && (values.length === 0 || values.some((value) => !/^(?:false|null)$/.test(value)))
  }
  return FEATURES.filter(
    (rule) => rule.options?.some(isSet) || keywords.some((word) => rule.keywords?.test(word)) || rule.code?.test(code),
  ).map(({ id }) => id)
}

/** A shape of data. The first rule that matches decides. */
interface ShapeRule {
  id: DataShape
  /** One of these options is set. */
  options?: string[]
  /** One of these components is drawn, if their options don't tell. */
  components?: string[]
  code?: RegExp
  /** The x axis shows dates. */
  hasTime?: true
  /** The rows belong to several series. */
  hasSeries?: true
}

const SHAPES: ShapeRule[] = [
  { id: 'single-value', options: ['percent'] },
  { id: 'flow', options: ['sourceField', 'targetField'] },
  { id: 'sets', options: ['setsField'] },
  { id: 'hierarchy', code: /\bchildren: ?\[/ },
  { id: 'hierarchy', components: listChartsWith('tree') },
  { id: 'raw-values', options: ['binField'], components: ['ViolinChart'] },
  { id: 'number-list', components: listChartsWith('values') },
  { id: 'two-measures', components: ['ScatterChart'] },
  { id: 'time-series', hasTime: true, hasSeries: true },
  { id: 'time', hasTime: true },
  { id: 'two-categories', components: ['HeatmapChart', 'BidirectionalBarChart'] },
  { id: 'two-categories', hasSeries: true },
  { id: 'one-category' },
]

export const SHAPE_IDS = [...new Set(SHAPES.map(({ id }) => id))]

const TIME_NAME = /^(?:date|day|week|month|quarter|year|season|hour|time|minute|second)s?$/i
const SERIES_FIELDS = ['seriesField', 'stackField', 'groupField', 'compareField']

export function findShape({ options, components, code }: DemoFacts): DataShape {
  const xFields = options.get('xField') ?? []
  const hasTime = xFields.some((field) => TIME_NAME.test(field) || hasDates(code, field))
  const hasSeries = SERIES_FIELDS.some((name) => options.get(name)?.some((field) => !xFields.includes(field)))
  const rule = SHAPES.find(
    (shape) =>
      (!shape.hasTime || hasTime) &&
      (!shape.hasSeries || hasSeries) &&
      (!shape.code || shape.code.test(code)) &&
      ((!shape.options && !shape.components) ||
        shape.options?.some((name) => options.has(name)) ||
        shape.components?.some((name) => components.includes(name))),
  )
  return rule?.id ?? 'one-category'
}

/** Whether the rows have dates or years in a field: `{ month: '2024-01' }`. */
const hasDates = (code: string, field: string): boolean =>
  new RegExp(`\\b${field}: ?'(?:19|20)\\d\\d(?:'|-\\d\\d)`).test(code)
