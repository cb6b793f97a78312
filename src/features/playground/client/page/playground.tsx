import { useEffect, useRef, useState } from 'react'
import { charts } from 'virtual:demo-titles'
import { useColor } from '../../../../core/client/color/store.ts'
import { Combobox } from '../../../../core/client/controls/combobox.tsx'
import { Segments } from '../../../../core/client/controls/segments.tsx'
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
import { isEdited } from '../../shared/code-file.ts'
import { isKnown } from '../option-files.ts'
import { EMPTY_DEMO } from '../../shared/empty-demo.ts'
import type { LazyElementPart } from '../../../../core/client/loading/lazy-element.ts'
import { renderElement } from '../../../../core/client/page/render-element.ts'

/** The editor with the full window: any demo or an empty chart, and a chart of any width. */
export function Playground() {
  // an object, because the same demo can be opened again
  const [place, setPlace] = useState(() => ({ id: readDemoId() }))
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
      if (container.current) void loadInto(container.current, () => openDemo(place.id), setOpened, options)
    }
    open()
    addEventListener('hashchange', open, { signal })
    return () => controller.abort()
  }, [place])

  const choose = (next: string) => {
    history.pushState(null, '', `?demo=${next}`)
    setOpened(undefined)
    setPlace({ id: next })
  }
  useEffect(() => {
    const follow = () => setPlace({ id: readDemoId() })
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const shownColor = color === 'light' || color === 'dark' ? color : pageColor
  return (
    <div ref={container} className="playground" data-layout={layout}>
      <div className="playground-bar">
        <DemoChoice id={opened?.demo.id ?? place.id} ownName={opened && findOwnName(opened)} onChoose={choose} />
        <div className="playground-layout">
          <Segments
            label={editorText('playground.layout')}
            value={layout}
            options={{ side: editorText('playground.layout.side'), stacked: editorText('playground.layout.stacked') }}
            onChange={setLayout}
          />
        </div>
        <Segments
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

/** Chooses a demo by chart and title, or an empty chart. Code that belongs to no demo has a name of its own. */
export function DemoChoice({
  id,
  ownName,
  onChoose,
}: {
  id: string
  ownName?: string
  onChoose: (id: string) => void
}) {
  const groups = {
    '': [{ value: EMPTY_DEMO.id, name: editorText('playground.empty') }],
    ...Object.fromEntries(
      Object.entries(charts).map(([chart, titles]) => [
        (chart.charAt(0).toUpperCase() + chart.slice(1)).replaceAll('-', ' '),
        Object.entries(titles).map(([value, name]) => ({ value, name, words: value })),
      ]),
    ),
  }
  const name =
    ownName ??
    Object.values(groups)
      .flat()
      .find(({ value }) => value === id)?.name ??
    id
  return (
    <div className="playground-field playground-demo">
      <span aria-hidden="true">{editorText('playground.demo')}</span>
      <Combobox
        label={editorText('playground.demo')}
        value={ownName === undefined ? id : ''}
        name={name}
        groups={groups}
        none={(query) => editorText('playground.demo.none', { query })}
        onChange={onChoose}
      />
    </div>
  )
}

/** The name of code that belongs to no demo, such as that of a link: its chart, if the library has it. */
function findOwnName({ demo, start }: OpenedDemo): string | undefined {
  if (demo.id !== EMPTY_DEMO.id || !isEdited(demo.files, start)) return undefined
  const names = [...(start[0]?.source ?? '').matchAll(/<(\w+)/g)].map(([, name = '']) => name)
  return names.find(isKnown) ?? editorText('playground.own')
}

/** Shows the playground in its element. */
export const activate: LazyElementPart['activate'] = (element, signal) => renderElement(element, signal, <Playground />)
