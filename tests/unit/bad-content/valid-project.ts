import { site as fixtureSite } from '../../fixtures/site/site.config.ts'
import type { SiteConfig } from '../../../src/core/shared/site.ts'

/** A page whose body starts on line 8. */
export const page = (body: string, title = 'Probe'): string =>
  `---\ntitle: ${title}\ndescription: A page to try things on.\n---\n\n# ${title}\n\n${body}\n`

export const demo = (body = 'export default function Demo() {\n  return <LineChart data={[]} />\n}\n'): string =>
  `/**\n * title: A line\n * description: A few points.\n */\nimport { LineChart } from '@opd/g2plot-react'\n\n${body}`

const chartPage = (title: string, demos: string[]): string =>
  page(
    [
      demos.map((id) => `::demo{id=${id}}`).join('\n'),
      '## Usage',
      'See [the guide](/guide#install).',
      `::api{id=${title}Chart}`,
    ].join('\n\n'),
    title,
  ).replace('description:', `component: ${title}Chart\ndescription:`)

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40"><path class="l" d="M0 0h9"/></svg>\n'

const home = [
  '---',
  'title: Home',
  'description: A small site.',
  'hero:',
  '  title: Home',
  '  description: A small site.',
  '  actions:',
  '    - text: Start',
  '      link: /guide',
  'features:',
  '  - emoji: 📈',
  '    title: Lines',
  '    description: With points.',
  '    link: /api/line',
  '---',
  '',
  'Text.',
  '',
].join('\n')

const release = (version: string, date: string, change: string): string =>
  [`- version: ${version}`, `  date: ${date}`, '  changes:', '    - kind: fix', `      text: ${change}`, ''].join('\n')

/** The files of a small project without mistakes, by path. */
export const validFiles: Record<string, string> = {
  'package.json': JSON.stringify({
    dependencies: { '@antv/g2plot': '2.0.0', '@opd/g2plot-react': '1.6.0' },
    devDependencies: {},
  }),
  'public/hero.svg': drawing,
  'content/index.md': home,
  'content/guide.md': page(
    [
      '## Install',
      'See [the options](/api?tab=options#legend) and [the line](/api/line#smooth).',
      '![A line](/hero.svg)',
    ].join('\n\n'),
    'Guide',
  ),
  'content/changelog.md': page('::changelog', 'Changelog'),
  'content/changelog.yaml': [
    release('1.6.0', '2024-06-01', 'Sixth.'),
    release('1.5.0', '2024-05-01', 'Fifth.'),
    release('1.4.0', '2024-04-01', 'Fourth.'),
    release('1.3.0', '2024-03-01', 'Third.'),
    release('1.2.0', '2024-02-01', 'Second.'),
    release('1.1.0', '2024-01-02', 'First.'),
    release('1.0.0', '2024-01-01', 'Begin.'),
  ].join(''),
  'content/api/index.md': page('::chart-index', 'API'),
  'content/api/index.tab-options.md':
    '---\ntitle: Shared options\n---\n\n::api{id=LegendCfg}\n\n::api{id=TooltipCfg}\n',
  'content/api/line.md': chartPage('Line', ['line-basic', 'line-slider']),
  'content/api/pie.md': chartPage('Pie', ['pie-basic']),
  'content/glyphs/line.svg': drawing,
  'content/glyphs/pie.svg': drawing,
  'content/options/groups.yaml': '- title: Around the chart\n  options: [legend, tooltip]\n',
  'content/options/addresses.yaml': 'LegendCfg: legend\nTooltipCfg: tooltip\n',
  'content/options/g2plot/Options.yaml': 'legend: A key to the colors.\ntooltip: Details of a point.\n',
  'content/options/g2plot/line/LineOptions.yaml':
    'smooth: Draws a curve.\nconnectNulls: Bridges gaps, see [the legend](/api?tab=options#legend).\n',
  'content/options/g2plot/pie/PieOptions.yaml': [
    'angle: Of a slice.',
    'radius: Of the pie.',
    'innerRadius: Of the hole.',
    'startAngle: Where it begins.',
    'endAngle: Where it ends.',
    'statistic: In the hole.',
    'pieStyle: Of a slice.',
    'color: Of a slice.',
    '',
  ].join('\n'),
  'content/options/g2/LegendCfg.yaml': 'marker: Before a name.\nrail: Below a slider.\ntrack: Of a slider.\n',
  'content/options/g2/TooltipCfg.yaml': 'follow: Whether it moves.\n',
  'content/options/g2/MarkerCfg.yaml': 'symbol: Its shape.\n',
  'content/options/g2/RailCfg.yaml': 'size: Its width.\n',
  'content/options/g2/TrackCfg.yaml': 'fill: Its ground.\nstroke: Its line.\n',
  // each mistake in a redirect changes one of these lines
  'content/redirects.txt': [
    '/old-guide /guide',
    '/old-api /api',
    '/first /guide',
    '/second /guide',
    '/guide#setup /guide',
    '/~demos/line-simple /~demos/line-basic',
    '/guide#start /api',
    '/old-line /guide',
    '/old-pie /guide',
    '/old-home /',
    '',
  ].join('\n'),
  'demos/tsconfig.json': '{}\n',
  'demos/line/basic.tsx': demo(),
  'demos/line/slider.tsx': demo(
    "import { data } from './slider/data'\n\nexport default function Demo() {\n  return <LineChart data={data} />\n}\n",
  ),
  'demos/line/slider/data.ts': 'export const data = []\n',
  'demos/pie/basic.tsx': demo().replaceAll('LineChart', 'PieChart'),
}

export const validConfig = (): SiteConfig => ({
  ...fixtureSite,
  library: { package: '@opd/g2plot-react', version: '1.6.0' },
  navigation: [
    { title: 'Guide', link: '/guide' },
    { title: 'API', link: '/api' },
    { title: 'Changelog', link: '/changelog' },
  ],
  sidebar: [
    { id: 'trend', title: 'Trend', description: 'Over time.', pages: ['/api/line'] },
    { id: 'share', title: 'Share', description: 'Of a whole.', pages: ['/api/pie'] },
  ],
  sharedOptions: '/api?tab=options',
})

/** The configuration as a file, with a line for each entry. */
export function configSource({ library, navigation, sidebar, locales }: SiteConfig): string {
  const list = (entries: object[]) => entries.map((entry) => `    ${JSON.stringify(entry)},`)
  const lines = [
    'export const site = {',
    `  library: ${JSON.stringify(library)},`,
    '  navigation: [',
    ...list(navigation),
    '  ],',
    '  sidebar: [',
    ...list(sidebar),
    '  ],',
    '  locales: [',
    ...list(locales),
    '  ],',
    '}',
    '',
  ]
  return lines.join('\n').replaceAll('"', "'")
}
