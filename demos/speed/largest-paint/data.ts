// written by npm run bench
export const data = [
  { engine: 'This site', seconds: 0.716 },
  { engine: 'Docusaurus', seconds: 0.8 },
  { engine: 'Starlight', seconds: 0.884 },
  { engine: 'Rspress', seconds: 1.33 },
  { engine: 'VitePress', seconds: 1.5 },
  { engine: 'dumi', seconds: 4.38 },
]
