import { useEffect, useRef, useState } from 'react'
import { copyText } from '../../../core/client/browser/clipboard.ts'
import { ChunkLoadError } from '../../../core/client/loading/chunk-load-error.ts'
import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import { hideFailure, showFailure } from '../../../core/client/loading/failure.ts'
import { loadPart } from '../../../core/client/loading/load-part.ts'
import { DEMO_ROUTE } from '../shared/demo-route.ts'
import { actionText } from '../shared/texts/actions.ts'
import type { Card } from './card.ts'
import { chooseDemoTheme, DEMO_THEMES, useDemoTheme } from './live/demo-theme.ts'
import { fitsOnePen } from './export/codepen.ts'
import { ActionMenu } from './action-menu.tsx'
import { DemoIcon } from './live/demo-icon.tsx'

/** Long enough to notice a message while looking elsewhere. */
const MESSAGE_MS = 6000

/** What a visitor can do with a demo: copy its code, choose a theme, open it elsewhere, see its data, save its image. */
export function Actions({ card, dataShown, onData }: { card: Card; dataShown: boolean; onData: () => void }) {
  const { demo, live } = card
  const [message, setMessage] = useState('')
  const failure = useRef<HTMLDivElement>(null)
  // restarted for each message, so that the timer of the previous one does not remove it
  useEffect(() => {
    const timer = setTimeout(() => setMessage(''), MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [message])
  const run = (action: () => Promise<void>) => {
    const start = async () => {
      setMessage('')
      try {
        await action()
        if (failure.current) hideFailure(failure.current)
      } catch (error) {
        if (await reloadIfOutdated(error)) return
        if (error instanceof ChunkLoadError && failure.current) showFailure(failure.current, error, () => void start())
        else setMessage(error instanceof Error ? error.message : String(error))
      }
    }
    return () => void start()
  }

  const draw = async () => {
    const { drawStage, serializeSvg } = await loadPart(
      'part:src/features/demos/client/export/svg.ts',
      () => import('./export/svg.ts'),
    )
    const drawing = await drawStage(live)
    return { drawing, text: serializeSvg(drawing) }
  }
  const copySvg = run(async () => {
    if (await copyText((await draw()).text)) setMessage(actionText('demo.sketch.done'))
  })
  const saveSvg = run(async () =>
    saveFile(`${demo.id}.svg`, new Blob([(await draw()).text], { type: 'image/svg+xml' })),
  )
  const savePng = run(async () => {
    const { drawPng } = await loadPart('part:src/features/demos/client/export/png.ts', () => import('./export/png.ts'))
    saveFile(`${demo.id}.png`, await drawPng((await draw()).drawing, getComputedStyle(card.stage).backgroundColor))
  })
  // the first file is the demo itself
  const copyCode = run(async () => {
    if (await copyText(demo.files[0]?.source ?? '')) setMessage(actionText('demo.copy.done'))
  })
  const openIn = (action: 'openInCodeSandbox' | 'openInStackBlitz' | 'openInCodePen') =>
    run(async () => {
      const editors = await loadPart(
        'part:src/features/demos/client/export/open-in.ts',
        () => import('./export/open-in.ts'),
      )
      editors[action](demo, card.theme)
    })
  const onePen = fitsOnePen(demo)

  return (
    <div className="actions" role="group" aria-label={actionText('demo.actions')}>
      <button type="button" className="action" onClick={copyCode}>
        <DemoIcon name="copy" />
        {actionText('demo.copy')}
      </button>
      {card.theme === undefined && <ThemeChoice />}
      <ActionMenu
        label={actionText('demo.open')}
        items={[
          { icon: 'box', name: actionText('demo.codesandbox'), action: openIn('openInCodeSandbox') },
          { icon: 'zap', name: actionText('demo.stackblitz'), action: openIn('openInStackBlitz') },
          {
            icon: 'pen',
            name: actionText(onePen ? 'demo.codepen' : 'demo.codepen.not'),
            action: openIn('openInCodePen'),
            disabled: !onePen,
          },
        ]}
      />
      <ActionMenu
        label={actionText('demo.more')}
        items={[
          { icon: 'table', name: actionText(dataShown ? 'demo.dataHide' : 'demo.dataShow'), action: onData },
          { icon: 'image', name: actionText('demo.png'), action: savePng },
          { icon: 'vector', name: actionText('demo.svg'), action: saveSvg },
          { icon: 'design', name: actionText('demo.sketch'), action: copySvg },
          { icon: 'external', name: actionText('demo.separate'), action: DEMO_ROUTE + demo.id },
        ]}
      />
      <p className="said" role="status">
        {message}
      </p>
      <div ref={failure} className="action-failure" />
    </div>
  )
}

/** Chooses the theme of all demos of the site. */
function ThemeChoice() {
  const theme = useDemoTheme()
  return (
    <select
      className="theme-choice"
      aria-label={actionText('demo.theme')}
      value={theme}
      onChange={({ target }) => chooseDemoTheme(target.value)}
    >
      {DEMO_THEMES.map((id) => (
        <option key={id} value={id}>
          {actionText(`demo.theme.${id}`)}
        </option>
      ))}
    </select>
  )
}

function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // the download has started by then
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
