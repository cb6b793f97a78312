import { Select } from '../../../../core/client/controls/select.tsx'
import type { ColumnKind } from '../../shared/data-table.ts'
import { pageText, type PageText } from '../../shared/texts/page.ts'
import { formatCount } from '../../shared/format-count.ts'
import { SHOWN_COLUMNS, type Reading } from '../session/session.ts'

interface Props {
  reading: Reading
  isInert: boolean
  onKind: (column: string, kind: ColumnKind) => void
}

const KINDS: ColumnKind[] = ['number', 'time', 'category', 'ordered', 'id']
const SHOWN_PROBLEMS = 6

const DELIMITERS: Record<string, PageText> = {
  ',': 'start.delimiter.comma',
  ';': 'start.delimiter.semicolon',
  '\t': 'start.delimiter.tab',
  '|': 'start.delimiter.bar',
}

/** The table that was understood. The visitor corrects the types of its columns here. */
export function TableView({ reading, isInert, onKind }: Props) {
  const { columns, rowCount, rows, problems } = reading
  const shown = columns.slice(0, SHOWN_COLUMNS)
  return (
    <section className="start-table" inert={isInert}>
      <h2>{pageText('start.table')}</h2>
      <p className="start-facts">{describe(reading)}</p>
      {problems.length > 0 && (
        <details className="start-problems" open={problems.length <= SHOWN_PROBLEMS}>
          <summary>{pageText('start.problems', { count: problems.length })}</summary>
          <ul>
            {problems.map((problem, index) => (
              <li key={index}>{problem}</li>
            ))}
          </ul>
        </details>
      )}
      <div className="start-scroller" tabIndex={0} role="region" aria-label={pageText('start.table')}>
        <table>
          <thead>
            <tr>
              {shown.map(({ name, kind, missing }) => (
                <th key={name} scope="col" data-kind={kind}>
                  <span title={name}>{name}</span>
                  <Select
                    aria-label={pageText('start.kind', { name })}
                    value={kind}
                    onChange={(value) => onKind(name, value as ColumnKind)}
                  >
                    {KINDS.map((value) => (
                      <option key={value} value={value}>
                        {pageText(`start.type.${value}`)}
                      </option>
                    ))}
                  </Select>
                  <small>{missing > 0 ? pageText('start.missing', { count: formatCount(missing) }) : ''}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column} data-kind={shown[column]?.kind}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {(rowCount > rows.length || columns.length > shown.length) && (
        <p className="start-facts">{pageText('start.more', countCells(rows.length, shown.length))}</p>
      )}
    </section>
  )
}

/** `1 row`, `20,000 columns` */
const countCells = (rows: number, columns: number): { rows: string; columns: string } => ({
  rows: pageText(rows === 1 ? 'start.rows.one' : 'start.rows.other', { count: formatCount(rows) }),
  columns: pageText(columns === 1 ? 'start.columns.one' : 'start.columns.other', { count: formatCount(columns) }),
})

function describe({ columns, rowCount, source, delimiter }: Reading): string {
  const size = pageText('start.facts', countCells(rowCount, columns.length))
  const separator = DELIMITERS[delimiter ?? '']
  if (source === 'json') return `${size} ${pageText('start.json')}`
  return separator && columns.length > 1 ? `${size} ${pageText(separator)}` : size
}
