/** Texts of the card, which is rendered at build time. */
export const cardTexts = {
  'demo.codeShow': 'Show Code',
  'demo.codeHide': 'Hide Code',
  'demo.files': 'Files of this demo',
}

/** Texts of a live demo, which load with it. */
export const liveTexts = {
  'demo.actions': 'What one can do with this demo',
  'demo.codesandbox': 'Open in CodeSandbox',
  'demo.stackblitz': 'Open in StackBlitz',
  'demo.codepen': 'Open in CodePen',
  'demo.codepen.not': 'Open in CodePen (Not implemented)',
  'demo.separate': 'Open in separate page',
  'demo.sketch': 'Copy to Sketch app',
  'demo.sketch.done': 'Copied as SVG: paste it into Sketch or Figma',
  'demo.png': 'Save as PNG',
  'demo.svg': 'Save as SVG',
  'demo.dataShow': 'Show data',
  'demo.dataHide': 'Hide data',
  'demo.data': 'Data of {title}',
  'demo.csv': 'Copy as CSV',
  'demo.csv.done': 'Copied',
  'demo.rows': '{count} rows',
  'demo.failed': 'This demo failed',
  'demo.failed.load': 'The code of this demo did not arrive',
  'demo.report': 'Copy report',
  'demo.report.done': 'Copied',
  'demo.unknown': 'There is no demo named {id}',
  'demo.unknown.hint': 'Demos are listed on the pages of their charts.',
  'demo.alternative': '{title}. {description} {summary}.',
}
