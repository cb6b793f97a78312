import './shortcuts.css'
import { shortcutText } from '../shared/texts/shortcuts.ts'

const COMMAND = /Mac|iP/.test(navigator.userAgent) ? '⌘' : 'Ctrl'

/** Keys with a `+` between them are pressed together. */
const SHORTCUTS = [
  ['search', `/ ${COMMAND}+K`],
  ['result', '↑ ↓ Enter'],
  ['complete', 'Ctrl+Space'],
  ['undo', `${COMMAND}+Z`],
  ['redo', `${COMMAND}+Shift+Z`],
  ['leave', 'Esc Tab'],
  ['clear', 'Esc'],
  ['help', '?'],
] as const

/** Shows the shortcuts in a modal dialog: the browser handles Escape and the focus. */
export function showShortcuts(): void {
  if (document.querySelector('dialog[open]')) return
  const rows = SHORTCUTS.map(
    ([id, keys]) =>
      `<dt>${shortcutText(`shortcuts.${id}`)}</dt><dd>${keys.replaceAll(/[^ +]+/g, '<kbd>$&</kbd>').replaceAll('+', ' + ')}</dd>`,
  )
  const dialog = Object.assign(document.createElement('dialog'), { className: 'shortcuts' })
  dialog.setAttribute('aria-labelledby', 'shortcuts-title')
  dialog.innerHTML = `<h2 id="shortcuts-title">${shortcutText('shortcuts.title')}</h2><dl>${rows.join('')}</dl>
    <form method="dialog"><button class="button">${shortcutText('shortcuts.done')}</button></form>`
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  document.body.append(dialog)
  dialog.showModal()
}
