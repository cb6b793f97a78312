import { useState, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react'
import { pageText } from '../../shared/texts/page.ts'
import { listSamples } from './samples.ts'

/** Where the data comes from. A long text is not shown in the field, which would make the page slow. */
export interface DataSource {
  text: string
  /** The name of the file. */
  fileName?: string
}

interface Props {
  source: DataSource
  onChange: (source: DataSource) => void
  onProblem: (problem: string) => void
}

const MAX_SHOWN = 200_000
const MAX_BYTES = 60_000_000
const MEGABYTE = 1_000_000

export function DataInput({ source, onChange, onProblem }: Props) {
  const [isDropTarget, setDropTarget] = useState(false)
  const readFile = async (file: File | null | undefined) => {
    if (!file) return
    if (file.size > MAX_BYTES) return onProblem(pageText('start.too-large', { size: MAX_BYTES / MEGABYTE }))
    try {
      onChange({ text: await file.text(), fileName: file.name })
    } catch {
      onProblem(pageText('start.unreadable', { name: file.name }))
    }
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void readFile(target.files?.[0])
    // the same file can be chosen again
    target.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDropTarget(false)
    const { files } = event.dataTransfer
    if (files.length > 0) void readFile(files[0])
    else onChange({ text: event.dataTransfer.getData('text/plain') })
  }
  const paste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData
    const text = event.clipboardData.getData('text/plain')
    if (text === '' && files.length > 0) {
      event.preventDefault()
      void readFile(files[0])
    } else if (text.length > MAX_SHOWN) {
      event.preventDefault()
      onChange({ text })
    }
  }
  return (
    <section
      className="start-input"
      data-drop={isDropTarget || undefined}
      aria-label={pageText('start.input')}
      onDragOver={(event) => {
        event.preventDefault()
        setDropTarget(true)
      }}
      onDragLeave={() => setDropTarget(false)}
      onDrop={drop}
    >
      {source.text.length > MAX_SHOWN ? (
        <p className="start-file">
          <strong>{source.fileName ?? pageText('start.pasted')}</strong>
          <span>{pageText('start.size', { size: (source.text.length / MEGABYTE).toFixed(1) })}</span>
          <button type="button" className="button" onClick={() => onChange({ text: '' })}>
            {pageText('start.remove')}
          </button>
        </p>
      ) : (
        <textarea
          aria-label={pageText('start.field')}
          placeholder={pageText('start.placeholder')}
          rows={8}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          value={source.text}
          onChange={({ target }) => onChange({ ...source, text: target.value })}
          onPaste={paste}
        />
      )}
      <div className="start-sources">
        <label className="button button-first">
          {pageText('start.choose')}
          <input
            type="file"
            accept=".csv,.tsv,.tab,.txt,.json,.ndjson,.jsonl,text/*,application/json"
            onChange={choose}
          />
        </label>
        <span id="start-samples">{pageText('start.samples')}</span>
        <ul className="start-samples" aria-labelledby="start-samples">
          {listSamples().map(({ name, text }) => (
            <li key={name}>
              <button type="button" className="button" onClick={() => onChange({ text })}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
