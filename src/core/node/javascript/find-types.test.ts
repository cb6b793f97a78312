import { expect, test } from 'vitest'
import { findTypes } from './find-types.ts'
import { removeRanges } from './ranges.ts'

/** The code without the parts that were found. */
async function toJavaScript(code: string, extension: 'ts' | 'tsx' = 'tsx'): Promise<string | undefined> {
  const ranges = await findTypes(code, extension)
  return ranges && removeRanges(code, ranges)
}

test.each([
  ['an annotation', 'const a: number = 1', 'const a = 1'],
  ['parameters and a result', 'const f = (a: number, b?: string): void => {}', 'const f = (a, b) => {}'],
  ['type arguments', 'const [a] = useState<string | null>(null)', 'const [a] = useState(null)'],
  ['an assertion', 'const a = b as unknown as string', 'const a = b'],
  ['a constant assertion in a list', "f(['a', 'b'] as const, 1)", "f(['a', 'b'], 1)"],
  ['an assertion before a bracket', 'const a = { b: c as number }', 'const a = { b: c }'],
  ['parentheses around an assertion', '(a as Plot).chart.render()', 'a.chart.render()'],
  ['satisfies', 'const a = { b: 1 } satisfies Props', 'const a = { b: 1 }'],
  ['a non-null assertion', 'a!.b![0]', 'a.b[0]'],
  ['type parameters', 'function f<T extends object>(a: T) {}', 'function f(a) {}'],
  ['an imported type', "import { Line, type Props } from 'a'", "import { Line } from 'a'"],
  ['the first imported type', "import { type Props, Line } from 'a'", "import { Line } from 'a'"],
  ['the type of `this`', 'function f(this: Plot, a: string) {}', 'function f(a) {}'],
  ['code without types', 'const a = b ? c : d', 'const a = b ? c : d'],
  ['an object in an arrow function', 'const f = () => ({ a: 1 }) as Props', 'const f = () => ({ a: 1 })'],
  ['one property of an object', 'style: { x: 1 } as object,', 'style: { x: 1 },'],
])('removes %s', async (_, code, expected) => {
  expect(await toJavaScript(code)).toBe(expected)
})

test('removes imports of types with their lines', async () => {
  expect(await toJavaScript("import { a } from 'a'\nimport type { B } from 'b'\nimport { c } from 'c'\n")).toBe(
    "import { a } from 'a'\nimport { c } from 'c'\n",
  )
  expect(await toJavaScript("import { type B } from 'b'\n\nconst c = 1\n")).toBe('const c = 1\n')
})

test('removes interfaces with their comments and one of the empty lines around them', async () => {
  const code =
    'const a = 1\n\n/** A row. */\ninterface Row {\n  // its name\n  name: string\n}\n\ntype B = Row // b\n\nconst c = 2\n'
  expect(await toJavaScript(code)).toBe('const a = 1\n\nconst c = 2\n')
})

test('keeps a comment that an empty line separates from a type', async () => {
  expect(await toJavaScript('// about the file\n\ntype A = string\n\nconst b = 1\n')).toBe(
    '// about the file\n\nconst b = 1\n',
  )
})

test('joins lines that only types made too long', async () => {
  expect(await toJavaScript("import {\n  Line,\n  Column,\n  type LineProps,\n} from 'a'\n")).toBe(
    "import { Line, Column } from 'a'\n",
  )
  expect(await toJavaScript('function f(\n  a: string,\n  b: number,\n): void {\n  a\n}\n')).toBe(
    'function f(a, b) {\n  a\n}\n',
  )
  expect(await toJavaScript('const f = (a: number): string =>\n  String(a)')).toBe('const f = (a) => String(a)')
})

test('keeps line breaks that the author chose', async () => {
  const list = 'const a: Row[] = [\n  { b: 1, c: 1 },\n  { b: 2, c: 2 },\n]\n'
  expect(await toJavaScript(list)).toBe(list.replace(': Row[]', ''))
  const long = `const f = (a: number) =>\n  '${'x'.repeat(90)}'\n`
  expect(await toJavaScript(long)).toBe(long.replace(': number', ''))
})

test('an arrow function keeps its parentheses if its type has several lines', async () => {
  expect(await toJavaScript('const f = (a: string): Array<\n  string\n> => [a]', 'ts')).toBe('const f = (a) => [a]')
})

test.each([
  'enum A { B }',
  'namespace A { export const b = 1 }',
  'const = 1',
  'class A { constructor(private b: 1) {} }',
])('code without a JavaScript version: %s', async (code) => expect(await findTypes(code, 'ts')).toBeUndefined())
