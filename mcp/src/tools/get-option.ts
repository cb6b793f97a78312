import { compact, groupBy, pick } from 'es-toolkit'
import { z } from 'zod'
import type { ApiOption } from '../../../src/features/machine-readable/node/index.ts'
import type { Chart, Data } from '../data.ts'
import { findChart } from '../names.ts'
import { findOption, listChildren } from '../options.ts'
import { defineTool, formatLine } from './tool.ts'

const MAX_CHILDREN = 40
const MAX_DEMOS = 12

const formatValues = (values: (string | number)[]): string => values.map((value) => JSON.stringify(value)).join(', ')

const describe = (row: ApiOption): string =>
  [
    row.description,
    '',
    `- Type: \`${formatLine(row.type)}\``,
    ...(row.required ? ['- Required'] : []),
    ...(row.default === undefined ? [] : [`- Default: ${formatLine(row.default)}`]),
    ...(row.values ? [`- Values: ${formatValues(row.values)}`] : []),
    ...(row.since === undefined ? [] : [`- Since: ${row.since}`]),
  ].join('\n')

/** Describes an option once for all objects in which it is the same. */
function describeRows(rows: ApiOption[]): string[] {
  return Object.entries(groupBy(rows, describe)).map(([text, same]) => {
    const names = compact(same.map(({ variant }) => variant))
    return names.length > 0 ? `In ${names.join(', ')}:\n\n${text}` : text
  })
}

const getName = (row: ApiOption | undefined, base: string): string => row?.path.slice(base.length + 1) ?? ''

/** The known values of the options, each name once: `type`: "line", "text". */
function listValues(rows: ApiOption[], base: string): string[] {
  const lines = rows.flatMap((row) => (row.values ? [`- \`${getName(row, base)}\`: ${formatValues(row.values)}`] : []))
  return lines.length > 0 ? [`Known values:\n${[...new Set(lines)].join('\n')}`] : []
}

/** The options inside an option. If its value can be one of many objects, only their names. */
function listInner(children: ApiOption[], path: string, base: string): string[] {
  const getPath = (row: ApiOption) => path + row.path.slice(base.length)
  const variants = Object.entries(groupBy(children, ({ variant = '' }) => variant))
  if (children.length > MAX_CHILDREN && variants.length > 1)
    return [
      `Names only. Pass a path such as \`${path}.${getName(children[0], base)}\` for more.`,
      variants
        .map(([variant, rows]) => `- ${variant}: ${rows.map((row) => `\`${getName(row, base)}\``).join(', ')}`)
        .join('\n'),
      ...listValues(children, base),
    ]
  const lines = children.slice(0, MAX_CHILDREN).map((row) => {
    const variant = row.variant === undefined ? '' : ` (${row.variant})`
    return `- \`${getPath(row)}\`${variant}: \`${formatLine(row.type)}\`. ${formatLine(row.description)}`
  })
  const more = children.length - lines.length
  return [lines.join('\n'), ...(more > 0 ? [`${more} more are not shown.`] : [])]
}

/** The demos that set the option, those of the chart first. */
const listDemos = (rows: ApiOption[], chart: Chart, path: string, { demos }: Data): string[] => [
  ...new Set([
    ...demos.filter((demo) => demo.chart === chart.id && demo.option.includes(path)).map(({ id }) => id),
    ...rows.flatMap((row) => row.usedIn ?? []),
  ]),
]

export const getOption = defineTool({
  name: 'get_option',
  title: 'Read about an option',
  description:
    'Returns the type, default, description and known values of an option of a chart, the options inside it, and the demos that use it. An option is a path such as "xAxis.label.formatter". Leave out names of fields: "meta.formatter".',
  input: {
    chart: z.string().trim().min(1).max(60).describe('Name of the chart, for example "line"'),
    option: z.string().trim().min(1).max(200).describe('Path of the option'),
  },
  run({ chart: name, option }, data) {
    const chart = findChart(data, name)
    const { path, rows } = findOption(chart, option)
    const children = listChildren(chart, path)
    const base = rows[0]?.sameAs ?? rows[0]?.path ?? path
    const usedIn = listDemos(rows, chart, path, data)
    const address = `${data.site.url}${chart.route}#${rows[0]?.id ?? ''}`
    const inner = listInner(children, path, base)
    const text = [
      `## ${chart.name}: ${path}`,
      ...describeRows(rows),
      ...(inner.length > 0 ? ['### Options inside it', ...inner] : []),
      ...(usedIn.length > 0 ? [`Demos: ${usedIn.slice(0, MAX_DEMOS).join(', ')}`] : []),
      address,
    ].join('\n\n')
    return {
      text,
      structured: {
        component: chart.name,
        path,
        rows: rows.map((row) => pick(row, ['type', 'description', 'default', 'required', 'values', 'variant'])),
        options: [...new Set(children.map((row) => path + row.path.slice(base.length)))],
        demos: usedIn,
        url: address,
      },
    }
  },
})
