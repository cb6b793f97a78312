import { getSessionItem, setSessionItem } from '../../../core/client/browser/session-storage.ts'
import { onReload } from '../../../core/client/loading/deployment.ts'
import type { DemoSource } from '../shared/demo-files.ts'
import type { CardTheme } from './live/demo-theme.ts'

/** What the editor of a card gets. It belongs to another feature, which `virtual:demo-editor` names. */
export interface CardEditorProps {
  demo: DemoSource
  /** Defaults to the theme that the visitor chose. */
  theme?: CardTheme
  /** The option whose control gets the focus. */
  focusedOption?: string
  onClose: () => void
}

/** The event that opens the editor of a card. The attribute `data-edit` may have the name of an option. */
export const EDIT_EVENT = 'edit-demo'

/** Opens the editor of a card with the control of an option. The card may not be mounted yet. */
export function editDemo(card: HTMLElement, option: string): void {
  card.dataset.edit = option
  card.scrollIntoView()
  card.dispatchEvent(new Event(EDIT_EVENT))
}

/** The option that `editDemo` has asked for. */
export function takeEditedOption({ dataset }: HTMLElement): string | undefined {
  const option = dataset.edit
  delete dataset.edit
  return option || undefined
}

const EDITED_KEY = 'site:edited-demo'
let editedDemo = ''
onReload(() => setSessionItem(EDITED_KEY, editedDemo))

/** Remembers the demo that the visitor edits, or `''`, for a reload that the visitor did not request. */
export function rememberEdited(id: string): void {
  editedDemo = id
}

/** Opens the editor of a card when it is mounted, if it was open before such a reload. */
export function reopenEditor(card: HTMLElement, id: string): void {
  if (getSessionItem(EDITED_KEY) !== id) return
  setSessionItem(EDITED_KEY, '')
  card.dataset.edit = ''
}

/** While the editor is open, the stylesheet hides the chart and the code. */
export const markEdited = (card: HTMLElement, isEdited: boolean): boolean =>
  card.toggleAttribute('data-editing', isEdited)
