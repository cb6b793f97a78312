import { useId, useState } from 'react'
import { printTable, readTable } from '../../shared/data-code/csv-table.ts'
import type { FoundData, Table } from '../../shared/data-code/table.ts'
import { dataText } from '../../shared/texts/data-texts.ts'
import { describeLine } from './describe-problem.ts'

interface Props {
  data: FoundData
  onChange: (table: Table, group?: string) => void
}

/** What the visitor typed, and the CSV of the code that belongs to it. */
interface Draft {
  text: string
  csv: string
  problem?: string
}

/** Edits the data as CSV. Each valid change of the text changes the code. */
export function CsvField({ data, onChange }: Props) {
  const id = useId()
  const csv = printTable(data)
  const [draft, setDraft] = useState<Draft>()
  // after a change of the code by something else, the text is that of the code
  const current: Draft = draft?.csv === csv ? draft : { text: csv, csv }
  const type = (text: string) => {
    const table = readTable(text, data)
    if ('problem' in table) {
      setDraft({ text, csv, problem: describeLine(table) })
      return
    }
    setDraft({ text, csv: printTable(table) })
    onChange(table, 'data csv')
  }
  return (
    <>
      <textarea
        className="data-csv"
        aria-label={dataText('data.csv', { name: data.name })}
        aria-describedby={id}
        aria-invalid={current.problem !== undefined}
        rows={14}
        spellCheck={false}
        autoCapitalize="off"
        wrap="off"
        value={current.text}
        onChange={({ target }) => type(target.value)}
      />
      <p className="data-message" role="status">
        {current.problem}
      </p>
      <p id={id} className="data-note">
        {dataText('data.csv.hint')}
      </p>
    </>
  )
}
