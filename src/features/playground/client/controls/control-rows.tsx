import { useCallback } from 'react'
import { Icon } from '../../../../core/client/icons/icon.tsx'
import type { PlacedControl } from '../../shared/controls/filter-controls.ts'
import { controlText } from '../../shared/texts/controls.ts'
import { loadControlFile } from './control-files.ts'
import { ControlInput } from './inputs.tsx'
import { LoadingNote, useLoading } from './loading.tsx'
import { usePanel } from './panel-context.ts'
import { ResetButton } from './reset-button.tsx'
import { VisibilitySelect } from './visibility-select.tsx'

/** The controls of a list, each with its path. `isFlat` shows the whole path instead of the name. */
export function ControlRows({ controls, isFlat = false }: { controls: PlacedControl[]; isFlat?: boolean }) {
  return (
    <ul className="controls-list">
      {controls.map((placed) => (
        <li key={placed.path.join('.')} data-path={placed.path.join('.')}>
          {placed.control.type === 'group' ? (
            <GroupRow {...placed} object={placed.control.object} off={placed.control.off} isFlat={isFlat} />
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
  object: string
  off?: false | null
  isFlat: boolean
}

/** An option that is an object: its own options open below it. */
function GroupRow({ control, path, object, off, isFlat }: GroupProps) {
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
          aria-expanded={isOpen}
          aria-describedby={`${id}-text`}
          onClick={() => panel.setOpen(path, !isOpen)}
        >
          <Icon name="chevron" />
          {isFlat ? path.join('.') : control.name}
        </button>
        {state.kind === 'code' && <span className="control-code">{controlText('controls.code')}</span>}
        {off !== undefined && state.kind !== 'code' && <VisibilitySelect path={path} off={off} />}
        {isSet && <ResetButton path={path} />}
      </div>
      <p id={`${id}-text`}>{control.description}</p>
      {isOpen && <GroupContent path={path} object={object} />}
    </div>
  )
}

function GroupContent({ path, object }: { path: string[]; object: string }) {
  const { objects, files, merge } = usePanel()
  const controls = objects[object]
  const file = controls ? undefined : files[object]
  const load = useCallback(async () => {
    if (file !== undefined) merge([await loadControlFile(file)])
  }, [file, merge])
  const { error, retry } = useLoading(load)
  if (controls)
    return <ControlRows controls={controls.map((control) => ({ control, path: [...path, control.name] }))} />
  return <LoadingNote error={error} onRetry={retry} />
}
