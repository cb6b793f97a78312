import { Fragment, useEffect, useEffectEvent, useId, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { getSessionItem, setSessionItem } from '../../../../core/client/browser/session-storage.ts'
import { getTabId, Tabs } from '../../../../core/client/controls/tabs.tsx'
import { onReload } from '../../../../core/client/loading/deployment.ts'
import { useActionRunner, type DemoSource } from '../../../demos/client/index.ts'
import { type SourceFile, type CodeProblem, type TextEdit, CODE_LIMITS } from '../../shared/code-file.ts'
import { editorText } from '../../shared/texts/index.ts'
import { MAX_CONSOLE_LINES, type ConsoleLine, type FrameTheme } from '../run/sandbox.ts'
import { CodeEditor, type TextEditor } from './code-editor.tsx'
import './editor.css'
import { EditorActions, PANES, type EditorPane } from './editor-actions.tsx'
import { LazyData, LazyControls } from './lazy-panes.tsx'
import { LazyPreview } from './preview.tsx'

const PANE_KEY = 'site:editor-pane'
/** The demo and its open pane, which is open again after a reload that the visitor did not request. */
let openPane = ''
onReload(() => setSessionItem(PANE_KEY, openPane))

const readPane = (id: string): EditorPane | undefined =>
  PANES.find((pane) => getSessionItem(PANE_KEY) === `${id} ${pane}`)

interface Props {
  /** The published demo. */
  demo: DemoSource
  /** The files to start with: those of the demo, a draft, or those of a link. */
  start: SourceFile[]
  /** Whether the code comes from a link, and must not run before the visitor has seen it. */
  isShared?: boolean
  /** The visitor runs such code. */
  onAgree?: () => void
  theme: FrameTheme
  /** The option whose control gets the focus. */
  focusedOption?: string
  onChange: (files: SourceFile[]) => void
  /** A frame around the chart, in which its width can be changed. */
  PreviewFrame?: ComponentType<{ children: ReactNode }>
  /** Additional buttons at the end of the bar. */
  children?: ReactNode
}

/** Edits a demo: its files, its chart, its console, and controls for its options. */
export function DemoEditor({
  demo,
  start,
  isShared = false,
  onAgree,
  theme,
  focusedOption,
  onChange,
  PreviewFrame = Fragment,
  children,
}: Props) {
  const [files, setFiles] = useState(start)
  const [active, setActive] = useState(start[0]?.name ?? '')
  const [problem, setProblem] = useState<CodeProblem>()
  const [lines, setLines] = useState<ConsoleLine[]>([])
  const [isRunning, setRunning] = useState(!isShared)
  const [pane, setPane] = useState(() => (focusedOption === undefined ? readPane(demo.id) : 'options'))
  const { failure, run } = useActionRunner()
  const editors = useRef(new Map<string, TextEditor>())
  const hints = useRef<HTMLDivElement>(null)
  const description = useId()
  const panel = useId()

  const report = useEffectEvent(onChange)
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) report(files)
    isFirst.current = false
  }, [files])

  useEffect(() => {
    setSessionItem(PANE_KEY, '')
    openPane = pane ? `${demo.id} ${pane}` : ''
    return () => {
      openPane = ''
    }
  }, [demo.id, pane])

  // the first option is known when the editor opens, and others follow while it is open
  const [shownOption, setShownOption] = useState(focusedOption)
  if (focusedOption !== shownOption) {
    setShownOption(focusedOption)
    if (focusedOption !== undefined) setPane('options')
  }

  const change = (name: string, source: string) =>
    setFiles((current) => current.map((file) => (file.name === name ? { name, source } : file)))
  const [main] = files
  const editFile = (name: string, edit: TextEdit, group?: string) => {
    // undo works on the file that is shown
    setActive(name)
    editors.current.get(name)?.applyEdit(edit, group)
  }
  const replaceFiles = (next: SourceFile[]) => {
    for (const { name, source } of next) editors.current.get(name)?.replaceAll(source)
  }
  const go = (offset: number) => editors.current.get(active)?.goInHistory(offset)
  const showProblem = () => {
    if (!problem?.line) return
    const name = problem.file ?? main?.name ?? ''
    setActive(name)
    requestAnimationFrame(() => editors.current.get(name)?.focusLine(problem.line ?? 1))
  }

  return (
    <section className="editor" aria-label={editorText('editor.label', { title: demo.title })}>
      <div className="editor-bar">
        <Tabs
          label={editorText('editor.files')}
          names={files.map(({ name }) => name)}
          active={active}
          panel={panel}
          onChange={setActive}
        />
        {children && <div className="editor-window">{children}</div>}
        <EditorActions
          demo={demo}
          files={files}
          active={active}
          pane={pane}
          onPane={(name) => setPane(name === pane ? undefined : name)}
          onReplace={replaceFiles}
          onUndo={() => go(-1)}
          onRedo={() => go(1)}
          run={run}
        />
        <div ref={failure} className="action-failure" />
      </div>
      <div className="editor-panes" data-options={pane !== undefined}>
        <div className="editor-code">
          <div id={panel} role="tabpanel" aria-labelledby={getTabId(panel, active)} className="editor-texts">
            {start.map((file) => (
              <CodeEditor
                key={file.name}
                onCreate={(editor) => editors.current.set(file.name, editor)}
                file={file}
                label={editorText('editor.code', { name: file.name })}
                description={description}
                hidden={file.name !== active}
                problemLine={problem && (problem.file ?? main?.name) === file.name ? problem.line : undefined}
                hints={file === start[0] ? hints : undefined}
                onChange={(source) => change(file.name, source)}
                onRefused={() => setProblem({ message: editorText('editor.large', CODE_LIMITS) })}
              />
            ))}
          </div>
          <div ref={hints} className="editor-option-hints" hidden={active !== main?.name} />
          <p id={description} className="editor-hint">
            {editorText('editor.keyboard')}
          </p>
        </div>
        <div className="editor-result">
          {isRunning ? (
            <PreviewFrame>
              <LazyPreview
                files={files}
                title={demo.title}
                theme={theme}
                onDrawn={setProblem}
                onProblem={setProblem}
                onConsole={(line) => setLines((current) => [...current, line].slice(-MAX_CONSOLE_LINES))}
              />
            </PreviewFrame>
          ) : (
            <SharedNotice
              onRun={() => {
                setRunning(true)
                onAgree?.()
              }}
            />
          )}
          <div className="editor-problem" role="status">
            {problem && (
              <>
                <p>{problem.message}</p>
                {problem.line !== undefined && (
                  <button type="button" className="button button-small" onClick={showProblem}>
                    {editorText('editor.problem.line', { file: problem.file ?? main?.name ?? '', line: problem.line })}
                  </button>
                )}
              </>
            )}
          </div>
          <ConsoleView lines={lines} onClear={() => setLines([])} />
        </div>
        {pane === 'options' && (
          <LazyControls files={files} focus={focusedOption} onEdit={(...edit) => editFile(main?.name ?? '', ...edit)} />
        )}
        {pane === 'data' && <LazyData files={files} onEdit={editFile} />}
      </div>
    </section>
  )
}

/** What the code writes to the console. */
function ConsoleView({ lines, onClear }: { lines: ConsoleLine[]; onClear: () => void }) {
  if (lines.length === 0) return null
  return (
    <details className="editor-console" open>
      <summary>{editorText('editor.console', { count: lines.length })}</summary>
      <button type="button" className="button button-quiet button-small editor-console-clear" onClick={onClear}>
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

/** In place of the chart, until the visitor has seen that the code comes from someone else. */
function SharedNotice({ onRun }: { onRun: () => void }) {
  return (
    <div className="editor-shared">
      <h2>{editorText('editor.shared.title')}</h2>
      <p>{editorText('editor.shared.text')}</p>
      <button type="button" className="button button-small" onClick={onRun}>
        {editorText('editor.shared.run')}
      </button>
    </div>
  )
}
