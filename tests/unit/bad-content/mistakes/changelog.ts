import { change, type Mistake } from '../mistake.ts'
import { page } from '../valid-project.ts'

const FILE = 'content/changelog.yaml'

const entry = (kind: string, from: string, to: string, ...reported: string[]): Mistake => ({
  kind,
  files: { [FILE]: change(from, to) },
  reported: reported.map((place) => `${FILE}:${place}`),
})

const whole = (kind: string, text: string | null, ...reported: string[]): Mistake => ({
  kind,
  files: { [FILE]: text },
  reported: reported.map((place) => `${FILE}:${place}`),
  apart: true,
})

export const changelogMistakes: Mistake[] = [
  entry(
    'a version out of order',
    '2024-05-01',
    '2025-05-01',
    '6  version 1.5.0 is newer than 1.6.0 above it; put the newest first',
  ),
  entry('a duplicate version', 'version: 1.4.0', 'version: 1.5.0', '11  version 1.5.0 is listed twice; keep one'),
  {
    kind: 'an invalid date',
    // the link to this version is not reported too
    files: { [FILE]: change('2024-03-01', 'March'), 'content/changelog-link.md': page('[a](/changelog#1.3.0)') },
    reported: [`${FILE}:17  "3.date" in the changelog is not a date, such as 2024-12-18`],
  },
  entry(
    'an unknown kind',
    'kind: fix\n      text: Second.',
    'kind: fxi\n      text: Second.',
    '24  "4.changes.0.kind" in the changelog is "fxi"; did you mean "fix"?',
  ),
  entry(
    'a dead link',
    'text: First.',
    'text: First, see [there](/giude).',
    '30  the link /giude points to no page; did you mean "/guide"?',
  ),
  entry(
    'HTML',
    'text: Begin.',
    'text: Begin <b>here</b>.',
    '35  the text has HTML, which is not supported (<b> </b>); put it in backticks',
  ),
  entry(
    'an unknown key',
    'text: Sixth.',
    'txet: Sixth.',
    '5  "0.changes.0" has an unknown key "txet"; did you mean "text"?',
  ),
  whole(
    'a changelog that is not YAML',
    '- version: 1.6.0\n  date: 2024-06-01\n changes: []\n',
    '3  the changelog is not valid YAML: Sequence item without - indicator; ' +
      'add it, or align the line with the lines around it',
  ),
  whole(
    'a changelog that is not a list',
    'version: 1.6.0\n',
    '1  the changelog must be a list; start each entry with "- "',
  ),
  whole('a missing changelog', null, '1  the file is missing; create it'),
]
