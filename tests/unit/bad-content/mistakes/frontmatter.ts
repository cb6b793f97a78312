import { change, type Mistake } from '../mistake.ts'
import { page } from '../valid-project.ts'

const KEYS = 'title, description, navTitle, component, aliases, searchNames, hero, features, layout, demoColumns'

/** Adds a page with this frontmatter. */
function matter(kind: string, name: string, lines: string[], line: number, message: string): Mistake {
  const file = `content/${name}.md`
  return {
    kind,
    files: { [file]: `---\n${lines.join('\n')}\n---\n\n# Probe\n` },
    reported: [`${file}:${line}  ${message}`],
  }
}

const title = 'title: Probe'
const description = 'description: A page to try things on.'

export const frontmatterMistakes: Mistake[] = [
  matter(
    'a quote that is not closed',
    'matter-quote',
    ['title: "Probe', description],
    2,
    'the frontmatter is not valid YAML: Missing closing "quote; close it',
  ),
  matter(
    'a colon in a title',
    'matter-colon',
    ['title: Probe: a page', description],
    2,
    'the frontmatter is not valid YAML: Nested mappings are not allowed in compact mappings; ' +
      'put text that contains ": " in quotes, and start all keys in the same column',
  ),
  matter(
    'a duplicate key',
    'matter-twice',
    [title, description, title],
    4,
    'the frontmatter is not valid YAML: Map keys must be unique; keep one of the two',
  ),
  matter(
    'an unknown key',
    'matter-unknown',
    [title, description, 'keywords: a'],
    4,
    `the frontmatter has an unknown key "keywords"; known keys are ${KEYS}`,
  ),
  matter(
    'a typo in a key',
    'matter-typo',
    [title, description, 'navTilte: a'],
    4,
    'the frontmatter has an unknown key "navTilte"; did you mean "navTitle"?',
  ),
  matter(
    'a typo in a required key',
    'matter-tilte',
    ['tilte: Probe', description],
    2,
    'the frontmatter has an unknown key "tilte"; did you mean "title"?',
  ),
  matter('no title', 'matter-no-title', [description], 1, 'the frontmatter needs "title"; add it'),
  matter('no description', 'matter-no-description', [title], 1, 'the frontmatter needs "description"; add it'),
  matter(
    'a long description',
    'matter-long',
    [title, `description: ${'long '.repeat(50)}`],
    3,
    '"description" in the frontmatter is longer than 200 characters; search engines cut it, so shorten it',
  ),
  matter(
    'a number as title',
    'matter-number',
    ['title: 3', description],
    2,
    '"title" in the frontmatter must be a string; put it in quotes if YAML reads it as another type',
  ),
  matter(
    'a string instead of a list',
    'matter-list',
    [title, description, 'aliases: one'],
    4,
    '"aliases" in the frontmatter must be a list',
  ),
  matter(
    'too many columns',
    'matter-columns',
    [title, description, 'demoColumns: 9'],
    4,
    '"demoColumns" in the frontmatter must be between 1 and 4',
  ),
  matter(
    'a list instead of keys',
    'matter-keys',
    ['- Probe'],
    1,
    `the frontmatter must be written as "key: value", one per line; known keys are ${KEYS}`,
  ),
  matter(
    'a string instead of a nested object',
    'matter-inside-text',
    [title, description, 'features:', '  - One'],
    5,
    '"features.0" in the frontmatter must be written as "key: value", one per line; ' +
      'known keys are icon, emoji, title, description, link',
  ),
  matter(
    'an empty nested string',
    'matter-inside',
    [title, description, 'features:', '  - emoji: x', '    title: One', '    description: ""'],
    7,
    '"features.0.description" in the frontmatter is empty; write a short text',
  ),
  matter(
    'an unknown nested key',
    'matter-inside-key',
    [title, description, 'features:', '  - emoji: x', '    title: One', '    description: Two.', '    lnik: /guide'],
    8,
    '"features.0" has an unknown key "lnik"; did you mean "link"?',
  ),
  matter(
    'an unknown icon',
    'matter-icon',
    [title, description, 'features:', '  - icon: crosshiar', '    title: One', '    description: Two.'],
    5,
    '"features.0.icon" in the frontmatter is "crosshiar", which is not an icon; did you mean "crosshair"?',
  ),
  matter(
    'neither an icon nor an emoji',
    'matter-no-icon',
    [title, description, 'features:', '  - title: One', '    description: Two.'],
    5,
    '"features.0" in the frontmatter needs an icon or an emoji',
  ),
  matter(
    'deeply nested brackets',
    'matter-deep',
    [title, description, `aliases: ${'['.repeat(200)}`],
    4,
    'the frontmatter is not valid YAML: it is nested too deeply; reduce the nesting',
  ),
  {
    kind: 'no frontmatter',
    files: { 'content/matter-none.md': '# Probe\n' },
    reported: [
      'content/matter-none.md:1  the page has no frontmatter; start it with ---, a title and a description, and ---',
    ],
  },
  {
    kind: 'frontmatter without an end',
    files: { 'content/matter-open.md': `---\n${title}\n${description}\n\n# Probe\n` },
    reported: ['content/matter-open.md:1  the frontmatter has no end; close it with a line ---'],
  },
  {
    kind: 'a tab without a title',
    files: { 'content/guide.tab-more.md': '---\ndescription: More.\n---\n\nText.\n' },
    reported: ['content/guide.tab-more.md:1  the frontmatter needs "title"; add it'],
  },
  {
    kind: 'an invalid value next to valid ones',
    files: { 'content/index.md': change('description: A small site.', `description: ${'long '.repeat(50)}`) },
    reported: [
      'content/index.md:3  "description" in the frontmatter is longer than 200 characters; ' +
        'search engines cut it, so shorten it',
    ],
  },
  {
    kind: 'a heading that differs from the title',
    files: { 'content/title-other.md': page('Text.').replace('# Probe', '# Prob') },
    reported: [
      'content/title-other.md:6  the heading is "Prob", but the title in the frontmatter is "Probe"; ' +
        'make them the same',
    ],
  },
  {
    kind: 'no heading',
    files: { 'content/title-none.md': page('Text.').replace('# Probe', 'Probe') },
    reported: ['content/title-none.md:1  the page has no title; start it with "# Probe"'],
  },
  {
    kind: 'two headings of the first level',
    files: { 'content/title-two.md': page('# Again') },
    reported: ['content/title-two.md:8  a page has only one title; make this heading "##"'],
  },
]
