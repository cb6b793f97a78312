import { useRef } from 'react'
import { controlText } from '../../shared/texts/controls.ts'
import { usePanel } from './panel-context.ts'

/** Default, on or off. The options of a group that is turned off come back when it is turned on again. */
export function VisibilitySelect({ path, off }: { path: string[]; off: false | null }) {
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
    <select
      aria-label={controlText('controls.visibility', { name: path.join('.') })}
      value={value}
      onChange={({ currentTarget }) => select(currentTarget.value)}
    >
      <option value="auto">{controlText('controls.auto')}</option>
      <option value="on">{controlText('controls.on')}</option>
      <option value="off">{controlText('controls.off')}</option>
    </select>
  )
}
