import { useCallback, useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react'
import './panel.css'
import { findDefault, formatDefault } from '../../../../library/shared/default-value.ts'
import type { SourceFile, TextEdit } from '../../shared/code-file.ts'
import {
  type ComponentControls,
  type ControlObjects,
  filterControls,
  listNested,
} from '../../shared/controls/control.ts'
import {
  getOptionCode,
  listMissingParents,
  removeOption,
  setOption,
  readOption,
} from '../../shared/options-code/edit-option.ts'
import { findData } from '../../shared/data-code/find-data.ts'
import { findProps, type FoundProps } from '../../shared/options-code/find-props.ts'
import { controlText } from '../../shared/texts/controls.ts'
import { isKnown } from '../option-files.ts'
import { loadAllObjects, loadControls } from './load-controls.ts'
import { ControlRows, LoadingNote, useLoading, PanelContext, type Panel } from './control-rows.tsx'
import { useDescribedRow } from './use-described-row.ts'

export interface ControlsPanelProps {
  /** The current code. The first file has the options of the chart. */
  files: SourceFile[]
  /** The path of the option to focus, such as `xAxis.label`. */
  focus?: string
  /** Edits with the same group belong together, so one undo can revert all of them. */
  onEdit: (edit: TextEdit, group: string) => void
}

/** Controls for the options of the chart in the code. The code is the source of truth. */
export function ControlsPanel({ files, ...props }: ControlsPanelProps) {
  const source = files[0]?.source ?? ''
  const columns = useMemo(() => [...new Set(findData(files).flatMap((data) => data.columns))], [files])
  const found = findProps(source)
  // while the code has a syntax error, the controls of the last valid code stay
  const [valid, setValid] = useState<{ source: string; props: FoundProps }>()
  if (!('reason' in found) && valid?.source !== source) setValid({ source, props: found })
  const isBroken = 'reason' in found && found.reason === 'syntax'
  const shown = 'reason' in found ? (isBroken ? valid : undefined) : { source, props: found }
  const note = 'reason' in found ? controlText(`controls.${found.reason}`) : undefined
  return (
    <div className="controls">
      {note !== undefined && (
        <p className="controls-note" role="status">
          {note}
        </p>
      )}
      {shown && (
        <ComponentPanel
          key={shown.props.component}
          {...props}
          source={shown.source}
          columns={columns}
          isDisabled={isBroken}
          found={shown.props}
        />
      )}
    </div>
  )
}

interface ComponentPanelProps extends Omit<ControlsPanelProps, 'files'> {
  source: string
  columns: string[]
  found: FoundProps
  isDisabled: boolean
}

function ComponentPanel(props: ComponentPanelProps) {
  const { component } = props.found
  const [file, setFile] = useState<ComponentControls>()
  const load = useCallback(async () => {
    if (isKnown(component)) setFile(await loadControls(component))
  }, [component])
  const { error, retry } = useLoading(load)
  if (!isKnown(component)) return <p className="controls-note">{controlText('controls.unknown', { component })}</p>
  return file ? <LoadedPanel {...props} file={file} /> : <LoadingNote error={error} onRetry={retry} />
}

/** More would be slow to draw, and nobody reads them. */
const MAX_MATCHES = 40

function LoadedPanel({
  file,
  found,
  source,
  columns,
  focus,
  isDisabled,
  onEdit,
}: ComponentPanelProps & { file: ComponentControls }) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [objects, setObjects] = useState(file.objects)
  /** The paths of the open groups. */
  const [opened, setOpened] = useState<string[]>([])
  const [query, setQuery] = useState('')
  // objects that exist only because of an option that a control has set
  const created = useRef(new Set<string>())
  const addObjects = useCallback((added: ControlObjects) => setObjects((current) => ({ ...current, ...added })), [])
  const isFiltered = query.trim() !== ''
  const all = file.sections.flatMap(({ controls }) => controls)

  useEffect(() => {
    // without all files, the filter finds fewer options
    if (isFiltered) void loadAllObjects(file).then(addObjects, () => undefined)
  }, [isFiltered, file, addObjects])

  useFocus(root, focus, setOpened)
  useDescribedRow(root)

  const panel: Panel = {
    columns,
    id: `${id}-`,
    objects,
    addObjects,
    read: (path) => readOption(found, path),
    getDefault: (path, control) => {
      const value = findDefault(file.defaults, path)
      return typeof value === 'string' ? formatDefault(value) : control.default
    },
    getCode: (path) => getOptionCode(source, found, path),
    change(path, value) {
      const edit =
        value === undefined ? removeOption(source, found, path, created.current) : setOption(source, found, path, value)
      if (!edit || isDisabled) return
      if (value !== undefined) for (const parent of listMissingParents(found, path)) created.current.add(parent)
      onEdit(edit, path.join('.'))
    },
    isOpen: (path) => opened.includes(path.join('.')),
    toggle(path) {
      const name = path.join('.')
      setOpened(opened.includes(name) ? opened.filter((one) => one !== name) : [...opened, name])
    },
  }
  const matches = isFiltered ? filterControls(listNested(all, objects), query) : []
  return (
    <PanelContext value={panel}>
      <div ref={root} role="group" aria-label={controlText('controls.label', { component: found.component })}>
        <div className="controls-filter">
          <input
            type="search"
            className="field field-small"
            aria-label={controlText('controls.filter')}
            placeholder={controlText('controls.filter')}
            value={query}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
          <output>{isFiltered ? countMatches(matches.length, query) : ''}</output>
        </div>
        <fieldset disabled={isDisabled}>
          {isFiltered ? (
            <>
              <ControlRows controls={matches.slice(0, MAX_MATCHES)} isFlat />
              {matches.length > MAX_MATCHES && (
                <p className="controls-note">{controlText('controls.filter.more', { count: MAX_MATCHES })}</p>
              )}
            </>
          ) : (
            file.sections.map(({ title, controls }) => (
              <section key={title ?? ''}>
                <h2>{title ?? controlText('controls.own')}</h2>
                <ControlRows controls={controls.map((control) => ({ control, path: [control.name] }))} />
              </section>
            ))
          )}
        </fieldset>
      </div>
    </PanelContext>
  )
}

function countMatches(count: number, query: string): string {
  if (count === 0) return controlText('controls.filter.none', { query: query.trim() })
  return count === 1 ? controlText('controls.filter.one') : controlText('controls.filter.count', { count })
}

/** Opens the groups around an option and moves the focus to its control, when all of them are loaded. */
function useFocus(
  root: RefObject<HTMLDivElement | null>,
  focus: string | undefined,
  setOpened: (opened: string[]) => void,
): void {
  const done = useRef<string>(undefined)
  // runs after every render, because the row appears when the files around it are loaded
  useEffect(() => {
    if (focus === undefined) return
    const names = focus.split('.')
    setOpened(names.map((_, index) => names.slice(0, index + 1).join('.')))
  }, [focus, setOpened])
  useEffect(() => {
    if (focus === undefined || done.current === focus) return
    const row = root.current?.querySelector(`[data-path="${CSS.escape(focus)}"]`)
    if (!row) return
    done.current = focus
    row.scrollIntoView({ block: 'center' })
    row.querySelector<HTMLElement>('.control-input :is(input, select), button')?.focus({ preventScroll: true })
  })
}
