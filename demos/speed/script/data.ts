// written by npm run bench
export const data = [
  { engine: 'Starlight', kilobytes: 28.2 },
  { engine: 'VitePress', kilobytes: 58.2 },
  { engine: 'This site', kilobytes: 71.7 },
  { engine: 'Rspress', kilobytes: 157 },
  { engine: 'Docusaurus', kilobytes: 162 },
  { engine: 'dumi', kilobytes: 272 },
]
