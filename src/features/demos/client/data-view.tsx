import { useEffect, useRef, useState } from 'react'
import { copyText } from '../../../core/client/browser/clipboard.ts'
import { formatCsv, type TextTable } from '../../../core/shared/format-csv.ts'
import { actionText } from '../shared/texts/actions.ts'
import type { Card } from './card.ts'
import { buildTables, countRows } from './live/data-table.ts'
import { findPlots } from './live/find-plots.ts'

/** The number of rows that are shown. The copied text has all of them. */
const MAX_ROWS = 200

/** The data behind the charts of a demo, as tables. */
export function DataView({ card }: { card: Card }) {
  const tables = findPlots(card.live).flatMap(({ plot }) => buildTables(plot.options))
  const view = useRef<HTMLElement>(null)
  // the code above it may be long
  useEffect(() => {
    view.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={view} className="data-view" aria-label={actionText('demo.data', { title: card.demo.title })}>
      {tables.map((table, index) => (
        <Table key={index} table={table} title={card.demo.title} />
      ))}
    </section>
  )
}

function Table({ table, title }: { table: TextTable; title: string }) {
  const [copied, setCopied] = useState(false)
  const { columns, rows } = table
  const alignment = columns.map((_, index) => (rows.every((row) => isNumber(row[index])) ? 'number' : undefined))
  return (
    <>
      <p className="data-bar">
        <span>{countRows(rows.length)}</span>
        <button type="button" className="button" onClick={() => void copyText(formatCsv(table)).then(setCopied)}>
          {actionText(copied ? 'demo.csv.done' : 'demo.csv')}
        </button>
      </p>
      <div className="data-scroll" tabIndex={0} role="region" aria-label={actionText('demo.data', { title })}>
        <table>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={column} scope="col" className={alignment[index]}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MAX_ROWS).map((row, index) => (
              <tr key={index}>
                {row.map((value, column) => (
                  <td key={column} className={alignment[column]}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const isNumber = (value = ''): boolean => value === '' || Number.isFinite(Number(value))
