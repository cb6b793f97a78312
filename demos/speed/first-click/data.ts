// written by npm run bench
export const data = [
  { engine: 'This site', seconds: 1.42 },
  { engine: 'Starlight', seconds: 2.09 },
  { engine: 'Rspress', seconds: 2.55 },
  { engine: 'VitePress', seconds: 3.11 },
  { engine: 'dumi', seconds: 3.72 },
  { engine: 'Docusaurus', seconds: 4.79 },
]
