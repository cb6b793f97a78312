// written by npm run bench
export const data = [
  { engine: 'This site', seconds: 0.668 },
  { engine: 'Docusaurus', seconds: 0.708 },
  { engine: 'Starlight', seconds: 0.96 },
  { engine: 'Rspress', seconds: 1.24 },
  { engine: 'VitePress', seconds: 1.42 },
  { engine: 'dumi', seconds: 4.95 },
]
