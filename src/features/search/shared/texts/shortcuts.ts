import { textReader } from '../../../../core/shared/texts/text-reader.ts'

/** Reads a text of the list of shortcuts, which is loaded on demand. */
export const shortcutText = textReader({
  'shortcuts.title': 'Keyboard shortcuts',
  'shortcuts.done': 'Close',
  'shortcuts.search': 'Search',
  'shortcuts.result': 'Choose and open a result',
  'shortcuts.complete': 'List the options at the cursor of the editor',
  'shortcuts.undo': 'Undo an edit',
  'shortcuts.redo': 'Redo an edit',
  'shortcuts.leave': 'Leave the editor (one key after the other)',
  'shortcuts.clear': 'Clear a filter, close a menu',
  'shortcuts.help': 'Show this list',
})
