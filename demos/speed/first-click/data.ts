// written by npm run bench
export const data = [
  { engine: 'This site', seconds: 1.6 },
  { engine: 'Starlight', seconds: 1.97 },
  { engine: 'Rspress', seconds: 2.64 },
  { engine: 'VitePress', seconds: 2.66 },
  { engine: 'dumi', seconds: 3.81 },
  { engine: 'Docusaurus', seconds: 4.16 },
]
