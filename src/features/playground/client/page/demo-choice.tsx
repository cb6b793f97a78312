import { charts } from 'virtual:demo-titles'
import { EMPTY_DEMO } from '../../shared/empty-demo.ts'
import { editorText } from '../../shared/texts/index.ts'

/** Chooses a demo by chart and title, or an empty chart. */
export function DemoChoice({ id, onChoose }: { id: string; onChoose: (id: string) => void }) {
  return (
    <label className="playground-field playground-demo">
      <span>{editorText('playground.demo')}</span>
      <select value={id} onChange={({ target }) => onChoose(target.value)}>
        <option value={EMPTY_DEMO.id}>{editorText('playground.empty')}</option>
        {Object.entries(charts).map(([chart, titles]) => (
          <optgroup key={chart} label={chart}>
            {Object.entries(titles).map(([demo, title]) => (
              <option key={demo} value={demo}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
