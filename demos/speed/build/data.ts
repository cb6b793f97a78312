// written by npm run bench
export const data = [
  { engine: 'This site', warm: 6.72, cold: 6.81 },
  { engine: 'Docusaurus', warm: 4.67, cold: 11.1 },
  { engine: 'Rspress', warm: 4.54, cold: 11.4 },
  { engine: 'VitePress', warm: 13.3, cold: 13.2 },
  { engine: 'Starlight', warm: 9.4, cold: 16.5 },
  { engine: 'dumi', warm: 16.7, cold: 19.9 },
]
