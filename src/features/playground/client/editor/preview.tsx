import { useEffect, useRef, useState } from 'react'
import { reloadIfOutdated } from '../../../../core/client/loading/deployment.ts'
import { hideFailure, showFailure } from '../../../../core/client/loading/failure.ts'
import type { CodeFile, CodeProblem } from '../../shared/code-file.ts'
import './preview.css'
import { createSandbox, type ConsoleLine, type FrameTheme, type Sandbox } from '../run/sandbox.ts'

export interface PreviewProps {
  files: CodeFile[]
  title: string
  theme: FrameTheme
  onDrawn: () => void
  onProblem: (problem: CodeProblem) => void
  onConsole: (line: ConsoleLine) => void
}

/** The chart that the code draws. Code with an error leaves the last chart in place. */
export function Preview({ files, title, theme, onDrawn, onProblem, onConsole }: PreviewProps) {
  const container = useRef<HTMLDivElement>(null)
  const sandbox = useRef<Sandbox>(undefined)
  const [attempt, setAttempt] = useState(0)
  const events = useRef({ onDrawn, onProblem, onConsole })
  useEffect(() => {
    events.current = { onDrawn, onProblem, onConsole }
  })

  useEffect(() => {
    const element = container.current
    if (!element) return undefined
    const onFailure = async (error: unknown) => {
      if (!(await reloadIfOutdated(error))) showFailure(element, error, () => setAttempt((count) => count + 1))
    }
    const created = createSandbox(element, title, theme, {
      onDrawn: () => {
        hideFailure(element)
        events.current.onDrawn()
      },
      onProblem: (problem) => events.current.onProblem(problem),
      onConsole: (line) => events.current.onConsole(line),
      onHeight: (height) => element.style.setProperty('--chart-height', `${height}px`),
      onFailure: (error) => void onFailure(error),
    })
    sandbox.current = created
    return () => {
      sandbox.current = undefined
      created.dispose()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the theme of a running frame is changed below
  }, [title, attempt])

  useEffect(() => sandbox.current?.setTheme(theme), [theme])
  useEffect(() => sandbox.current?.run(files), [files, attempt])

  return <div ref={container} className="editor-preview" />
}
