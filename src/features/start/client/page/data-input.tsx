import { useState, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react'
import { Select } from '../../../../core/client/controls/select.tsx'
import { pageText } from '../../shared/texts/page.ts'
import { ENCODINGS, type Encoding } from '../../shared/encodings.ts'
import type { DataSource, ReadResult } from '../session/session.ts'
import { listSamples } from './samples.ts'

interface Props {
  source: DataSource
  /** What the file contains, when it has been read. */
  decoded: Pick<ReadResult, 'text' | 'encoding'> | undefined
  onChange: (source: DataSource) => void
  onProblem: (problem: string) => void
}

/** A longer text is not shown in the field, which would make the page slow. */
const MAX_SHOWN = 200_000
const MEGABYTE = 1024 * 1024
/** Neither of the two sizes that systems call a megabyte is refused below it. */
const MAX_MEGABYTES = 64

export function DataInput({ source, decoded, onChange, onProblem }: Props) {
  const [isDropTarget, setDropTarget] = useState(false)
  const { file } = source
  const text = file ? (decoded?.text ?? '') : source.text
  const size = file?.size ?? text.length
  const isShown = Math.max(size, text.length) <= MAX_SHOWN
  const readFile = (next: File | null | undefined) => {
    if (!next) return
    if (next.size > MAX_MEGABYTES * MEGABYTE)
      onProblem(pageText('start.too-large', { name: next.name, size: MAX_MEGABYTES }))
    else onChange({ text: '', file: next })
  }
  const readText = (next: string) => {
    if (next.length > MAX_MEGABYTES * MEGABYTE) onProblem(pageText('start.too-long', { size: MAX_MEGABYTES }))
    else onChange({ text: next })
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    readFile(target.files?.[0])
    // the same file can be chosen again
    target.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDropTarget(false)
    const { files } = event.dataTransfer
    if (files.length > 0) readFile(files[0])
    else readText(event.dataTransfer.getData('text/plain'))
  }
  const paste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData
    const pasted = event.clipboardData.getData('text/plain')
    if (pasted === '' && files.length > 0) {
      event.preventDefault()
      readFile(files[0])
    } else if (pasted.length > MAX_SHOWN) {
      event.preventDefault()
      readText(pasted)
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
      {(file || !isShown) && (
        <div className="start-file">
          <strong>{file?.name ?? pageText('start.pasted')}</strong>
          {!isShown && <span>{pageText('start.size', { size: (size / MEGABYTE).toFixed(1) })}</span>}
          {file && decoded?.encoding && (
            <label>
              {pageText('start.encoding')}{' '}
              <Select
                value={decoded.encoding}
                onChange={(value) => onChange({ text: '', file, encoding: value as Encoding })}
              >
                {Object.entries(ENCODINGS).map(([encoding, name]) => (
                  <option key={encoding} value={encoding}>
                    {name}
                  </option>
                ))}
              </Select>
            </label>
          )}
          <button type="button" className="button button-small" onClick={() => onChange({ text: '' })}>
            {pageText('start.remove')}
          </button>
        </div>
      )}
      {isShown && (
        <textarea
          aria-label={pageText('start.field')}
          placeholder={file ? '' : pageText('start.placeholder')}
          rows={8}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          readOnly={file && decoded?.text === undefined}
          value={text}
          onChange={({ target }) => onChange({ text: target.value })}
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
          {listSamples().map((sample) => (
            <li key={sample.name}>
              <button type="button" className="button button-small" onClick={() => onChange({ text: sample.text })}>
                {sample.name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
