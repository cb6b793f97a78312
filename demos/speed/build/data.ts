// written by npm run bench
export const data = [
  { engine: 'This site', warm: 5.46, cold: 4.91 },
  { engine: 'Rspress', warm: 4.43, cold: 9.57 },
  { engine: 'Docusaurus', warm: 4.32, cold: 10.1 },
  { engine: 'VitePress', warm: 11.4, cold: 12.4 },
  { engine: 'Starlight', warm: 9.38, cold: 14.2 },
  { engine: 'dumi', warm: 12.9, cold: 16.7 },
]
