import type { ConsoleLine } from '../run/sandbox.ts'
import { editorText } from '../../shared/texts/index.ts'

/** What the code writes to the console. */
export function ConsoleView({ lines, onClear }: { lines: ConsoleLine[]; onClear: () => void }) {
  if (lines.length === 0) return null
  return (
    <details className="editor-console" open>
      <summary>{editorText('editor.console', { count: lines.length })}</summary>
      <button type="button" className="editor-console-clear" onClick={onClear}>
        {editorText('editor.console.clear')}
      </button>
      <ol role="log" tabIndex={0} aria-label={editorText('editor.console.label')}>
        {lines.map(({ level, text }, index) => (
          <li key={index} data-level={level}>
            {text}
          </li>
        ))}
      </ol>
    </details>
  )
}
