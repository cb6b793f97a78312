import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { Select } from '../../../../core/client/controls/select.tsx'
import { useColor } from '../../../../core/client/color/store.ts'
import { copyText } from '../../../../core/client/browser/clipboard.ts'
import { text } from '../../../../core/shared/texts/index.ts'
import { useActionRunner, useDemoTheme } from '../../../demos/client/index.ts'
import { createOwnLink, getFrameTheme, Preview } from '../../../playground/client/index.ts'
import type { ChartFit, Mapping, Recommendation, Role } from '../../shared/recommend.ts'
import { pageText } from '../../shared/texts/page.ts'
import type { CodeFile } from '../../shared/write-code.ts'
import { MAX_ROWS, type DataSession, type Reading, type ShownColumn } from '../session/session.ts'
import { formatCount } from '../../shared/format-count.ts'
import { observeNearViewport } from '../../../../core/client/browser/viewport.ts'

export const getCardId = (chart: string): string => `chart-${chart}`

/** A chart on the page. */
export interface Card {
  fit: ChartFit
  /** Undefined for a chart that the visitor has chosen and not yet mapped. */
  recommendation: Recommendation | undefined
  mapping: Mapping
  /** Why the mapping does not work. */
  problem?: string
}

interface Props extends Card {
  session: DataSession
  reading: Reading
  fileName: string | undefined
  onMapping: (mapping: Mapping) => void
}

/** A chart that is drawn with the data of the visitor, its code, and the columns that it uses. */
export function ChartCard({ session, reading, fit, recommendation, mapping, problem, fileName, onMapping }: Props) {
  const [data, setData] = useState<'inline' | 'file'>(reading.rowCount > MAX_ROWS ? 'file' : 'inline')
  const [files, setFiles] = useState<CodeFile[]>([])
  const [drawnFiles, setDrawnFiles] = useState<CodeFile[]>([])
  const [failure, setFailure] = useState('')
  /** The form lists all columns for each role, which is a lot for a wide table. */
  const [isMappingOpen, setMappingOpen] = useState(false)
  const container = useRef<HTMLElement>(null)
  const isNear = useNearViewport(container)
  const color = useColor()
  const theme = useDemoTheme()
  const { failure: failureElement, run } = useActionRunner()
  const title = useId()

  useEffect(() => {
    if (!recommendation || !isNear) return undefined
    let isOutdated = false
    const write = async () => {
      const inline = await session.writeCode(recommendation, 'inline')
      if (!isOutdated) setDrawnFiles(inline)
      const shown = data === 'file' ? await session.writeCode(recommendation, data, fileName) : inline
      if (!isOutdated) setFiles(shown)
    }
    write().catch((error: unknown) => setFailure(String(error)))
    return () => {
      isOutdated = true
    }
  }, [session, recommendation, isNear, data, fileName])

  const isSample = drawnFiles[0]?.isSample
  const copy = async () => {
    const copied = await copyText(
      files.map(({ name, source }) => (files.length > 1 ? `// ${name}\n${source}` : source)).join('\n'),
    )
    return copied ? text('copied') : undefined
  }
  const edit = async () => {
    // a frame without network access cannot load a file
    location.assign(await createOwnLink(drawnFiles))
  }
  return (
    <article ref={container} id={getCardId(fit.chart)} className="start-card" aria-labelledby={title} tabIndex={-1}>
      <header>
        <h3 id={title}>{fit.title}</h3>
        <a href={fit.route}>{pageText('start.documentation')}</a>
      </header>
      {recommendation && <p className="start-reason">{recommendation.reason}</p>}
      {recommendation && recommendation.done.length > 0 && (
        <ul className="start-done">
          {recommendation.done.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
      {(problem ?? failure) && (
        <p className="start-problem" role="status">
          {problem ?? failure}
        </p>
      )}
      <div className="start-preview">
        {drawnFiles.length > 0 && (
          <Preview
            files={drawnFiles}
            title={fit.title}
            theme={getFrameTheme(theme, color)}
            onDrawn={(found) => setFailure(found?.message ?? '')}
            onProblem={(found) => setFailure(found.message)}
            onConsole={() => {}}
          />
        )}
      </div>
      {isSample && recommendation && (
        <p className="start-facts">{pageText('start.sampled', { rows: formatCount(MAX_ROWS) })}</p>
      )}
      <div className="start-actions">
        <button type="button" className="button button-small" disabled={files.length === 0} onClick={run(copy)}>
          {pageText('start.copy')}
        </button>
        <button type="button" className="button button-small" disabled={files.length === 0} onClick={run(edit)}>
          {pageText('start.edit')}
        </button>
        <div ref={failureElement} />
      </div>
      <details onToggle={({ currentTarget }) => setMappingOpen(currentTarget.open)}>
        <summary>{pageText('start.columns')}</summary>
        {isMappingOpen && (
          <MappingForm roles={fit.roles} columns={reading.columns} mapping={mapping} onChange={onMapping} />
        )}
      </details>
      <details>
        <summary>{pageText('start.code')}</summary>
        <label className="start-data">
          <span>{pageText('start.data')}</span>
          <Select value={data} onChange={(value) => setData(value === 'file' ? 'file' : 'inline')}>
            <option value="inline">{pageText('start.data.inline')}</option>
            <option value="file">{pageText('start.data.file')}</option>
          </Select>
        </label>
        {files.map(({ name, source }) => (
          <figure key={name}>
            {files.length > 1 && <figcaption>{name}</figcaption>}
            <pre tabIndex={0}>
              <code>{source}</code>
            </pre>
          </figure>
        ))}
      </details>
    </article>
  )
}

interface MappingFormProps {
  roles: Role[]
  columns: ShownColumn[]
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

/** Maps the columns of the visitor to the fields of a chart. */
function MappingForm({ roles, columns, mapping, onChange }: MappingFormProps) {
  const change = (name: string, chosen: string[]) => {
    const { [name]: _old, ...rest } = mapping
    const [first] = chosen
    onChange(first === undefined ? rest : { ...rest, [name]: chosen.length > 1 ? chosen : first })
  }
  return (
    <div className="start-mapping">
      {roles.map((role) => {
        const chosen = [mapping[role.name] ?? []].flat()
        const fitting = columns.filter(({ kind, name }) => role.kinds.includes(kind) || chosen.includes(name))
        return role.isList ? (
          <fieldset key={role.name}>
            <legend>{role.label}</legend>
            {fitting.map(({ name }) => (
              <label key={name}>
                <input
                  type="checkbox"
                  checked={chosen.includes(name)}
                  onChange={({ target }) =>
                    change(role.name, target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
                  }
                />
                {name}
              </label>
            ))}
          </fieldset>
        ) : (
          <label key={role.name}>
            <span>{role.label}</span>
            <Select value={chosen[0] ?? ''} onChange={(value) => change(role.name, value === '' ? [] : [value])}>
              <option value="" disabled={!role.isOptional}>
                {pageText(role.isOptional ? 'start.none' : 'start.choose-column')}
              </option>
              {fitting.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          </label>
        )
      })}
    </div>
  )
}

const MARGIN = '400px'

/** Whether the element has been close to the viewport. */
function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return undefined
    return observeNearViewport(element.current, MARGIN, setNear)
  }, [element, isNear])
  return isNear
}
