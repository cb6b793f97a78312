import { Icon } from '../../../../core/client/icons/icon.tsx'
import { controlText } from '../../shared/texts/controls.ts'
import { usePanel } from './panel-context.ts'

/** Removes an option from the code, so that its default applies. */
export function ResetButton({ path }: { path: string[] }) {
  const panel = usePanel()
  const label = controlText('controls.reset', { name: path.join('.') })
  return (
    <button
      type="button"
      className="control-reset"
      aria-label={label}
      title={label}
      onClick={({ currentTarget }) => {
        // the button disappears, so the focus moves to the field
        currentTarget.parentElement?.querySelector<HTMLElement>('input, select, button')?.focus()
        panel.change(path, undefined)
      }}
    >
      <Icon name="retry" />
    </button>
  )
}
