import { useMemo, useState, useId } from 'react'
import { Segments } from '../../../../core/client/controls/segments.tsx'
import { Select } from '../../../../core/client/controls/select.tsx'
import type { SourceFile, TextEdit } from '../../shared/code-file.ts'
import { findData, isReadable } from '../../shared/data-code/find-data.ts'
import type { FoundData, Table } from '../../shared/data-code/table.ts'
import { writeData } from '../../shared/data-code/write-data.ts'
import { dataText } from '../../shared/texts/data-texts.ts'
import './data.css'
import { DataGrid } from './data-grid.tsx'
import { printTable, readTable, describeLine } from '../../shared/data-code/csv.ts'

interface Props {
  files: SourceFile[]
  onEdit: (file: string, edit: TextEdit, group?: string) => void
}

const getId = ({ file, name }: FoundData) => `${file} ${name}`

/** Edits the data in the code as a table or as CSV. */
export function DataPane({ files, onEdit }: Props) {
  const [chosen, setChosen] = useState<string>()
  const [view, setView] = useState<'table' | 'csv'>('table')
  const [last, setLast] = useState<FoundData>()
  const all = useMemo(() => findData(files), [files])
  const found = all.find((data) => getId(data) === chosen) ?? all.find(({ name }) => name === 'data') ?? all[0]
  // code with a syntax error has no data, so the table stays as it was
  const lastFile = files.find(({ name }) => name === last?.file)
  const isBroken = lastFile !== undefined && !isReadable(lastFile)
  if (!isBroken && found !== last) setLast(found)
  const shown = isBroken ? last : found
  if (!shown) return <p className="data-note">{dataText(files.every(isReadable) ? 'data.none' : 'data.broken')}</p>

  const change = (table: Table, group?: string) => {
    const file = files.find(({ name }) => name === shown.file)
    const edit = file && writeData(file.source, shown, table)
    if (edit) onEdit(shown.file, edit, group)
  }
  const View = view === 'table' ? DataGrid : CsvField
  return (
    <fieldset className="data-pane" disabled={isBroken}>
      <div className="data-head">
        {all.length > 1 && (
          <Select aria-label={dataText('data.choose')} value={getId(shown)} onChange={setChosen}>
            {all.map((data) => (
              <option key={getId(data)} value={getId(data)}>
                {data.name}
              </option>
            ))}
          </Select>
        )}
        <Segments
          label={dataText('data.view')}
          value={view}
          options={{ table: dataText('data.view.table'), csv: dataText('data.view.csv') }}
          onChange={(name) => setView(name === 'csv' ? 'csv' : 'table')}
        />
      </div>
      {isBroken && <p className="data-note">{dataText('data.broken')}</p>}
      <View key={getId(shown)} data={shown} onChange={change} />
    </fieldset>
  )
}

interface CsvProps {
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
export function CsvField({ data, onChange }: CsvProps) {
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
        className="field data-csv"
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
