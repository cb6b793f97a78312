import { PARSE_CSV, writeLoader } from './code-loader.ts'
import { indent, quote } from './code-text.ts'
import type { DataTable } from './data-table.ts'
import type { Recommendation } from './recommend.ts'
import { getPlan, planCode, separate, writeStep, type CodeFile } from './write-code.ts'

/** Writes the code of a chart that loads the file of the visitor. Most visitors do not need it, so it loads later. */
export function writeFileCode(
  table: DataTable,
  recommendation: Recommendation,
  fileName = `data.${table.source}`,
): CodeFile[] {
  const { plan, steps, settings, declarations } = planCode(getPlan(table, recommendation))
  const { chart } = plan.info
  const isPercent = steps.at(-1)?.name === 'percent'
  const result = isPercent ? 'percent' : 'data'
  const prepare =
    steps.length > 0
      ? [
          `function prepareData(rows: Row[]) {`,
          ...indent(separate([...steps.map(writeStep), [`return ${result}`]])),
          '}',
        ]
      : []
  const prop = chart === 'DualAxesChart' ? 'data={[data, data]}' : `${result}={${result}}`
  const source = separate([
    [
      `import { useEffect, useState } from 'react'`,
      `import { ${chart}, type ${chart}Props } from '@opd/g2plot-react'`,
      `import { loadRows${steps.length > 0 ? ', type Row' : ''} } from './load-rows'`,
    ],
    ['// The address of your file.', `const url = ${quote(`/${fileName.replace(/^\/+/, '')}`)}`],
    declarations,
    prepare,
    settings.constants,
    [`const config: Omit<${chart}Props, '${result}'> = {`, ...indent(settings.lines), '}'],
    [
      'export default function MyChart() {',
      `  const [${result}, setData] = useState<${steps.length > 0 ? 'ReturnType<typeof prepareData>' : 'Awaited<ReturnType<typeof loadRows>>'}>()`,
      '  const [error, setError] = useState<string>()',
      '',
      '  useEffect(() => {',
      '    let isCurrent = true',
      '    loadRows(url).then(',
      `      (rows) => isCurrent && setData(${steps.length > 0 ? 'prepareData(rows)' : 'rows'}),`,
      '      (reason: unknown) => isCurrent && setError(String(reason)),',
      '    )',
      '    return () => {',
      '      isCurrent = false',
      '    }',
      '  }, [])',
      '',
      '  if (error !== undefined) return <p role="alert">{error}</p>',
      `  if (${result} === undefined) return <p>Loading…</p>`,
      `  return <${chart} {...config} ${prop} />`,
      '}',
      '',
    ],
  ])
  return [
    { name: 'my-chart.tsx', source: source.join('\n') },
    { name: 'load-rows.ts', source: writeLoader(table, plan) },
    ...(table.source === 'csv' ? [{ name: 'parse-csv.ts', source: PARSE_CSV }] : []),
  ]
}
