import { useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { editor } from 'virtual:demo-editor'
import { loadPart } from '../../../core/client/loading/load-part.ts'
import { Actions } from './actions.tsx'
import type { Card } from './card.ts'
import { markEdited, rememberEdited, takeEditedOption, type CardEditorProps } from './card-editor.ts'
import type { DemoSource } from '../shared/demo-files.ts'
import { DataView } from './data-view.tsx'
import { LiveChart } from './live/live-chart.tsx'

interface Props {
  card: Card
  live: boolean
  /** Renders the chart, and resolves when it is drawn. */
  onUse: () => Promise<void>
}

/** The live parts of a demo's card: its actions, its chart, its data and its editor. */
export function DemoFrame({ card, live, onUse }: Props) {
  const [isDataShown, setDataShown] = useState(false)
  const [Editor, setEditor] = useState<ComponentType<CardEditorProps>>()
  const [edited, setEdited] = useState<DemoSource>()
  const [focusedOption, setFocusedOption] = useState<string>()
  const { element } = card

  const edit = async () => {
    rememberEdited(card.demo.id)
    const [{ CardEditor }, files] = await Promise.all([loadPart(...editor), card.readFiles()])
    markEdited(element, true)
    setFocusedOption(takeEditedOption(element))
    // in the language that the visitor reads when the editor opens
    if (!Editor) setEdited({ ...card.demo, files })
    setEditor(() => CardEditor)
  }
  const toggleData = async () => {
    if (!isDataShown) await onUse()
    setDataShown(!isDataShown)
  }
  const close = () => {
    rememberEdited('')
    markEdited(element, false)
    setEditor(undefined)
    // React shows the button after this event
    requestAnimationFrame(() => element.querySelector<HTMLElement>('.edit-demo')?.focus())
  }
  return (
    <>
      {card.actions && <Actions card={card} dataShown={isDataShown} onData={toggleData} onUse={onUse} onEdit={edit} />}
      {live &&
        !Editor &&
        createPortal(
          <LiveChart demo={card.demo} stage={card.live} poster={card.poster} theme={card.theme} />,
          card.live,
        )}
      {isDataShown && card.data && createPortal(<DataView card={card} />, card.data)}
      {Editor &&
        edited &&
        createPortal(
          <Editor demo={edited} theme={card.theme} focusedOption={focusedOption} onClose={close} />,
          element,
        )}
    </>
  )
}
