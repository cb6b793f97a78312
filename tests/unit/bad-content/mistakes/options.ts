import { change, type Mistake } from '../mistake.ts'

const PIE = 'content/options/g2plot/pie/PieOptions.yaml'
const GROUPS = 'content/options/groups.yaml'
const ADDRESSES = 'content/options/addresses.yaml'

/** Changes a line of the descriptions of the pie chart. */
const pie = (kind: string, line: number, from: string, to: string, message: string): Mistake => ({
  kind,
  files: { [PIE]: change(from, to) },
  reported: [`${PIE}:${line}  ${message}`],
})

const file = (kind: string, name: string, text: string | null, ...reported: string[]): Mistake => ({
  kind,
  files: { [name]: text },
  reported: reported.map((place) => `${name}:${place}`),
})

const apart = (mistake: Mistake): Mistake => ({ ...mistake, apart: true })

export const optionMistakes: Mistake[] = [
  pie(
    'an option without a description',
    1,
    'pieStyle: Of a slice.',
    '# nothing',
    'the option "pieStyle" has no description; add a line for it here',
  ),
  pie(
    'a description with a typo in its name',
    1,
    'angle:',
    'anlge:',
    '"anlge" does not describe an option of the library; did you mean "angle"?',
  ),
  pie(
    'a description of an unknown option',
    9,
    'color: Of a slice.',
    'color: Of a slice.\nshadow: Of the pie.',
    '"shadow" does not describe an option of the library; correct or remove it',
  ),
  pie(
    'a default that the library already states',
    2,
    'radius: Of the pie.',
    "radius: { text: Of the pie., default: '`1`' }",
    'the default of "radius" is read from the chart engine; remove "default"',
  ),
  pie(
    'a description in another language',
    3,
    'Of the hole.',
    '内半径',
    'the description of "innerRadius" is not in English; translate it',
  ),
  pie(
    'an empty description',
    4,
    'Where it begins.',
    '""',
    'the description of "startAngle" is empty; write a sentence',
  ),
  pie(
    'HTML in a description',
    5,
    'Where it ends.',
    'An Array<number>.',
    'the description of "endAngle" has HTML, which is not supported (<number>); put it in backticks',
  ),
  pie(
    'a number as description',
    6,
    'In the hole.',
    '3',
    '"statistic" needs a description: a text, or "text" with "ignored", "default", "values" or "range"',
  ),
  {
    kind: 'a dead link in a description',
    files: { 'content/options/g2plot/line/LineOptions.yaml': change('#legend', '#legnd') },
    reported: [
      'content/options/g2plot/line/LineOptions.yaml:2  /api has nothing with the id "legnd"; did you mean "legend"?',
    ],
    apart: true,
  },
  {
    kind: 'a relative link in a description',
    files: { 'content/options/g2plot/line/LineOptions.yaml': change('Draws a curve.', 'Draws [a curve](guide).') },
    reported: [
      'content/options/g2plot/line/LineOptions.yaml:1  the link guide is relative; ' +
        'write it from the root, such as /guide#install',
    ],
  },
  file(
    'descriptions that are not YAML',
    'content/options/g2/TooltipCfg.yaml',
    'follow: `true` moves it.\n',
    '1  the description file is not valid YAML: Plain value cannot start with reserved character `; ' +
      'put the text in quotes',
  ),
  file(
    'a file without descriptions',
    'content/options/g2/MarkerCfg.yaml',
    '- symbol\n',
    '1  the file has no descriptions; write a line for each option, such as smooth: Draws a curve.',
  ),
  file(
    'a missing file of descriptions',
    'content/options/g2/TrackCfg.yaml',
    null,
    '1  the options "fill", "stroke" have no description; add a line for each here',
  ),
  {
    kind: 'a file of descriptions with a wrong name',
    files: { 'content/options/g2/RailCfg.yaml': null, 'content/options/g2/RailsCfg.yaml': 'size: Its width.\n' },
    reported: [
      'content/options/g2/RailsCfg.yaml:1  the library has no options object with this name; ' +
        'rename the file to content/options/g2/RailCfg.yaml',
    ],
  },
  file(
    'groups that are not YAML',
    GROUPS,
    '- title: "Around" the chart\n  options: [legend, tooltip]\n',
    '1  the list of groups is not valid YAML: Unexpected scalar at node end; ' +
      'put the whole text in quotes if it contains quotes or special characters',
  ),
  apart(
    file(
      'groups with invalid fields',
      GROUPS,
      '- titel: Around\n  options: legend\n',
      '1  "0" has an unknown key "titel"; did you mean "title"?',
      '2  "0.options" in the list of groups must be a list',
    ),
  ),
  apart(
    file(
      'an unknown option in a group',
      GROUPS,
      '- title: Around\n  options: [legned, tooltip]\n',
      '2  "legned" is not a shared option; did you mean "legend"?',
    ),
  ),
  apart(
    file(
      'an option in two groups',
      GROUPS,
      '- title: Around\n  options: [legend, tooltip]\n- title: More\n  options: [legend]\n',
      '4  the option "legend" is in two groups; keep one',
    ),
  ),
  apart(
    file(
      'an option in no group',
      GROUPS,
      '- title: Around\n  options: [legend]\n',
      '1  the shared option "tooltip" is not in any group; add it to one',
    ),
  ),
  apart(file('a missing list of groups', GROUPS, null, '1  the file is missing; create it')),
  file(
    'addresses that are not YAML',
    ADDRESSES,
    'LegendCfg: legend\nTooltipCfg: [tooltip\n',
    '2  the list of addresses is not valid YAML: Flow sequence in block collection must be sufficiently ' +
      'indented and end with a ]; align the line with the lines around it, and close every bracket',
  ),
  apart(
    file(
      'invalid addresses',
      ADDRESSES,
      'LegendCfg: Legend\nTooltipCgf: tooltip\n',
      '1  "LegendCfg" has an invalid address; use lowercase letters and dashes',
      '2  "TooltipCgf" is not an options object of the library; did you mean "TooltipCfg"?',
    ),
  ),
  apart(
    file(
      'a duplicate address',
      ADDRESSES,
      'LegendCfg: legend\nTooltipCfg: legend\n',
      '2  LegendCfg and TooltipCfg have the same address "legend"; give one of them another here',
    ),
  ),
  apart(file('missing addresses', ADDRESSES, null, '1  the file is missing; create it')),
  {
    kind: 'a shared object without a table',
    files: { 'content/api/index.tab-options.md': change('::api{id=TooltipCfg}', 'Text.') },
    reported: [
      'content/api/index.tab-options.md:1  several components share TooltipCfg, but no page shows it; ' +
        'add ::api{id=TooltipCfg} here',
    ],
  },
  {
    kind: 'a page of shared objects that cannot be read',
    files: { 'content/api/index.tab-options.md': change('::api{id=LegendCfg}', '>>>>>>> branch') },
    reported: ['content/api/index.tab-options.md:5  unresolved merge conflict; keep one side and remove the markers'],
    apart: true,
  },
  {
    kind: 'a typo in the table of a shared object',
    files: { 'content/api/index.tab-options.md': change('::api{id=LegendCfg}', '::api{id=LegendCgf}') },
    reported: [
      'content/api/index.tab-options.md:5  the library has no component or options object "LegendCgf"; ' +
        'did you mean "LegendCfg"?',
    ],
  },
]
