import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { reloadIfOutdated } from '../../../../core/client/loading/deployment.ts'
import { hideFailure, showFailure, showLoading } from '../../../../core/client/loading/failure.ts'
import type { SourceFile, CodeProblem } from '../../shared/code-file.ts'
import { editorText } from '../../shared/texts/index.ts'
import { IconButton } from './editor-icon.tsx'
import './preview.css'
import { createSandbox, type ConsoleLine, type FrameTheme, type Sandbox } from '../run/sandbox.ts'
import { observeNearViewport } from '../../../../core/client/browser/viewport.ts'
import type { CardTheme } from '../../../demos/client/index.ts'

interface PreviewProps {
  files: SourceFile[]
  title: string
  theme: FrameTheme
  /** The code can have reported a problem before. */
  onDrawn: (problem: CodeProblem | undefined) => void
  onProblem: (problem: CodeProblem) => void
  onConsole: (line: ConsoleLine) => void
}

/** The chart that the code draws. Code with an error leaves the last chart in place. */
export function Preview({ files, title, theme, onDrawn, onProblem, onConsole }: PreviewProps) {
  const container = useRef<HTMLDivElement>(null)
  const sandbox = useRef<Sandbox>(undefined)
  const [attempt, setAttempt] = useState(0)
  const [isStopped, setStopped] = useState(false)
  const reportDrawn = useEffectEvent(onDrawn)
  const reportProblem = useEffectEvent(onProblem)
  const reportLine = useEffectEvent(onConsole)

  useEffect(() => {
    const element = container.current
    if (!element) return undefined
    const hideLoading = showLoading(element, editorText('editor.loading.engine'))
    const onFailure = async (error: unknown) => {
      hideLoading()
      if (!(await reloadIfOutdated(error))) showFailure(element, error, () => setAttempt((count) => count + 1))
    }
    const created = createSandbox(element, title, theme, {
      onDrawn: (problem) => {
        hideFailure(element)
        hideLoading()
        reportDrawn(problem)
      },
      onProblem: (problem) => {
        hideLoading()
        reportProblem(problem)
      },
      onConsole: (line) => reportLine(line),
      onHeight: (height) => element.style.setProperty('--chart-height', `${height}px`),
      onFailure: (error) => void onFailure(error),
    })
    sandbox.current = created
    setStopped(false)
    return () => {
      hideLoading()
      sandbox.current = undefined
      created.stop()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the theme of a running frame is changed below
  }, [title, attempt])

  useEffect(() => sandbox.current?.setTheme(theme), [theme])
  useEffect(() => sandbox.current?.run(files), [files, attempt])

  const stop = () => {
    sandbox.current?.stop()
    setStopped(true)
  }
  const restart = () => {
    sandbox.current?.restart()
    setStopped(false)
  }
  return (
    <>
      <div ref={container} className="editor-preview" />
      <div className="preview-actions">
        <p role="status">{isStopped && editorText('editor.stopped')}</p>
        <IconButton icon="stop" label={editorText('editor.stop')} disabled={isStopped} onClick={stop} />
        <IconButton icon="restart" label={editorText('editor.restart')} onClick={restart} />
      </div>
    </>
  )
}

/** On a phone, the chart can be below the screen or at its very end. */
const VISIBLE = '0px 0px -5%'

/** Starts the chart when it is visible or the code is edited: the chart engine takes long to start on a phone. */
export function LazyPreview(props: PreviewProps) {
  const { files } = props
  const [firstFiles] = useState(files)
  const [wasVisible, setVisible] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return undefined
    return observeNearViewport(place.current, VISIBLE, (isVisible) => isVisible && setVisible(true))
  }, [])
  return wasVisible || files !== firstFiles ? <Preview {...props} /> : <div ref={place} className="editor-preview" />
}

/** The theme of the frame for a theme of demos and the color mode of the page. */
export function getFrameTheme(theme: CardTheme, color: 'light' | 'dark'): FrameTheme {
  if (theme === 'library') return 'none-light'
  return theme === 'site' ? color : theme
}
