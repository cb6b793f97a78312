// written by npm run bench
export const data = [
  { engine: 'This site', seconds: 1.24 },
  { engine: 'Starlight', seconds: 1.68 },
  { engine: 'Rspress', seconds: 2.16 },
  { engine: 'VitePress', seconds: 2.2 },
  { engine: 'dumi', seconds: 3.67 },
  { engine: 'Docusaurus', seconds: 3.74 },
]
