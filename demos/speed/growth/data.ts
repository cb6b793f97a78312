// written by npm run bench
export const data = [
  { engine: 'This site', pages: 38, milliseconds: 109 },
  { engine: 'VitePress', pages: 38, milliseconds: 267 },
  { engine: 'Starlight', pages: 38, milliseconds: 380 },
  { engine: 'Rspress', pages: 38, milliseconds: 222 },
  { engine: 'Docusaurus', pages: 38, milliseconds: 221 },
  { engine: 'dumi', pages: 38, milliseconds: 384 },
  { engine: 'This site', pages: 380, milliseconds: 51.4 },
  { engine: 'VitePress', pages: 380, milliseconds: 97 },
  { engine: 'Starlight', pages: 380, milliseconds: 105 },
  { engine: 'Rspress', pages: 380, milliseconds: 129 },
  { engine: 'Docusaurus', pages: 380, milliseconds: 94.4 },
  { engine: 'dumi', pages: 380, milliseconds: 150 },
  { engine: 'This site', pages: 3800, milliseconds: 49.6 },
]
