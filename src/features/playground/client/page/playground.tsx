import { useEffect, useRef, useState } from 'react'
import { charts } from 'virtual:demo-titles'
import { useColor } from '../../../../core/client/color/store.ts'
import { loadInto } from '../../../../core/client/loading/failure.ts'
import { chooseDemoTheme, useDemoTheme } from '../../../demos/client/index.ts'
import { editorText } from '../../shared/texts/index.ts'
import { DemoEditor } from '../editor/demo-editor.tsx'
import { storeDraft } from '../editor/draft.ts'
import { getFrameTheme } from '../editor/preview.tsx'
import { agreeToCode, replaceAddress } from '../share/share-hash.ts'
import { openDemo, readDemoId, type OpenedDemo } from './open-demo.ts'
import { SelectField, ResizablePreview } from './resizable-preview.tsx'
import './page.css'
import { EMPTY_DEMO } from '../../shared/empty-demo.ts'
import type { LazyElementPart } from '../../../../core/client/loading/lazy-element.ts'
import { renderElement } from '../../../../core/client/page/render-element.ts'

/** The editor with the full window: any demo or an empty chart, and a chart of any width. */
export function Playground() {
  const [id, setId] = useState(readDemoId)
  const [opened, setOpened] = useState<OpenedDemo>()
  const [layout, setLayout] = useState('side')
  const [color, setColor] = useState('page')
  const container = useRef<HTMLDivElement>(null)
  const pageColor = useColor()
  const theme = useDemoTheme()

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const open = () => {
      const options = { message: editorText('editor.loading.demo'), signal }
      if (container.current) void loadInto(container.current, () => openDemo(id), setOpened, options)
    }
    open()
    addEventListener('hashchange', open, { signal })
    return () => controller.abort()
  }, [id])

  const choose = (next: string) => {
    history.pushState(null, '', `?demo=${next}`)
    setOpened(undefined)
    setId(next)
  }
  useEffect(() => {
    const follow = () => setId(readDemoId())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const shownColor = color === 'light' || color === 'dark' ? color : pageColor
  return (
    <div ref={container} className="playground" data-layout={layout}>
      <div className="playground-bar">
        <DemoChoice id={opened?.demo.id ?? id} onChoose={choose} />
        <SelectField
          label={editorText('playground.layout')}
          value={layout}
          options={{ side: editorText('playground.layout.side'), stacked: editorText('playground.layout.stacked') }}
          onChange={setLayout}
        />
        <SelectField
          label={editorText('playground.color')}
          value={color}
          options={{
            page: editorText('playground.color.page'),
            light: editorText('playground.color.light'),
            dark: editorText('playground.color.dark'),
          }}
          onChange={setColor}
        />
        <SelectField
          label={editorText('playground.theme')}
          value={theme}
          options={{ site: editorText('playground.theme.site'), library: editorText('playground.theme.library') }}
          onChange={chooseDemoTheme}
        />
      </div>
      {opened?.notice && (
        <div className="playground-notice" role="status">
          <p>{opened.notice}</p>
          {opened.lost.length > 0 && (
            <details>
              <summary>{editorText('editor.shared.lost.show')}</summary>
              <pre>{opened.lost.join('\n')}</pre>
            </details>
          )}
        </div>
      )}
      {opened && (
        <DemoEditor
          key={opened.visit}
          demo={opened.demo}
          start={opened.start}
          isShared={!opened.origin.isAgreed}
          onAgree={agreeToCode}
          theme={getFrameTheme(theme, shownColor)}
          PreviewFrame={ResizablePreview}
          onChange={(files) => {
            if (!opened.origin.isLinked) storeDraft(opened.demo.id, opened.demo.files, files)
            void replaceAddress(opened.demo, files, opened.origin)
          }}
        />
      )}
    </div>
  )
}

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

/** Shows the playground in its element. */
export const activate: LazyElementPart['activate'] = (element, signal) => renderElement(element, signal, <Playground />)
