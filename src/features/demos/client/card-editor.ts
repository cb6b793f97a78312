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
  return option
}

/** While the editor is open, the stylesheet hides the chart and the code. */
export const markEdited = (card: HTMLElement, isEdited: boolean): boolean =>
  card.toggleAttribute('data-editing', isEdited)
