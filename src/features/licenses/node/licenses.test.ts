import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { toHtml } from 'hast-util-to-html'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderLicenses } from './index.ts'
import { checkBundled, findPackageFolder, readLicenses, type License } from './read-licenses.ts'

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
])('the package folder of the module %j is %s', (module, folder) => {
  expect(findPackageFolder(module)).toBe(folder)
})

test('uses the license file of the package, without the licenses of code bundled into it', () => {
  install('a', '1.0.0', 'MIT', 'Copyright A\n\n# Licenses of bundled dependencies\nmany')
  write('content/licenses.yaml', '- { name: a, version: 1.0.0, license: MIT }')
  expect(readLicenses(root, root)).toEqual({
    licenses: [
      { name: 'a', version: '1.0.0', license: 'MIT', text: 'Copyright A', hasStandardText: false, isPackage: true },
    ],
    problems: [],
  })
})

test('a package without a license file gets the standard text, with a note on the page', () => {
  install('a', '1.0.0', 'ISC')
  write('content/licenses.yaml', '- { name: a, version: 1.0.0, license: ISC }')
  const [license] = readLicenses(root, root).licenses ?? []
  expect(license?.text).toMatch(/^Copyright \(c\) the authors of a\n\nPermission to use/)
  expect(render(license ? [license] : [])).toContain("doesn't include the text")
})

test('reports a package that is missing, has another version or another license', () => {
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
    '2: b is listed in version 1.0.0, but version 2.0.0 is installed; run "npm run licenses"',
    '3: c is listed with the license MIT, but has the license GPL-3.0; ' +
      'check the new license, then run "npm run licenses"',
    '4: d has no license file, and there is no standard text for Unlicense; ' +
      'add one to src/features/licenses/node/standard-texts',
  ])
})

test('a work that is not a package has its license text in a file', () => {
  write(
    'content/licenses.yaml',
    '- { name: Inter, version: "4.1", license: OFL-1.1, file: a.txt }\n' +
      '- { name: Lucide, version: "1", license: ISC, file: b.txt }',
  )
  write('a.txt', 'license text\n')
  expect(readLicenses(root, root).licenses?.[0]).toMatchObject({
    name: 'Inter',
    text: 'license text',
    isPackage: false,
  })
  expect(problems()).toEqual(['2: the license text of Lucide in b.txt: the file is missing; create it'])
})

test('a project without the list has no licenses and no problems', () => {
  expect(readLicenses(root, root)).toEqual({ problems: [] })
})

test('the list and the scripts must name the same packages', () => {
  const listed: License[] = [
    ['a', true],
    ['old', true],
    ['Inter', false],
  ].map(([name, isPackage]) => ({
    name: String(name),
    version: '1.0.0',
    license: 'MIT',
    text: '',
    hasStandardText: false,
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
    'the scripts contain new 3.0.0, which is not listed here; run "npm run licenses"',
    'old 1.0.0 is listed here, but the scripts do not contain it; run "npm run licenses"',
  ])
})

test('a license is text, never markup', () => {
  const html = render([
    {
      name: 'a',
      version: '1.0.0',
      license: 'MIT',
      text: 'A <script>alert(1)</script> <a@b.c>',
      hasStandardText: false,
      isPackage: true,
    },
  ])
  expect(html).toContain('<summary><b>a</b> <span>1.0.0</span> <span>MIT</span></summary>')
  expect(html).toContain('<pre>A &#x3C;script>alert(1)&#x3C;/script> &#x3C;a@b.c></pre>')
})

const render = (licenses: License[]): string =>
  renderLicenses(licenses)
    .map((node) => (node.type === 'finished' ? toHtml(node.element) : ''))
    .join('')
