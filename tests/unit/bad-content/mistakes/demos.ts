import { change, type Mistake } from '../mistake.ts'
import { demo } from '../valid-project.ts'

const MISSING_POSTER = 'the poster of this demo is missing; run npm run posters'
const RUNTIME = '@antv/g2plot, @opd/g2plot-react, lodash, react, react-dom'
const component = 'export default function Demo() {\n  return <LineChart data={[]} />\n}\n'

/** Adds a demo. Its missing poster is reported too, unless the demo cannot be drawn. */
function newDemo(
  kind: string,
  name: string,
  source: string,
  reported: [number, string][],
  isPosterExpected = true,
): Mistake {
  const file = `demos/line/${name}.tsx`
  const missing: [number, string][] = isPosterExpected ? [[1, MISSING_POSTER]] : []
  return {
    kind,
    files: { [file]: source },
    reported: [...reported, ...missing]
      .toSorted(([a], [b]) => a - b)
      .map(([line, message]) => `${file}:${line}  ${message}`),
  }
}

export const demoMistakes: Mistake[] = [
  newDemo('a demo without a poster', 'new', demo(), []),
  newDemo('a demo without a title', 'untitled', demo().replace(' * title: A line\n', ''), [
    [1, 'the demo has no title; start the file with a comment /** title: ... */'],
  ]),
  newDemo('a demo without a description', 'undescribed', demo().replace(' * description: A few points.\n', ''), [
    [1, 'the demo has no description; start the file with a comment /** description: ... */'],
  ]),
  newDemo('a typo in a field', 'typo', demo().replace('title:', 'titel:'), [
    [2, '"titel: A line" is not a field of a demo; did you mean "title"?'],
  ]),
  newDemo('an unknown field', 'field', demo().replace(' */', ' * author: somebody\n */'), [
    [
      4,
      '"author: somebody" is not a field of a demo; the fields are title, description, keywords, each on its own line',
    ],
  ]),
  newDemo('a duplicate field', 'twice', demo().replace(' */', ' * title: Again\n */'), [
    [4, 'the field "title" is duplicated; remove one'],
  ]),
  newDemo(
    'a demo that does not parse',
    'broken',
    demo('export default function Demo() {\n  return <LineChart data={[} />\n}\n'),
    [[8, 'the code does not parse: Unexpected token']],
    false,
  ),
  newDemo('an import that is not allowed', 'import', demo(`import { scaleLinear } from 'd3'\n\n${component}`), [
    [7, `a demo cannot import "d3"; it can import its own files and ${RUNTIME}`],
  ]),
  newDemo('an import with a typo', 'import-typo', demo(`import { useState } from 'raect'\n\n${component}`), [
    [7, 'a demo cannot import "raect"; did you mean "react"?'],
  ]),
  newDemo('an import of another demo', 'import-other', demo(`import { data } from './slider/data'\n\n${component}`), [
    [7, '"./slider/data" is not a file of this demo; put it into the folder with the name of the demo'],
  ]),
  newDemo(
    'a dynamic import',
    'import-later',
    demo(`const later = () => import('https://example.org/a.js')\n\n${component}`),
    [[7, `a demo cannot import "https://example.org/a.js"; it can import its own files and ${RUNTIME}`]],
  ),
  newDemo('no default export', 'named', demo('export function Demo() {\n  return <LineChart data={[]} />\n}\n'), [
    [1, 'the demo has no default export; write export default function before its component'],
  ]),
  newDemo(
    'random numbers',
    'random',
    demo(`// Math.random() in a comment is allowed\nconst value = Math.random()\n\n${component}`),
    [[8, 'a demo must look the same every time; use fixed numbers instead of Math.random']],
  ),
  newDemo('data from the network', 'network', demo(`const answer = fetch('/data.json')\n\n${component}`), [
    [7, 'a demo must not load anything from the network; include the data in its files'],
  ]),
  newDemo('an empty demo', 'empty', '', [[1, 'the file is empty; write the demo or remove it']], false),
  newDemo('a name that needs escaping', 'Big Line', demo(), [
    [
      1,
      'the address of the demo "line-Big Line" would need escaping; ' +
        'use lowercase letters, digits and dashes in file names',
    ],
  ]),
  {
    kind: 'two demos with the same id',
    files: { 'demos/line-slider/basic.tsx': demo(), 'demos/line/slider-basic.tsx': demo() },
    reported: [
      'demos/line-slider/basic.tsx:1  the poster of this demo is missing; run npm run posters',
      'demos/line/slider-basic.tsx:1  demos/line-slider/basic.tsx has the same id "line-slider-basic"; ' +
        'rename one of them',
    ],
  },
  {
    kind: 'a typo in the import of a file',
    files: { 'demos/line/slider.tsx': change('./slider/data', './slider/dta') },
    reported: ['demos/line/slider.tsx:7  "./slider/dta" is not a file of this demo; did you mean "./slider/data"?'],
  },
  {
    kind: 'imports of files that need a preprocessor',
    files: {
      'demos/line/styled.tsx': demo(
        `import './styled/plain.css'\nimport './styled/a.less'\nimport styles from './styled/b.scss'\n\n${component}`,
      ),
      'demos/line/styled/plain.css': 'p { margin: 0 }\n',
      'demos/line/styled/a.less': '@gap: 4px;\n',
      'demos/line/styled/b.scss': '$gap: 4px;\n',
      'demos/line/styled/shown.styl': 'gap = 4px\n',
    },
    reported: [
      `demos/line/styled.tsx:1  ${MISSING_POSTER}`,
      ...['8  "./styled/a.less"', '9  "./styled/b.scss"'].map(
        (place) =>
          `demos/line/styled.tsx:${place} cannot be imported, because demos have no preprocessor and show the file ` +
          'only as text; write the styles in a .css file and import that one',
      ),
    ],
  },
  {
    kind: 'unsupported and invalid files of a demo',
    files: {
      'demos/line/parts.tsx': demo(),
      'demos/line/parts/rows.json': '{\n  "a": 1,\n}\n',
      'demos/line/parts/notes.txt': 'Text.\n',
    },
    reported: [
      'demos/line/parts/notes.txt:1  a demo cannot have a file of this type; ' +
        'use js, jsx, ts, tsx, css, less, sass, scss, styl or json',
      'demos/line/parts/rows.json:3  the file is not valid JSON: Expected double-quoted property name',
    ],
  },
  {
    kind: 'a file that belongs to no demo',
    files: { 'demos/line/lost/data.ts': 'export const data = []\n' },
    reported: [
      'demos/line/lost/data.ts:1  nothing reads this file; ' +
        'a demo is demos/<chart>/<name>.tsx, and its other files are in a folder of the same name',
    ],
  },
  {
    kind: 'a changed demo with an outdated poster',
    files: { 'demos/line/basic.tsx': change('data={[]}', 'data={[]} smooth') },
    reported: ['demos/line/basic.tsx:1  the poster of this demo is out of date; run npm run posters'],
  },
  {
    kind: 'a poster that is too large',
    files: { 'posters/pie-basic.wide.svg': `<svg >${'x'.repeat(70_000)}</svg>` },
    reported: [
      'demos/pie/basic.tsx:1  the wide poster of this demo has 69 KB, but at most 64 KB are allowed; ' +
        'show fewer shapes, or remove more of them in src/features/demos/node/posters/thin-out',
    ],
  },
  {
    kind: 'a damaged index of posters',
    files: { 'posters/posters.json': '{' },
    reported: [
      'posters/posters.json:1  the index of the posters is damaged; ' +
        'restore it, or draw all posters again with npm run posters',
    ],
    apart: true,
  },
]
