// written by npm run bench
export const data = [
  { engine: 'This site', warm: 6.76, cold: 6.78 },
  { engine: 'Docusaurus', warm: 5.22, cold: 12.3 },
  { engine: 'Rspress', warm: 5, cold: 12.4 },
  { engine: 'VitePress', warm: 14.5, cold: 14.6 },
  { engine: 'Starlight', warm: 10.5, cold: 18.3 },
  { engine: 'dumi', warm: 18.2, cold: 22.7 },
]
