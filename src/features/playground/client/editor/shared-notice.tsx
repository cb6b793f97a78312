import { editorText } from '../../shared/texts/index.ts'

/** In place of the chart, until the visitor has seen that the code comes from somebody else. */
export function SharedNotice({ onRun }: { onRun: () => void }) {
  return (
    <div className="editor-shared">
      <h2>{editorText('editor.shared.title')}</h2>
      <p>{editorText('editor.shared.text')}</p>
      <button type="button" className="button" onClick={onRun}>
        {editorText('editor.shared.run')}
      </button>
    </div>
  )
}
