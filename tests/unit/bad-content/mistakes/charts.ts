import { change, type Mistake } from '../mistake.ts'
import { page } from '../valid-project.ts'

const withComponent = (component: string, body: string) =>
  page(body).replace('description:', `component: ${component}\ndescription:`)

export const chartMistakes: Mistake[] = [
  {
    kind: 'a chart without a page',
    config: ({ sidebar }) => void sidebar[0]?.pages.push('/api/rose'),
    // links to the missing page are not reported too
    files: { 'content/rose-links.md': page('[a](/api/rose) [b](/api/rose#usage)') },
    reported: ['site.config.ts:9  the sidebar lists /api/rose, which does not exist; write content/api/rose.md'],
  },
  {
    kind: 'a page outside any group',
    files: { 'content/api/radar.md': page('Text.') },
    reported: [
      'content/api/radar.md:1  no sidebar group in site.config.ts lists /api/radar, so no menu links to this ' +
        'page; add it to one',
    ],
  },
  {
    kind: 'a chart in two groups',
    config: ({ sidebar }) => void sidebar[1]?.pages.push('/api/line'),
    reported: ['site.config.ts:10  the page /api/line is listed twice in the sidebar; keep it in one group'],
  },
  {
    kind: 'two groups with the same id',
    config: ({ sidebar }) =>
      void sidebar.push({ id: 'share', title: 'Again', description: 'Of a whole.', pages: ['/api/line'] }),
    reported: [
      'site.config.ts:11  two groups of the sidebar have the id "share"; give one of them another id',
      'site.config.ts:11  the page /api/line is listed twice in the sidebar; keep it in one group',
    ],
    apart: true,
  },
  {
    kind: 'an empty chart group',
    config: ({ sidebar }) =>
      void sidebar.push({ id: 'flow', title: 'Flow', description: 'From here to there.', pages: [] }),
    reported: ['site.config.ts:11  the sidebar group "Flow" is empty; add a page or remove the group'],
    apart: true,
  },
  {
    kind: 'a chart page without a component',
    config: ({ sidebar }) => void sidebar[1]?.pages.push('/api/box'),
    files: { 'content/api/box.md': page('Text.'), 'content/glyphs/box.svg': '<svg></svg>\n' },
    reported: ['content/api/box.md:1  a page in the sidebar needs "component" in its frontmatter, such as LineChart'],
  },
  {
    kind: 'a chart page with invalid frontmatter',
    config: ({ sidebar }) => void sidebar[1]?.pages.push('/api/area'),
    files: {
      'content/api/area.md': page('Text.').replace('title: Probe', 'title: Probe: x'),
      'content/glyphs/area.svg': '<svg></svg>\n',
    },
    reported: [
      'content/api/area.md:2  the frontmatter is not valid YAML: Nested mappings are not allowed in compact ' +
        'mappings; put text that contains ": " in quotes, and start all keys in the same column',
    ],
  },
  {
    kind: 'a chart without a drawing, and a drawing without a chart',
    files: { 'content/glyphs/pie.svg': null, 'content/glyphs/pies.svg': '<svg></svg>\n' },
    reported: [
      'content/glyphs/pie.svg:1  the file is missing; create it',
      'content/glyphs/pies.svg:1  no page in the sidebar has this name; did you mean "content/glyphs/pie.svg"?',
    ],
  },
  {
    kind: 'a drawing with a script',
    files: { 'content/glyphs/line.svg': '<svg><path onclick="x()"/></svg>\n' },
    reported: [
      'content/glyphs/line.svg:1  the drawing has "onclick="; use only shapes with the classes a, b, l, g and n',
    ],
  },
  {
    kind: 'a drawing that is not an SVG',
    config: ({ sidebar }) => void sidebar[1]?.pages.push('/api/venn'),
    files: { 'content/api/venn.md': withComponent('venn', 'Text.'), 'content/glyphs/venn.svg': 'venn\n' },
    reported: [
      'content/api/venn.md:3  the library has no component "venn"',
      'content/glyphs/venn.svg:1  the drawing is not an SVG; start it with <svg and end it with </svg>',
    ],
  },
  {
    kind: 'a component that does not exist',
    files: { 'content/component-unknown.md': withComponent('LienChart', '::api{id=LineChart}') },
    reported: ['content/component-unknown.md:3  the library has no component "LienChart"; did you mean "LineChart"?'],
  },
  {
    kind: 'two pages for the same component',
    files: { 'content/component-twice.md': withComponent('PieChart', '::api{id=PieChart}') },
    reported: ['content/component-twice.md:3  content/api/pie.md already documents PieChart; name another component'],
  },
  {
    kind: 'a chart page without its table',
    files: { 'content/api/line.md': change('::api{id=LineChart}', 'Text.') },
    reported: [
      'content/api/line.md:3  the page of LineChart has no table of its options; add ::api{id=LineChart}',
      'content/guide.md:10  /api/line has nothing with the id "smooth"',
    ],
    apart: true,
  },
  {
    kind: 'a chart page whose table is inside an unclosed code block',
    files: { 'content/api/line.md': change('## Usage', '```tsx') },
    reported: [
      'content/api/line.md:12  the code block is not closed, so the rest of the page has become code; end it with ```',
    ],
    apart: true,
  },
  {
    kind: 'a dead link in the navigation',
    config: ({ navigation }) => void (navigation[0] && (navigation[0].link = '/giude')),
    reported: ['site.config.ts:4  navigation "Guide": the link /giude points to no page; did you mean "/guide"?'],
  },
  {
    kind: 'a version that is not the newest',
    config: ({ library }) => void (library.version = '1.5.0'),
    reported: [
      'site.config.ts:2  the version of the library is 1.5.0, but the newest in content/changelog.yaml is ' +
        '1.6.0; make them the same',
      'site.config.ts:2  the version of the library is 1.5.0, but package.json has 1.6.0; make them the same',
    ],
  },
]
