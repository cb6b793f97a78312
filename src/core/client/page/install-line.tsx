import { text } from '../../shared/locale/index.ts'
import { Icon } from '../icons/icon.tsx'

/** A command to copy; the page's one listener for code serves the button. */
export function InstallLine({ command }: { command: string }) {
  return (
    <div className="install code">
      <pre tabIndex={0}>
        <code>{command}</code>
      </pre>
      <button type="button" className="copy" data-copy="" aria-label={text('code.copy')} title={text('code.copy')}>
        <Icon name="copy" />
        <Icon name="check" />
      </button>
    </div>
  )
}
