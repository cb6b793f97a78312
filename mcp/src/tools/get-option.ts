import { z } from 'zod'
import type { ApiOption } from '../../../src/features/machine-readable/node/api-schema.ts'
import { findChart } from '../names.ts'
import { findOption, listChildren } from '../options.ts'
import { defineTool, formatLine } from './tool.ts'

const MAX_CHILDREN = 80
const MAX_DEMOS = 12

const describe = (row: ApiOption, path: string): string =>
  [
    `### \`${path}\`${row.variant === undefined ? '' : ` in ${row.variant}`}`,
    '',
    row.description,
    '',
    `- Type: \`${formatLine(row.type)}\``,
    ...(row.required ? ['- Required'] : []),
    ...(row.default === undefined ? [] : [`- Default: ${formatLine(row.default)}`]),
    ...(row.values ? [`- Values: ${row.values.map((value) => JSON.stringify(value)).join(', ')}`] : []),
    ...(row.since === undefined ? [] : [`- Since: ${row.since}`]),
  ].join('\n')

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
    const usedIn = [...new Set(rows.flatMap((row) => row.usedIn ?? []))]
    const address = `${data.site.url}${chart.route}#${rows[0]?.id ?? ''}`
    const inner = children.slice(0, MAX_CHILDREN).map((row) => {
      const inPath = path + row.path.slice(base.length)
      const variant = row.variant === undefined ? '' : ` (${row.variant})`
      return `- \`${inPath}\`${variant}: \`${formatLine(row.type)}\`. ${formatLine(row.description)}`
    })
    const text = [
      `## ${chart.name}: ${path}`,
      ...rows.map((row) => describe(row, path)),
      ...(inner.length > 0 ? ['### Options inside it', inner.join('\n')] : []),
      ...(children.length > MAX_CHILDREN ? [`${children.length - MAX_CHILDREN} more are not shown.`] : []),
      ...(usedIn.length > 0 ? [`Demos: ${usedIn.slice(0, MAX_DEMOS).join(', ')}`] : []),
      address,
    ].join('\n\n')
    return {
      text,
      structured: {
        component: chart.name,
        path,
        rows: rows.map(({ type, description, default: value, required, values, variant }) => ({
          type,
          description,
          default: value,
          required,
          values,
          variant,
        })),
        options: [...new Set(children.map((row) => path + row.path.slice(base.length)))],
        demos: usedIn,
        url: address,
      },
    }
  },
})
