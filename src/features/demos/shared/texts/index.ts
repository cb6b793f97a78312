import { textReader } from '../../../../core/shared/texts/text-reader.ts'

/** Reads a text of the card. The annotation keeps these texts out of the client bundle. */
export const cardText = /* @__PURE__ */ textReader({
  'demo.codeShow': 'Show Code',
  'demo.codeHide': 'Hide Code',
  'demo.codeFile': 'Code of this demo',
  'demo.codeFile.title': 'Code of the demos: {folder}',
  'demo.files': 'Files of this demo',
  'demo.note.site': "This chart uses the site theme, which isn't part of this code.",
  'demo.note.library': 'This chart uses only this code and the default theme of the library.',
  'demo.note.link': 'Theme and dark mode',
  'showcase.label': 'One dataset, several charts',
  'showcase.variants': 'Chart',
  'showcase.modes': 'Color mode',
  'showcase.light': 'Light',
  'showcase.dark': 'Dark',
  'showcase.theme': 'The colors come from chart-theme.ts, a file that you copy into your app.',
  'theme.download': 'Download {name}',
  'theme.size': '{size} KB minified and gzipped',
  'theme.side.library': 'Library default',
  'theme.side.site': 'With the theme',
  'theme.side.light': 'With the theme, light mode',
  'theme.side.dark': 'With the theme, dark mode',
})

export const liveText = textReader({
  'demo.failed': 'This demo failed',
  'demo.failed.load': 'The code of this demo failed to load',
  'demo.loading': 'Loading the chart engine…',
  'demo.loading.code': 'Loading the code…',
  'demo.report': 'Copy report',
  'demo.rows.one': '1 row',
  'demo.rows.other': '{count} rows',
  'demo.range': 'from {from} to {to}',
  'demo.alternative': '{title}. {description} {summary}.',
})
