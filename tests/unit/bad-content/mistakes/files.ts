import { change, type Mistake } from '../mistake.ts'
import { page } from '../sound-project.ts'

const READ =
  'a page ends in .md, descriptions of options stand in content/options/<package>/<Type>.yaml, drawings in content/glyphs/<chart>.svg'

export const fileMistakes: Mistake[] = [
  {
    kind: 'two pages on one address',
    files: { 'content/guide/index.md': page('## Install') },
    told: ['content/guide/index.md:1  content/guide.md has the same address /guide; keep one of them'],
  },
  {
    kind: 'the reserved prefix',
    files: { 'content/~demos/line.md': page('Text.') },
    told: ['content/~demos/line.md:1  "~" is reserved for special routes; rename the file or folder'],
  },
  {
    kind: 'a name that needs escaping',
    files: { 'content/My Page.md': page('Text.') },
    told: [
      'content/My Page.md:1  the address /My Page would need escaping; use lower-case letters, digits and dashes in file names',
    ],
  },
  {
    kind: 'a tab without its page',
    files: { 'content/lost.tab-more.md': page('Text.') },
    told: [
      'content/lost.tab-more.md:1  this tab belongs to /lost, which is not a page; add the page or rename the file',
    ],
  },
  {
    kind: 'a tab with a wrong name',
    files: { 'content/api/index.tab_options.md': page('Text.') },
    told: [
      'content/api/index.tab_options.md:1  a further tab of a page is named page.tab-name.md, with lower-case letters, digits and dashes; rename the file',
    ],
  },
  {
    kind: 'a page with another ending',
    files: { 'content/guide.mdx': page('Text.') },
    told: [`content/guide.mdx:1  nothing reads this file; ${READ}`],
  },
  {
    kind: 'descriptions with another ending',
    files: { 'content/options/g2/Extra.yml': 'a: b\n' },
    told: [`content/options/g2/Extra.yml:1  nothing reads this file; ${READ}`],
  },
  {
    kind: 'an empty page',
    files: { 'content/empty.md': ' \n' },
    told: ['content/empty.md:1  the file is empty; write the page or remove it'],
  },
  {
    kind: 'a page that is not UTF-8',
    files: { 'content/latin.md': Buffer.from(page('Caf\u00e9.'), 'latin1') },
    told: ['content/latin.md:8  the file is not UTF-8; save it as UTF-8'],
  },
  {
    kind: 'a page in UTF-16',
    files: { 'content/utf16.md': Buffer.from(`\uFEFF${page('Text.')}`, 'utf16le') },
    told: ['content/utf16.md:1  the file is not UTF-8; save it as UTF-8'],
  },
  {
    kind: 'a merge conflict',
    files: { 'content/conflict.md': page('<<<<<<< HEAD\nOurs.\n=======\nTheirs.\n>>>>>>> branch') },
    told: ['content/conflict.md:8  a merge conflict is left here; keep one side and remove the marks'],
  },
  {
    kind: 'an endless line',
    files: { 'content/endless.md': page('['.repeat(1 << 20)) },
    told: ['content/endless.md:8  the line is longer than 3000 characters and is not read; break it up'],
  },
  {
    kind: 'a folder with the name of a page',
    files: { 'content/folder.md/.keep': '' },
    told: ['content/folder.md:1  this is a folder, and a file was expected; rename it'],
  },
  {
    kind: 'a link in circles',
    links: { 'content/circle': '.' },
    told: ['content/circle:1  this link leads to a folder and is not followed; put the files here'],
  },
  {
    kind: 'a link to itself',
    links: { 'content/itself.md': 'itself.md' },
    told: ['content/itself.md:1  this link leads nowhere; mend or remove it'],
  },
  {
    kind: 'a link to nothing',
    links: { 'content/options/gone.yaml': 'nothing.yaml' },
    told: ['content/options/gone.yaml:1  this link leads nowhere; mend or remove it'],
  },
  {
    kind: 'a folder in the place of a file that is needed',
    files: { 'content/changelog.yaml': null, 'content/changelog.yaml/.keep': '' },
    told: ['content/changelog.yaml:1  this is a folder, and a file was expected; rename it'],
    apart: true,
  },
  {
    kind: 'a link to itself in the place of a file that is needed',
    files: { 'content/options/addresses.yaml': null },
    links: { 'content/options/addresses.yaml': 'addresses.yaml' },
    told: ['content/options/addresses.yaml:1  this link leads nowhere; mend or remove it'],
    apart: true,
  },
  {
    kind: 'a chart page that cannot be read',
    files: { 'content/api/pie.md': change('## Usage', '<<<<<<< HEAD') },
    told: ['content/api/pie.md:11  a merge conflict is left here; keep one side and remove the marks'],
    apart: true,
  },
]
