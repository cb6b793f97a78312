import { pick } from 'es-toolkit'
import { z } from 'zod'
import { EMPTY, filterExamples, listRemovable, type Selection } from '../../../src/features/examples/shared/index.ts'
import type { Data, Demo } from '../data.ts'
import { findChart, InputError, simplify, suggestSimilar } from '../names.ts'
import { defineTool, formatCode, formatLine, type ToolResult } from './tool.ts'

const MAX_DEMOS = 20

const text = (description: string) => z.string().trim().min(1).max(200).optional().describe(description)

function showDemo(data: Data, id: string): ToolResult {
  const demo = data.demos.find((one) => one.id === id)
  if (!demo) {
    const candidates = data.demos.map((one) => ({ id: one.id, names: [one.id, one.title] }))
    throw new InputError(`There is no demo "${id}".${suggestSimilar([id], candidates)}`)
  }
  return {
    text: [
      `# ${demo.title}`,
      demo.description,
      ...demo.files.map(({ name, source }) => formatCode(name, source.replace(/^\/\*\*[\s\S]*?\*\/\s*/, ''))),
      data.site.url + demo.link,
    ].join('\n\n'),
    structured: { id, files: demo.files, url: data.site.url + demo.link },
  }
}

/** Finds a tag by its id or its name: `reference-line`, `Reference line`. */
function findTag(tags: Record<string, string>, kind: string, wanted: string): string {
  const found = Object.entries(tags).find((tag) => tag.some((name) => simplify(name) === simplify(wanted)))
  if (found) return found[0]
  const candidates = Object.entries(tags).map(([id, name]) => ({ id, names: [id, name] }))
  throw new InputError(
    `There is no ${kind} "${wanted}".${suggestSimilar([wanted], candidates)} Known: ${Object.keys(tags).join(', ')}.` +
      ' For anything else, use `words`.',
  )
}

const createLine = ({ id, title, description, feature }: Demo): string =>
  `- \`${id}\`: ${title}. ${formatLine(description)}${feature.length > 0 ? ` [${feature.join(', ')}]` : ''}`

export const findDemo = defineTool({
  name: 'find_demo',
  title: 'Find demos',
  description:
    'Finds running examples by chart, option ("xAxis.label"), feature ("reference-line", "stacked", "drill-down", "live-data"), shape of data ("time-series", "hierarchy") or words. All filters must match. Pass an id to get the complete code of a demo.',
  input: {
    id: text('Id of a demo, to get its code'),
    chart: text('Name of a chart, for example "area"'),
    option: text('Path of an option or a part of it'),
    feature: text('Feature that the demo shows'),
    data: text('Shape of its data'),
    words: text('Words of its title, description or keywords'),
    limit: z.number().int().min(1).max(MAX_DEMOS).default(10),
  },
  run({ id, chart, option, feature, data: shape, words, limit }, data) {
    if (id !== undefined) return showDemo(data, id)
    const selection: Selection = {
      ...EMPTY,
      ...(chart === undefined ? {} : { chart: findChart(data, chart).id }),
      ...(option === undefined ? {} : { option }),
      ...(feature === undefined ? {} : { feature: findTag(data.tags.feature, 'feature', feature) }),
      ...(shape === undefined ? {} : { data: findTag(data.tags.data, 'shape of data', shape) }),
      ...(words === undefined ? {} : { text: words }),
    }
    const found = filterExamples(data.demos, selection) as Demo[]
    const shown = found.slice(0, limit)
    const more = found.length > limit ? [`${found.length - limit} more. Add a filter, or raise limit.`] : []
    const removable = listRemovable(data.demos, selection).map(
      ({ filter, count }) => `- without ${filter === 'text' ? 'words' : filter}: ${count}`,
    )
    const none = ['No demo matches all filters.', ...removable]
    return {
      text: (found.length > 0 ? [...shown.map(createLine), ...more] : none).join('\n'),
      structured: {
        count: found.length,
        demos: shown.map((demo) => ({ ...pick(demo, ['id', 'title', 'chart']), url: data.site.url + demo.link })),
      },
    }
  },
})
