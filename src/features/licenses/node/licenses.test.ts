import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { toHtml } from 'hast-util-to-html'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkBundled, findPackageFolder } from './bundled-packages.ts'
import { readLicenses, type License } from './read-licenses.ts'
import { renderLicenses } from './render.ts'

let root: string

beforeEach(() => void (root = mkdtempSync(path.join(tmpdir(), 'licenses-'))))
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

const install = (name: string, version: string, license: string, text?: string): void => {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version, license }))
  if (text !== undefined) write(`node_modules/${name}/LICENSE.md`, text)
}

const problems = () => readLicenses(root, root).problems.map(({ line, message }) => `${line}: ${message}`)

test.each([
  ['/home/a/node_modules/react/index.js', 'node_modules/react'],
  ['/home/a/node_modules/@antv/g2/esm/index.js', 'node_modules/@antv/g2'],
  [
    '/home/a/node_modules/@antv/g2/node_modules/@antv/path-util/esm/index.js',
    'node_modules/@antv/g2/node_modules/@antv/path-util',
  ],
  [String.raw`C:\a\node_modules\@antv\g2\esm\index.js`, 'node_modules/@antv/g2'],
  ['\0vite/preload-helper.js', 'node_modules/vite'],
  ['\0rolldown/runtime.js', 'node_modules/rolldown'],
  ['/home/a/src/core/client/entry.tsx', undefined],
  ['\0virtual:site', undefined],
])('the module %j belongs to %s', (module, folder) => {
  expect(findPackageFolder(module)).toBe(folder)
})

test("the text is the package's own, without that of what its tools bundle", () => {
  install('a', '1.0.0', 'MIT', 'Copyright A\n\n# Licenses of bundled dependencies\nmany')
  write('content/licenses.yaml', '- { name: a, version: 1.0.0, license: MIT }')
  expect(readLicenses(root, root)).toEqual({
    licenses: [{ name: 'a', version: '1.0.0', license: 'MIT', text: 'Copyright A', isUsual: false, isPackage: true }],
    problems: [],
  })
})

test('a package without a text gets the usual one, and the page says so', () => {
  install('a', '1.0.0', 'ISC')
  write('content/licenses.yaml', '- { name: a, version: 1.0.0, license: ISC }')
  const [license] = readLicenses(root, root).licenses ?? []
  expect(license?.text).toMatch(/^Copyright \(c\) the authors of a\n\nPermission to use/)
  expect(html(license ? [license] : [])).toContain('comes without the text')
})

test('a package that is gone, of another version or under another license is told', () => {
  install('b', '2.0.0', 'MIT', 'text')
  install('c', '1.0.0', 'GPL-3.0', 'text')
  install('d', '1.0.0', 'Unlicense')
  write(
    'content/licenses.yaml',
    ['a', 'b', 'c', 'd']
      .map((name) => `- { name: ${name}, version: 1.0.0, license: ${name === 'd' ? 'Unlicense' : 'MIT'} }`)
      .join('\n'),
  )
  expect(problems()).toEqual([
    '1: a is not in node_modules/a; run "npm run licenses"',
    '2: b is listed in version 1.0.0 and installed in version 2.0.0; run "npm run licenses"',
    '3: c is listed under the license MIT and comes under GPL-3.0; look at it, then run "npm run licenses"',
    '4: d comes without the text of its license, and Unlicense has none in src/features/licenses/node/usual-texts.ts; add it there',
  ])
})

test('what is no package has its text in a file', () => {
  write(
    'content/licenses.yaml',
    '- { name: Inter, version: "4.1", license: OFL-1.1, file: a.txt }\n- { name: Lucide, version: "1", license: ISC, file: b.txt }',
  )
  write('a.txt', 'text of it\n')
  expect(readLicenses(root, root).licenses?.[0]).toMatchObject({ name: 'Inter', text: 'text of it', isPackage: false })
  expect(problems()).toEqual(['2: the text of Lucide in b.txt: the file is missing; create it'])
})

test('a project without the list has no licenses and no mistake', () => {
  expect(readLicenses(root, root)).toEqual({ problems: [] })
})

test('the list and the scripts must name the same packages', () => {
  const listed: License[] = [
    ['a', true],
    ['gone', true],
    ['Inter', false],
  ].map(([name, isPackage]) => ({
    name: String(name),
    version: '1.0.0',
    license: 'MIT',
    text: '',
    isUsual: false,
    isPackage: Boolean(isPackage),
  }))
  expect(
    checkBundled(
      [
        { name: 'a', version: '1.0.0' },
        { name: 'new', version: '3.0.0' },
      ],
      listed,
    ).map(({ message }) => message),
  ).toEqual([
    'the scripts hold new 3.0.0, which is not listed here; run "npm run licenses"',
    'gone 1.0.0 is listed here, and no script holds anything of it; run "npm run licenses"',
  ])
})

test('a license is text, never markup', () => {
  const shown = html([
    {
      name: 'a',
      version: '1.0.0',
      license: 'MIT',
      text: 'A <script>alert(1)</script> <a@b.c>',
      isUsual: false,
      isPackage: true,
    },
  ])
  expect(shown).toContain('<summary><b>a</b> <span>1.0.0</span> <span>MIT</span></summary>')
  expect(shown).toContain('<pre>A &#x3C;script>alert(1)&#x3C;/script> &#x3C;a@b.c></pre>')
})

const html = (licenses: License[]): string =>
  renderLicenses(licenses)
    .map((node) => (node.type === 'finished' ? toHtml(node.element) : ''))
    .join('')
