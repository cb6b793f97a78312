import { useEffect, useEffectEvent } from 'react'
import { copyText } from '../../../core/client/browser/clipboard.ts'
import { Menu } from '../../../core/client/controls/menu.tsx'
import { loadPart } from '../../../core/client/loading/load-part.ts'
import { text } from '../../../core/shared/texts/index.ts'
import { DEMO_ROUTE } from '../shared/demo-files.ts'
import { actionText } from '../shared/texts/actions.ts'
import { EDIT_EVENT, type Card } from './card.ts'
import { chooseDemoTheme, useDemoTheme } from './live/demo-theme.ts'
import { exportDemo, saveFile, type ExportTarget } from './export/export-demo.ts'
import { useActionRunner } from './action-menu.tsx'
import { DemoIcon } from './live/demo-icon.tsx'

interface Props {
  card: Card
  dataShown: boolean
  onData: () => Promise<void>
  /** Renders the chart, and resolves when it is drawn. */
  onUse: () => Promise<void>
  onEdit: () => Promise<void>
}

/** What a visitor can do with a demo: edit it, copy its code, choose a theme, open it elsewhere, save its image. */
export function Actions({ card, dataShown, onData, onUse, onEdit }: Props) {
  const { demo, live, element } = card
  const { failure, run } = useActionRunner()

  const edit = useEffectEvent(run(onEdit))
  useEffect(() => {
    const start = () => edit()
    // the event may be older than this part of the card
    if (element.dataset.edit !== undefined) start()
    element.addEventListener(EDIT_EVENT, start)
    return () => element.removeEventListener(EDIT_EVENT, start)
  }, [element])

  const draw = async () => {
    const { drawStage, serializeSvg } = await loadPart(
      'part:src/features/demos/client/export/svg.ts',
      () => import('./export/svg.ts'),
    )
    await onUse()
    const drawing = await drawStage(live)
    return { drawing, text: serializeSvg(drawing) }
  }
  const copySvg = run(async () => {
    const { text: svg } = await draw()
    return (await copyText(svg)) ? actionText('demo.sketch.done') : undefined
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
    const [file] = await card.readFiles()
    return (await copyText(file?.source ?? '')) ? text('copied') : undefined
  })
  const exportTo = (target: ExportTarget) =>
    run(async () => exportDemo(target, { ...demo, files: await card.readFiles() }, card.theme))
  const onePen = !card.hasSeveralFiles
  const isPlain = useDemoTheme() === 'library'
  /** Changes all demos of the site. */
  const themeItem = {
    icon: <DemoIcon name="theme" />,
    name: actionText('demo.plain'),
    checked: isPlain,
    action: () => chooseDemoTheme(isPlain ? 'site' : 'library'),
  }

  return (
    <div className="actions" role="group" aria-label={actionText('demo.actions')}>
      <button type="button" className="button button-quiet edit-demo" onClick={run(onEdit)}>
        <DemoIcon name="edit" />
        {actionText('demo.edit')}
      </button>
      <button type="button" className="button button-quiet" aria-label={actionText('demo.copyCode')} onClick={copyCode}>
        <DemoIcon name="copy" />
        {actionText('demo.copy')}
      </button>
      <Menu
        label={actionText('demo.more')}
        className="icon-button"
        groups={[
          [
            {
              icon: <DemoIcon name="table" />,
              name: actionText(dataShown ? 'demo.dataHide' : 'demo.dataShow'),
              action: run(onData),
            },
            { icon: <DemoIcon name="image" />, name: actionText('demo.png'), action: savePng },
            { icon: <DemoIcon name="vector" />, name: actionText('demo.svg'), action: saveSvg },
            { icon: <DemoIcon name="design" />, name: actionText('demo.sketch'), action: copySvg },
          ],
          [
            {
              icon: <DemoIcon name="box" />,
              name: actionText('demo.codesandbox'),
              action: exportTo('openInCodeSandbox'),
            },
            {
              icon: <DemoIcon name="zap" />,
              name: actionText('demo.stackblitz'),
              action: exportTo('openInStackBlitz'),
            },
            {
              icon: <DemoIcon name="pen" />,
              name: actionText(onePen ? 'demo.codepen' : 'demo.codepen.not'),
              action: exportTo('openInCodePen'),
              disabled: !onePen,
            },
            { icon: <DemoIcon name="external" />, name: actionText('demo.separate'), action: DEMO_ROUTE + demo.id },
            { icon: <DemoIcon name="download" />, name: actionText('demo.zip'), action: exportTo('downloadProject') },
          ],
          ...(card.theme === undefined ? [[themeItem]] : []),
        ]}
      >
        <DemoIcon name="more" />
      </Menu>
      <div ref={failure} className="action-failure" />
    </div>
  )
}
