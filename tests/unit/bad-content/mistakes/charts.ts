import { change, type Mistake } from '../mistake.ts'
import { page } from '../sound-project.ts'

const withComponent = (component: string, body: string) =>
  page(body).replace('description:', `component: ${component}\ndescription:`)

export const chartMistakes: Mistake[] = [
  {
    kind: 'a chart without a page',
    config: ({ charts }) => void charts[0]?.charts.push('rose'),
    // links to it follow from that
    files: { 'content/rose-links.md': page('[a](/api/rose) [b](/api/rose#usage)') },
    told: ['site.config.ts:9  the chart "rose" has no page; write content/api/rose.md'],
  },
  {
    kind: 'a page outside any group',
    files: { 'content/api/radar.md': page('Text.') },
    told: [
      'content/api/radar.md:1  no group of charts in site.config.ts lists "radar", so that no menu leads to this page; add it to one',
    ],
  },
  {
    kind: 'a chart in two groups',
    config: ({ charts }) => void charts[1]?.charts.push('line'),
    told: ['site.config.ts:10  the chart "line" is listed twice; keep it in one group'],
  },
  {
    kind: 'two groups with one id',
    config: ({ charts }) => void charts.push({ id: 'share', title: 'Again', description: 'Of a whole.', charts: [] }),
    told: ['site.config.ts:11  two groups of charts have the id "share"; give one of them another'],
  },
  {
    kind: 'a chart page without a component',
    config: ({ charts }) => void charts[1]?.charts.push('box'),
    files: { 'content/api/box.md': page('Text.'), 'content/glyphs/box.svg': '<svg></svg>\n' },
    told: ['content/api/box.md:1  a chart page needs "component" in its frontmatter, such as LineChart'],
  },
  {
    kind: 'a chart page whose frontmatter is broken',
    config: ({ charts }) => void charts[1]?.charts.push('area'),
    files: {
      'content/api/area.md': page('Text.').replace('title: Probe', 'title: Probe: x'),
      'content/glyphs/area.svg': '<svg></svg>\n',
    },
    told: [
      'content/api/area.md:2  the frontmatter is not valid YAML: Nested mappings are not allowed in compact mappings; put a text that has ": " in it in quotes, and begin keys below each other',
    ],
  },
  {
    kind: 'a chart without a drawing, and a drawing without a chart',
    files: { 'content/glyphs/pie.svg': null, 'content/glyphs/pies.svg': '<svg></svg>\n' },
    told: [
      'content/glyphs/pie.svg:1  the drawing of the chart "pie": the file is missing; write it',
      'content/glyphs/pies.svg:1  no chart in site.config.ts is called "pies"; did you mean "pie"?',
    ],
  },
  {
    kind: 'a drawing that could run something',
    files: { 'content/glyphs/line.svg': '<svg><path onclick="x()"/></svg>\n' },
    told: ['content/glyphs/line.svg:1  the drawing has "onclick="; use shapes with the classes a, b, l, g and n alone'],
  },
  {
    kind: 'a drawing that is not one',
    config: ({ charts }) => void charts[1]?.charts.push('venn'),
    files: { 'content/api/venn.md': withComponent('venn', 'Text.'), 'content/glyphs/venn.svg': 'venn\n' },
    told: [
      'content/api/venn.md:3  "component" in the frontmatter must be the name of an exported component, such as LineChart',
      'content/glyphs/venn.svg:1  the drawing is not an SVG; begin it with <svg and end it with </svg>',
    ],
  },
  {
    kind: 'a component that does not exist',
    files: { 'content/component-unknown.md': withComponent('LienChart', '::api{id=LineChart}') },
    told: ['content/component-unknown.md:3  the library has no component "LienChart"; did you mean "LineChart"?'],
  },
  {
    kind: 'two pages of one component',
    files: { 'content/component-twice.md': withComponent('PieChart', '::api{id=PieChart}') },
    told: ['content/component-twice.md:3  content/api/pie.md is the page of PieChart already; name another component'],
  },
  {
    kind: 'a chart page without its table',
    files: { 'content/api/line.md': change('::api{id=LineChart}', 'Text.') },
    told: [
      'content/api/line.md:3  the page of LineChart shows no table of its options; add ::api{id=LineChart}',
      'content/guide.md:10  /api/line has no heading or option with the id "smooth"',
    ],
    apart: true,
  },
  {
    kind: 'a chart page whose table is swallowed by code',
    files: { 'content/api/line.md': change('## Usage', '```tsx') },
    told: [
      'content/api/line.md:12  the code block is not closed, and all that follows has become code; end it with ```',
    ],
    apart: true,
  },
  {
    kind: 'a dead link in the navigation',
    config: ({ navigation }) => void (navigation[0] && (navigation[0].link = '/giude')),
    told: ['site.config.ts:4  navigation "Guide": the link /giude leads to no page; did you mean "/guide"?'],
  },
  {
    kind: 'a version that is not the newest',
    config: ({ library }) => void (library.version = '1.5.0'),
    told: [
      'site.config.ts:2  the version of the library is 1.5.0, and the newest in content/changelog.yaml is 1.6.0; make them the same',
      'site.config.ts:2  the version of the library is 1.5.0, and package.json has 1.6.0; make them the same',
    ],
  },
]
