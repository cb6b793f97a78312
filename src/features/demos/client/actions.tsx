import { useEffect, useState } from 'react'
import { liveText } from '../shared/texts/index.ts'
import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import { loadPart } from '../../../core/client/loading/load-part.ts'
import { copyText } from '../../../core/client/browser/clipboard.ts'
import { DEMO_ROUTE } from '../shared/demo-route.ts'
import type { Card } from './card.ts'
import { DemoIcon, type DemoIconName } from './live/demo-icon.tsx'
import { fitsOnePen } from './export/codepen.ts'
import { saveFile } from './export/save.ts'

/** Long enough to notice a message that comes while the visitor looks elsewhere. */
const MESSAGE_MS = 6000

/** Quiet buttons below a demo: see its data, take its picture, take its code elsewhere. */
export function Actions({ card, dataShown, onData }: { card: Card; dataShown: boolean; onData: () => void }) {
  const { demo, live } = card
  const [said, say] = useState('')
  // each message has its own time: the end of the one before would take it away
  useEffect(() => {
    const silence = setTimeout(() => say(''), MESSAGE_MS)
    return () => clearTimeout(silence)
  }, [said])
  // what an action needs is loaded when it is used, and a failure is said
  const act = (action: () => Promise<void>) => () => {
    say('')
    void action().catch(async (error: unknown) => {
      if (!(await reloadIfOutdated(error))) say(error instanceof Error ? error.message : String(error))
    })
  }

  const drawing = async () => {
    const { stageSvg, svgText } = await loadPart(
      'part:src/features/demos/client/export/svg.ts',
      () => import('./export/svg.ts'),
    )
    const made = await stageSvg(live)
    return { made, text: svgText(made) }
  }
  const copyDrawing = act(async () => {
    if (await copyText((await drawing()).text)) say(liveText('demo.sketch.done'))
  })
  const saveSvg = act(async () =>
    saveFile(`${demo.id}.svg`, new Blob([(await drawing()).text], { type: 'image/svg+xml' })),
  )
  const savePng = act(async () => {
    const { drawPng } = await loadPart('part:src/features/demos/client/export/png.ts', () => import('./export/png.ts'))
    saveFile(`${demo.id}.png`, await drawPng((await drawing()).made, getComputedStyle(card.stage).backgroundColor))
  })
  const openIn = (place: 'openInCodeSandbox' | 'openInStackBlitz' | 'openInCodePen') =>
    act(async () =>
      (await loadPart('part:src/features/demos/client/export/open-in.ts', () => import('./export/open-in.ts')))[place](
        demo,
      ),
    )
  const onePen = fitsOnePen(demo)

  return (
    <div className="actions" role="group" aria-label={liveText('demo.actions')}>
      <Action
        icon="table"
        name={liveText(dataShown ? 'demo.dataHide' : 'demo.dataShow')}
        onClick={onData}
        expanded={dataShown}
      />
      <Action icon="image" name={liveText('demo.png')} onClick={savePng} />
      <Action icon="vector" name={liveText('demo.svg')} onClick={saveSvg} />
      <Action icon="design" name={liveText('demo.sketch')} onClick={copyDrawing} />
      <Action icon="box" name={liveText('demo.codesandbox')} onClick={openIn('openInCodeSandbox')} />
      <Action icon="zap" name={liveText('demo.stackblitz')} onClick={openIn('openInStackBlitz')} />
      <Action
        icon="pen"
        name={liveText(onePen ? 'demo.codepen' : 'demo.codepen.not')}
        onClick={openIn('openInCodePen')}
        disabled={!onePen}
      />
      <a
        className="icon-button"
        href={DEMO_ROUTE + demo.id}
        target="_blank"
        rel="noopener"
        aria-label={liveText('demo.separate')}
        title={liveText('demo.separate')}
      >
        <DemoIcon name="external" />
      </a>
      <p className="said" role="status">
        {said}
      </p>
    </div>
  )
}

function Action({
  icon,
  name,
  onClick,
  expanded,
  disabled,
}: {
  icon: DemoIconName
  name: string
  onClick: () => void
  expanded?: boolean
  disabled?: boolean
}) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      title={name}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={onClick}
    >
      <DemoIcon name={icon} />
    </button>
  )
}
