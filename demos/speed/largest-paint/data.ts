// written by npm run bench
export const data = [
  { engine: 'This site', seconds: 0.644 },
  { engine: 'Docusaurus', seconds: 0.76 },
  { engine: 'Starlight', seconds: 0.824 },
  { engine: 'Rspress', seconds: 1.12 },
  { engine: 'VitePress', seconds: 1.34 },
  { engine: 'dumi', seconds: 4.76 },
]
