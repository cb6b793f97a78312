import { useCallback, createContext, use, useEffect, useRef, useState } from 'react'
import { Select } from '../../../../core/client/controls/select.tsx'
import { showFailure } from '../../../../core/client/loading/failure.ts'
import type { PlacedControl, Control, ControlObjects } from '../../shared/controls/control.ts'
import { controlText } from '../../shared/texts/controls.ts'
import type { OptionValue, OptionState } from '../../shared/options-code/edit-option.ts'
import { loadObject } from './load-controls.ts'
import { ControlInput } from './inputs.tsx'

/** What the controls need from the panel. */
export interface Panel {
  columns: string[]
  /** The start of the ids of all elements. */
  id: string
  objects: ControlObjects
  read: (path: string[]) => OptionState
  /** The default as source code, or as words. */
  getDefault: (path: string[], control: Control) => string | undefined
  /** The source code of an option. */
  getCode: (path: string[]) => string | undefined
  /** Sets an option. Undefined removes it. */
  change: (path: string[], value: OptionValue | undefined) => void
  isOpen: (path: string[]) => boolean
  /** Opens or closes the options of an object. */
  toggle: (path: string[]) => void
  addObjects: (objects: ControlObjects) => void
}

export const PanelContext = createContext<Panel | undefined>(undefined)

function usePanel(): Panel {
  const panel = use(PanelContext)
  if (!panel) throw new Error('a control is not inside a panel')
  return panel
}

/** The controls of a list, each with its path. `isFlat` shows the whole path instead of the name. */
export function ControlRows({ controls, isFlat = false }: { controls: PlacedControl[]; isFlat?: boolean }) {
  return (
    <ul className="controls-list">
      {controls.map((placed) => (
        <li key={placed.path.join('.')} data-path={placed.path.join('.')}>
          {placed.control.type === 'group' ? (
            <GroupRow path={placed.path} control={placed.control} isFlat={isFlat} />
          ) : (
            <ControlRow {...placed} isFlat={isFlat} />
          )}
        </li>
      ))}
    </ul>
  )
}

function ControlRow({ control, path, isFlat }: PlacedControl & { isFlat: boolean }) {
  const panel = usePanel()
  const state = panel.read(path)
  const id = `${panel.id}${path.join('.')}`
  const isSet = state.kind === 'set' || state.kind === 'code'
  return (
    <div className="control" data-state={isSet ? state.kind : 'unset'} data-type={control.type}>
      <label htmlFor={id}>{isFlat ? path.join('.') : control.name}</label>
      <span className="control-input">
        {state.kind === 'code' || state.kind === 'group' ? (
          <output id={id} aria-describedby={`${id}-text`}>
            {controlText('controls.code')}
          </output>
        ) : (
          <ControlInput
            control={control}
            id={id}
            value={state.kind === 'set' ? state.value : undefined}
            fallback={panel.getDefault(path, control)}
            describedBy={`${id}-text`}
            columns={panel.columns}
            onChange={(value) => panel.change(path, value)}
          />
        )}
      </span>
      {state.kind === 'set' && <ResetButton path={path} />}
      <p id={`${id}-text`}>{control.description}</p>
    </div>
  )
}

interface GroupProps extends PlacedControl {
  control: Extract<Control, { type: 'group' }>
  isFlat: boolean
}

/** An option that is an object: its own options open below it. */
function GroupRow({ control, path, isFlat }: GroupProps) {
  const panel = usePanel()
  const state = panel.read(path)
  const id = `${panel.id}${path.join('.')}`
  const isOpen = panel.isOpen(path)
  const isSet = state.kind === 'group' || state.kind === 'set'
  return (
    <div className="control-group" data-state={isSet ? 'set' : state.kind}>
      <div className="control-group-bar">
        <button
          type="button"
          className="disclosure"
          aria-expanded={isOpen}
          aria-describedby={`${id}-text`}
          onClick={() => panel.toggle(path)}
        >
          {isFlat ? path.join('.') : control.name}
        </button>
        {state.kind === 'code' && <span className="control-code">{controlText('controls.code')}</span>}
        {control.off !== undefined && state.kind !== 'code' && <VisibilitySelect path={path} off={control.off} />}
        {isSet && <ResetButton path={path} />}
      </div>
      <p id={`${id}-text`}>{control.description}</p>
      {isOpen && <GroupContent path={path} object={control.object} />}
    </div>
  )
}

function GroupContent({ path, object }: { path: string[]; object: string }) {
  const { objects, addObjects } = usePanel()
  const controls = objects[object]
  const isLoaded = controls !== undefined
  const load = useCallback(async () => {
    if (!isLoaded) addObjects(await loadObject(object))
  }, [isLoaded, object, addObjects])
  const { error, retry } = useLoading(load)
  if (controls)
    return <ControlRows controls={controls.map((control) => ({ control, path: [...path, control.name] }))} />
  return <LoadingNote error={error} onRetry={retry} />
}

/** Calls a function that loads something, again after Retry and when the function changes. */
export function useLoading(load: () => Promise<void>): { error: unknown; retry: () => void } {
  const [error, setError] = useState<unknown>()
  const start = useCallback(() => void load().then(() => setError(undefined), setError), [load])
  useEffect(start, [start])
  return { error, retry: start }
}

/** Shown instead of controls that are loading or failed to load. */
export function LoadingNote({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failure = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure.current) showFailure(failure.current, error, onRetry, controlText('controls.failed'))
  }, [error, onRetry])
  if (error === undefined) return <p className="controls-note">{controlText('controls.loading')}</p>
  return <div ref={failure} className="controls-failure" />
}

/** Removes an option from the code, so that its default applies. */
function ResetButton({ path }: { path: string[] }) {
  const panel = usePanel()
  const label = controlText('controls.reset', { name: path.join('.') })
  return (
    <button
      type="button"
      className="icon-button button-small control-reset"
      aria-label={label}
      title={label}
      onClick={({ currentTarget }) => {
        // the button disappears, so the focus moves to the field
        currentTarget.parentElement?.querySelector<HTMLElement>('input, select, button')?.focus()
        panel.change(path, undefined)
      }}
    >
      <svg
        className="icon"
        viewBox="0 0 24 24"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: lucide('rotate-ccw') }}
      />
    </button>
  )
}

/** Default, on or off. The options of a group that is turned off come back when it is turned on again. */
function VisibilitySelect({ path, off }: { path: string[]; off: false | null }) {
  const panel = usePanel()
  const state = panel.read(path)
  const previous = useRef<string>(undefined)
  const isOff = state.kind === 'set' && (state.value === false || state.value === null)
  const value = state.kind === 'unset' || state.kind === 'off' ? 'auto' : isOff ? 'off' : 'on'
  const select = (next: string) => {
    if (value === 'on') previous.current = panel.getCode(path)
    if (next === 'auto') panel.change(path, undefined)
    else panel.change(path, next === 'off' ? off : { code: previous.current ?? '{}' })
  }
  return (
    <Select aria-label={controlText('controls.visibility', { name: path.join('.') })} value={value} onChange={select}>
      <option value="auto">{controlText('controls.auto')}</option>
      <option value="on">{controlText('controls.on')}</option>
      <option value="off">{controlText('controls.off')}</option>
    </Select>
  )
}
