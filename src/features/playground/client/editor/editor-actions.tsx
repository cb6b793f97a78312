import { createAsker } from '../../../../core/client/browser/ask-worker.ts'
import { copyText } from '../../../../core/client/browser/clipboard.ts'
import { Menu } from '../../../../core/client/controls/menu.tsx'
import { Icon } from '../../../../core/client/icons/icon.tsx'
import { loadPart } from '../../../../core/client/loading/load-part.ts'
import { text } from '../../../../core/shared/texts/index.ts'
import {
  type ActionRunner,
  DemoIcon,
  exportDemo,
  fitsOnePen,
  type DemoSource,
  type ExportTarget,
} from '../../../demos/client/index.ts'
import type { SourceFile } from '../../shared/code-file.ts'
import { editorText } from '../../shared/texts/index.ts'
import { createShareLink } from '../share/share-hash.ts'
import { EditorIcon, IconButton } from './editor-icon.tsx'

export const PANES = ['options', 'data'] as const

/** A pane that is shown on request. */
export type EditorPane = (typeof PANES)[number]

interface Props {
  /** The published demo. */
  demo: DemoSource
  files: SourceFile[]
  /** The name of the file that is shown. */
  active: string
  /** The pane next to the chart. */
  pane: EditorPane | undefined
  onPane: (pane: EditorPane) => void
  onReplace: (files: SourceFile[]) => void
  onUndo: () => void
  onRedo: () => void
  /** Runs an action and shows the message that it returns, or its failure. */
  run: ActionRunner['run']
}

const FORMAT_LIMIT_MS = 5000

const formatter = createAsker<SourceFile[] | undefined>(
  () => new Worker(new URL('../format/format-worker.ts', import.meta.url), { type: 'module' }),
)

/** Formats all files in a worker, or returns undefined if they have a syntax error or take too long. */
async function formatCode(files: SourceFile[]): Promise<SourceFile[] | undefined> {
  const answer = await formatter.ask(files, FORMAT_LIMIT_MS)
  if (answer !== 'failed') return answer === 'stopped' ? undefined : answer.value
  const { formatFiles } = await loadPart(
    'part:src/features/playground/client/format/format-files.ts',
    () => import('../format/format-files.ts'),
  )
  return formatFiles(files)
}

/** The buttons above the editor. */
export function EditorActions({ demo, files, active, pane, onPane, onReplace, onUndo, onRedo, run }: Props) {
  const edited: DemoSource = { ...demo, files }
  const copy = run(async () => {
    const source = files.find(({ name }) => name === active)?.source ?? ''
    return (await copyText(source)) ? text('copied') : undefined
  })
  const share = run(async () =>
    (await copyText(await createShareLink(demo, files))) ? editorText('editor.share.done') : undefined,
  )
  const format = run(async () => {
    const formatted = await formatCode(files)
    if (!formatted) return editorText('editor.format.failed')
    onReplace(formatted)
    return editorText('editor.format.done')
  })
  const reset = run(async () => {
    onReplace(demo.files)
    return editorText('editor.reset.done')
  })
  const exportTo = (target: ExportTarget) => run(() => exportDemo(target, edited))
  const onePen = fitsOnePen(edited)
  return (
    <div className="editor-actions" role="group" aria-label={editorText('editor.actions')}>
      <IconButton icon="undo" label={editorText('editor.undo')} onClick={onUndo} />
      <IconButton icon="redo" label={editorText('editor.redo')} onClick={onRedo} />
      {PANES.map((name) => (
        <button
          key={name}
          type="button"
          className="button button-quiet button-small"
          aria-pressed={pane === name}
          onClick={() => onPane(name)}
        >
          <EditorIcon name={name} />
          {editorText(`editor.${name}`)}
        </button>
      ))}
      <button type="button" className="button button-quiet button-small" onClick={copy}>
        <DemoIcon name="copy" />
        {editorText('editor.copy')}
      </button>
      <button type="button" className="button button-quiet button-small" onClick={format}>
        {editorText('editor.format')}
      </button>
      <button type="button" className="button button-quiet button-small" onClick={reset}>
        {editorText('editor.reset')}
      </button>
      <button type="button" className="button button-quiet button-small" onClick={share}>
        <EditorIcon name="link" />
        {editorText('editor.share')}
      </button>
      <Menu
        label={editorText('editor.open')}
        className="button button-quiet button-small"
        groups={[
          [
            { icon: <DemoIcon name="box" />, name: 'CodeSandbox', action: exportTo('openInCodeSandbox') },
            { icon: <DemoIcon name="zap" />, name: 'StackBlitz', action: exportTo('openInStackBlitz') },
            { icon: <DemoIcon name="pen" />, name: 'CodePen', action: exportTo('openInCodePen'), disabled: !onePen },
            { icon: <DemoIcon name="download" />, name: editorText('editor.zip'), action: exportTo('downloadProject') },
          ],
        ]}
      >
        {editorText('editor.open')}
        <Icon name="chevron" />
      </Menu>
    </div>
  )
}
