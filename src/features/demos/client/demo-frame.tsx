import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Actions } from './actions.tsx'
import type { Card } from './card.ts'
import { DataView } from './data-view.tsx'
import { LiveChart } from './live/live-chart.tsx'

/** The live parts of a demo's card: its actions, its chart and its data. */
export function DemoFrame({ card, live }: { card: Card; live: boolean }) {
  const [isDataShown, setDataShown] = useState(false)
  return (
    <>
      {card.actions && <Actions card={card} dataShown={isDataShown} onData={() => setDataShown(!isDataShown)} />}
      {live &&
        createPortal(
          <LiveChart demo={card.demo} stage={card.live} poster={card.poster} theme={card.theme} />,
          card.live,
        )}
      {isDataShown && card.data && createPortal(<DataView card={card} />, card.data)}
    </>
  )
}
