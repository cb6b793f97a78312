import { useEffect, useRef, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { editor } from 'virtual:demo-editor'
import { copyWithMessage } from '../../../core/client/browser/clipboard.ts'
import { loadPart } from '../../../core/client/loading/load-part.ts'
import { formatCsv, type TextTable } from '../../../core/shared/format-csv.ts'
import type { DemoSource } from '../shared/demo-files.ts'
import { actionText } from '../shared/texts/actions.ts'
import { Actions } from './actions.tsx'
import { markEdited, rememberEdited, takeEditedOption, type Card, type CardEditorProps } from './card.ts'
import { buildTables, countRows } from './live/data-table.ts'
import { findPlots } from './live/find-plots.ts'
import { LiveChart } from './live/live-chart.tsx'

interface Props {
  card: Card
  live: boolean
  /** Renders the chart, and resolves when it is drawn. */
  onUse: () => Promise<void>
}

/** The live parts of a demo's card: its actions, its chart, its data and its editor. */
export function DemoFrame({ card, live, onUse }: Props) {
  const [isDataShown, setDataShown] = useState(false)
  const [Editor, setEditor] = useState<ComponentType<CardEditorProps>>()
  const [edited, setEdited] = useState<DemoSource>()
  const [focusedOption, setFocusedOption] = useState<string>()
  const { element } = card

  const edit = async () => {
    rememberEdited(card.demo.id)
    const [{ CardEditor }, files] = await Promise.all([loadPart(...editor), card.readFiles()])
    markEdited(element, true)
    setFocusedOption(takeEditedOption(element))
    // in the language that the visitor reads when the editor opens
    if (!Editor) setEdited({ ...card.demo, files })
    setEditor(() => CardEditor)
  }
  const toggleData = async () => {
    if (!isDataShown) await onUse()
    setDataShown(!isDataShown)
  }
  const close = () => {
    rememberEdited('')
    markEdited(element, false)
    setEditor(undefined)
    // React shows the button after this event
    requestAnimationFrame(() => element.querySelector<HTMLElement>('.edit-demo')?.focus())
  }
  return (
    <>
      {card.actions && <Actions card={card} dataShown={isDataShown} onData={toggleData} onUse={onUse} onEdit={edit} />}
      {live &&
        !Editor &&
        createPortal(
          <LiveChart demo={card.demo} stage={card.live} poster={card.poster} theme={card.theme} />,
          card.live,
        )}
      {isDataShown && card.data && createPortal(<DataView card={card} />, card.data)}
      {Editor &&
        edited &&
        createPortal(
          <Editor demo={edited} theme={card.theme} focusedOption={focusedOption} onClose={close} />,
          element,
        )}
    </>
  )
}

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
  const { columns, rows } = table
  const alignment = columns.map((_, index) => (rows.every((row) => isNumber(row[index])) ? 'number' : undefined))
  return (
    <>
      <p className="data-bar">
        <span>{countRows(rows.length)}</span>
        <button
          type="button"
          className="button button-small"
          onClick={({ currentTarget }) => void copyWithMessage(currentTarget, formatCsv(table))}
        >
          {actionText('demo.csv')}
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
