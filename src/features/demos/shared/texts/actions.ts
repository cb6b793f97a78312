import { textReader } from '../../../../core/shared/texts/text-reader.ts'

/** Reads a text of the buttons and the data below a demo. A standalone demo does not load these texts. */
export const actionText = textReader({
  'demo.actions': 'Demo actions',
  'demo.edit': 'Edit',
  'demo.copy': 'Copy',
  'demo.copyCode': 'Copy code',
  'demo.more': 'More actions',
  'demo.codesandbox': 'Open in CodeSandbox',
  'demo.stackblitz': 'Open in StackBlitz',
  'demo.codepen': 'Open in CodePen',
  'demo.codepen.not': 'Open in CodePen (Not implemented)',
  'demo.zip': 'Download project (.zip)',
  'demo.plain': 'Default theme of the library',
  'demo.separate': 'Open in separate page',
  'demo.sketch': 'Copy to Sketch app',
  'demo.sketch.done': 'Copied as SVG. Paste it into Sketch or Figma.',
  'demo.png': 'Save as PNG',
  'demo.svg': 'Save as SVG',
  'demo.dataShow': 'Show data',
  'demo.dataHide': 'Hide data',
  'demo.data': 'Data for {title}',
  'demo.csv': 'Copy as CSV',
})
