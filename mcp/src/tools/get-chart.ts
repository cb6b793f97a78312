import { partition } from 'es-toolkit'
import { z } from 'zod'
import type { ApiOption } from '../../../src/features/machine-readable/node/index.ts'
import { findChart, findPage } from '../names.ts'
import { findSection, splitSections } from '../sections.ts'
import { defineTool, formatLine } from './tool.ts'

const SECTIONS = ['Use it when', 'Use instead', 'Your data', 'Good to know']

/** The first sentence. */
const getFirstSentence = (text: string): string => /^.+?[.!?](?= |$)/.exec(formatLine(text))?.[0] ?? formatLine(text)

const formatOption = ({ path, type, required, default: value, description }: ApiOption): string =>
  `- \`${path}\`${required ? ' (required)' : ''}: \`${formatLine(type)}\`${value === undefined ? '' : `, default ${formatLine(value)}`}. ${getFirstSentence(description)}`

export const getChart = defineTool({
  name: 'get_chart',
  title: 'Read about a chart',
  description:
    'Returns what you need to use a chart: when to use it, the data format, the code of its first demo, its options of the top level, pitfalls, and the ids of its demos. Accepts "line", "LineChart" or another name such as "donut".',
  input: { chart: z.string().trim().min(1).max(60).describe('Name of the chart') },
  run({ chart: name }, data) {
    const chart = findChart(data, name)
    const { page } = findPage(data, chart.route)
    const [intro] = splitSections(page.markdown)
    const top = chart.options.filter(({ path }) => !path.includes('.'))
    const [ignored, effective] = partition(top, (option) => option.ignored === true)
    const demos = data.demos.filter((demo) => demo.chart === chart.id)
    const text = [
      intro?.text.trim(),
      ...SECTIONS.map((title) => findSection(page, title).trim()).filter((part) => part !== ''),
      '## Options',
      'Use get_option for details and nested options.',
      effective.map(formatOption).join('\n'),
      `Ignored by this chart: ${ignored.map(({ path }) => `\`${path}\``).join(', ')}.`,
      '## Demos',
      'Use find_demo with an id for the code.',
      demos.map(({ id, title, description }) => `- \`${id}\`: ${title}. ${formatLine(description)}`).join('\n'),
    ].join('\n\n')
    return {
      text,
      structured: {
        component: chart.name,
        page: data.site.url + chart.route,
        required: top.filter(({ required }) => required).map(({ path }) => path),
        options: top.map(({ path }) => path),
        demos: demos.map(({ id }) => id),
      },
    }
  },
})
