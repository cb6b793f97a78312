import { change, type Mistake } from '../mistake.ts'
import { page } from '../valid-project.ts'

const KNOWN_FILES =
  'a page ends in .md, descriptions of options are in content/options/<package>/<Type>.yaml, releases are in ' +
  'content/changelog.yaml, advice for upgrades is in content/upgrade.yaml, drawings of charts are in ' +
  'content/glyphs/<chart>.svg, licenses are in content/licenses.yaml, search words are in content/search-words.yaml'

export const fileMistakes: Mistake[] = [
  {
    kind: 'two pages with the same address',
    files: { 'content/guide/index.md': page('## Install') },
    reported: ['content/guide/index.md:1  content/guide.md has the same address /guide; keep one of them'],
  },
  {
    kind: 'the reserved prefix',
    files: { 'content/~demos/line.md': page('Text.') },
    reported: ['content/~demos/line.md:1  "~" is reserved for special routes; rename the file or folder'],
  },
  {
    kind: 'a name that needs escaping',
    files: { 'content/My Page.md': page('Text.') },
    reported: [
      'content/My Page.md:1  the address /My Page would need escaping; ' +
        'use lowercase letters, digits and dashes in file names',
    ],
  },
  {
    kind: 'a tab without its page',
    files: { 'content/lost.tab-more.md': page('Text.') },
    reported: [
      'content/lost.tab-more.md:1  this tab belongs to /lost, which is not a page; add the page or rename the file',
    ],
  },
  {
    kind: 'a tab with a wrong name',
    files: { 'content/api/index.tab_options.md': page('Text.') },
    reported: [
      'content/api/index.tab_options.md:1  the file name of a tab must look like page.tab-name.md, with ' +
        'lowercase letters, digits and dashes; rename the file',
    ],
  },
  {
    kind: 'a page with another extension',
    files: { 'content/guide.mdx': page('Text.') },
    reported: [`content/guide.mdx:1  nothing reads this file; ${KNOWN_FILES}`],
  },
  {
    kind: 'descriptions with another extension',
    files: { 'content/options/g2/Extra.yml': 'a: b\n' },
    reported: [`content/options/g2/Extra.yml:1  nothing reads this file; ${KNOWN_FILES}`],
  },
  {
    kind: 'an empty page',
    files: { 'content/empty.md': ' \n' },
    reported: ['content/empty.md:1  the file is empty; write the page or remove it'],
  },
  {
    kind: 'a page that is not UTF-8',
    files: { 'content/latin.md': Buffer.from(page('Caf\u00e9.'), 'latin1') },
    reported: ['content/latin.md:8  the file is not UTF-8; save it as UTF-8'],
  },
  {
    kind: 'a page in UTF-16',
    files: { 'content/utf16.md': Buffer.from(`\uFEFF${page('Text.')}`, 'utf16le') },
    reported: ['content/utf16.md:1  the file is not UTF-8; save it as UTF-8'],
  },
  {
    kind: 'a merge conflict',
    files: { 'content/conflict.md': page('<<<<<<< HEAD\nOurs.\n=======\nTheirs.\n>>>>>>> branch') },
    reported: ['content/conflict.md:8  unresolved merge conflict; keep one side and remove the markers'],
  },
  {
    kind: 'a very long line',
    files: { 'content/endless.md': page('['.repeat(1 << 20)) },
    reported: ['content/endless.md:8  the line is longer than 3000 characters; split it into shorter lines'],
  },
  {
    kind: 'a folder with the name of a page',
    files: { 'content/folder.md/.keep': '' },
    reported: ['content/folder.md:1  this is a folder, but a file is expected here; rename it'],
  },
  {
    kind: 'a symbolic link to its own folder',
    links: { 'content/circle': '.' },
    reported: ['content/circle:1  this is a link to a folder, which is not followed; put the files here'],
  },
  {
    kind: 'a symbolic link to itself',
    links: { 'content/itself.md': 'itself.md' },
    reported: ['content/itself.md:1  this symbolic link is broken; fix or remove it'],
  },
  {
    kind: 'a broken symbolic link',
    links: { 'content/options/gone.yaml': 'nothing.yaml' },
    reported: ['content/options/gone.yaml:1  this symbolic link is broken; fix or remove it'],
  },
  {
    kind: 'a folder in place of a required file',
    files: { 'content/changelog.yaml': null, 'content/changelog.yaml/.keep': '' },
    reported: ['content/changelog.yaml:1  this is a folder, but a file is expected here; rename it'],
    apart: true,
  },
  {
    kind: 'a symbolic link to itself in place of a required file',
    files: { 'content/options/addresses.yaml': null },
    links: { 'content/options/addresses.yaml': 'addresses.yaml' },
    reported: ['content/options/addresses.yaml:1  this symbolic link is broken; fix or remove it'],
    apart: true,
  },
  {
    kind: 'a chart page that cannot be read',
    files: { 'content/api/pie.md': change('## Usage', '<<<<<<< HEAD') },
    reported: ['content/api/pie.md:11  unresolved merge conflict; keep one side and remove the markers'],
    apart: true,
  },
]
