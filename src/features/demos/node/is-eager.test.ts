import { expect, test } from 'vitest'
import { isEager } from './render-card.ts'

const check = (source: string) => isEager({ files: [{ name: 'basic.tsx', source }] })

test('a chart alone, or several in a container, wait for the visitor', () => {
  expect(check('const a: Array<string> = []\nexport default () => <LineChart data={data} />')).toBe(false)
  expect(check('return (\n  <LineChart\n    {...config}\n    data={data}\n  />\n)')).toBe(false)
  expect(check('const pattern: RegExp = /a/\nexport default () => <LineChart data={data} />')).toBe(false)
  expect(check('const [year, setYear] = useState<number>(1)\nreturn (\n  <div>\n    <PieChart />\n  </div>\n)')).toBe(
    false,
  )
})

test('a demo with its own texts or controls, or that moves, runs when it is visible', () => {
  expect(check('return <><LineChart /><p>Text</p></>')).toBe(true)
  expect(check('return (\n  <button type="button">Next</button>\n)')).toBe(true)
  expect(check('return (\n  <div>\n    {name}\n    <LineChart />\n  </div>\n)')).toBe(true)
  expect(check('return (\n  <div>\n    From zero\n    <LineChart />\n  </div>\n)')).toBe(true)
  expect(check("return (\n  <PieChart\n    pattern={{ type: 'dot' }}\n  />\n)")).toBe(true)
  expect(check('const config = { data, pattern }')).toBe(true)
  expect(check('return (\n  <PieChart\n    {...config}\n    pattern={pattern}\n  />\n)')).toBe(true)
  expect(check("const config = {\n  pattern: { type: 'dot' },\n}")).toBe(true)
  expect(check('useEffect(() => { setInterval(update, 1000) })\nreturn <BarChart />')).toBe(true)
  expect(check('export default () => <LiquidChart percent={0.3} />')).toBe(true)
})
