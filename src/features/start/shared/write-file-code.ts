import { code, quote, splitLines, toIdentifier } from '../../../core/shared/code-text.ts'
import { writeCsvParser, writeLoader } from './code-loader.ts'
import { indent } from './code-text.ts'
import type { DataTable } from './data-table.ts'
import type { Recommendation } from './recommend.ts'
import { getPlan, planCode, separate, writeModule, writeStep, type CodeFile } from './write-code.ts'

/** Writes the code of a chart that loads the file of the visitor. Most visitors do not need it, so it loads later. */
export function writeFileCode(
  table: DataTable,
  recommendation: Recommendation,
  fileName = `data.${table.source}`,
): CodeFile[] {
  const { plan, steps, settings, functions } = planCode(getPlan(table, recommendation))
  const chart = toIdentifier(plan.info.chart)
  const { data: kind } = plan.definition
  const result = kind === 'share' ? code`percent` : code`data`
  const prepare =
    steps.length > 0
      ? [
          code`function prepareData(rows: Row[]) {`,
          ...indent(separate([...steps.map(writeStep), [code`return ${result}`]])),
          code`}`,
        ]
      : []
  const prop = kind === 'twice' ? code`data={[data, data]}` : code`${result}={${result}}`
  const type = steps.length > 0 ? code`ReturnType<typeof prepareData>` : code`Awaited<ReturnType<typeof loadRows>>`
  const source = writeModule([
    [
      code`import { useEffect, useState } from 'react'`,
      code`import { ${chart}, type ${chart}Props } from '@opd/g2plot-react'`,
      code`import { loadRows${steps.length > 0 ? code`, type Row` : code``} } from './load-rows'`,
    ],
    [code`// The address of your file.`, code`const url = ${quote(getAddress(fileName))}`],
    prepare,
    settings.constants,
    [code`const config: Omit<${chart}Props, '${result}'> = {`, ...indent(settings.lines), code`}`],
    [
      code`export default function MyChart() {`,
      code`  const [${result}, setData] = useState<${type}>()`,
      code`  const [error, setError] = useState<string>()`,
      code``,
      code`  useEffect(() => {`,
      code`    let isCurrent = true`,
      code`    loadRows(url).then(`,
      code`      (rows) => isCurrent && setData(${steps.length > 0 ? code`prepareData(rows)` : code`rows`}),`,
      code`      (reason: unknown) => isCurrent && setError(String(reason)),`,
      code`    )`,
      code`    return () => {`,
      code`      isCurrent = false`,
      code`    }`,
      code`  }, [])`,
      code``,
      code`  if (error !== undefined) return <p role="alert">{error}</p>`,
      code`  if (${result} === undefined) return <p>Loading…</p>`,
      code`  return <${chart} {...config} ${prop} />`,
      code`}`,
    ],
    ...functions.map(splitLines),
  ])
  return [
    { name: 'my-chart.tsx', source },
    { name: 'load-rows.ts', source: writeLoader(table, plan) },
    ...(table.source === 'csv' ? [{ name: 'parse-csv.ts', source: writeCsvParser() }] : []),
  ]
}

/** The address of a file next to the page. Nothing in the name of the file can lead to another folder or server. */
const getAddress = (fileName: string): string =>
  `/${Array.from(fileName, (character) =>
    /[\p{L}\p{M}\p{N}._~()!-]/u.test(character)
      ? character
      : encodeURIComponent(character.replace(/\p{Cs}/u, '\uFFFD')),
  ).join('')}`
