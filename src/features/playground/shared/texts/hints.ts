import { textReader } from '../../../../core/shared/texts/text-reader.ts'

/** Reads a text about options in the code. */
export const hintText = textReader({
  'hints.help': 'Ctrl+Space lists the options at the cursor.',
  'hints.list': 'Options and values',
  'hints.default': 'Default:',
  'hints.unknown': '{name} is not an option of {owner}.',
  'hints.suggestion': 'Did you mean {name}?',
  'hints.replace': 'Replace with {name}',
  'hints.line': 'Line {line}',
  'hints.line.label': 'Go to line {line}',
})
