import { textReader } from '../../../../core/shared/texts/text-reader.ts'

/** Reads a text of the controls, which load with the editor. */
export const controlText = textReader({
  'controls.label': 'Options of {component}',
  'controls.filter': 'Filter options',
  'controls.filter.count': '{count} options found',
  'controls.filter.one': '1 option found',
  'controls.filter.none': 'No option matches “{query}”.',
  'controls.filter.more': 'The first {count} are shown. Type more letters to narrow the list.',
  'controls.loading': 'Loading controls…',
  'controls.failed': 'The controls failed to load',
  'controls.own': 'Options of this chart',
  'controls.reset': 'Reset {name}',
  'controls.unset': 'Not set',
  'controls.default': 'Default: {value}',
  'controls.code': 'Set in code',
  'controls.visibility': 'Visibility of {name}',
  'controls.auto': 'Default',
  'controls.on': 'On',
  'controls.off': 'Off',
  'controls.slider': '{name}, slider',
  'controls.picker': '{name}, color picker',
  'controls.color': '{name}, color {number}',
  'controls.several-charts': 'No controls: this code draws more than one chart. Change the options in the code.',
  'controls.no-props-object':
    'No controls: this code has no single plain object with the options of a chart. Change the options in the code.',
  'controls.unknown': 'No controls: {component} passes its options on to another chart.',
  'controls.syntax': 'The code has a syntax error. Fix it to use the controls.',
})
