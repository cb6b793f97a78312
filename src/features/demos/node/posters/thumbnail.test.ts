import { expect, test } from 'vitest'
import { createThumbnail } from './thumbnail.ts'

const create = (body: string) =>
  createThumbnail({
    drawing: `<svg xmlns="http://www.w3.org/2000/svg" width="350" height="320" viewBox="0 0 350 320">${body}</svg>`,
    address: '/posters/line-basic.narrow.0a1b2c3d.svg',
  })

test('keeps texts that can be read at half the size', () => {
  const { content } = create('<text x="1" font-size="12">Jan</text><text x="1" font-size="44">84%</text>')
  expect(content).not.toContain('Jan')
  expect(content).toContain('84%')
})

test('crops the drawing to the plot area, but not to the bar of a color legend', () => {
  const area = '<clipPath id="a"><path d="M 40,50 l 300,0 l 0,240 l-300 0 z"/></clipPath>'
  const bar = '<clipPath id="b"><path d="M 40,300 l 200,0 l 0,12 l-200 0 z"/></clipPath>'
  expect(create(area).content).toContain('viewBox="32 42 316 256"')
  expect(create(bar).content).toContain('viewBox="0 0 350 320"')
})

test('removes the symbols of a legend', () => {
  const item =
    '<path opacity="0" d="M 0,0 l 66,0" fill="#fff"/><path d="M 4 6" fill="#386fe5"/><text x="17" font-size="12">A</text>'
  expect(create(`<path d="M 1 1" fill="red"/>${item}`).content).toMatch(
    /<svg [^>]*><path d="M 1 1" fill="red"\/><\/svg>/,
  )
})

test('has an address that changes with the drawing', () => {
  const [one, two] = [create('<path d="M 1 1"/>'), create('<path d="M 2 2"/>')]
  expect(one.address).toMatch(/^\/posters\/line-basic\.thumbnail\.[0-9a-f]{8}\.svg$/)
  expect(one.address).not.toBe(two.address)
})

test('contains icons instead of images of them, and no empty texts', () => {
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"><rect fill="red"/></svg>'
  const image = (width: number) =>
    `<image x="9" y="8" width="${width}" height="16" href="data:image/svg+xml,${encodeURIComponent(icon)}"/>`
  const { content } = create(`${image(24)}${image(48)}<text x="1" font-size="20"/>`)
  expect(content).toContain('<svg x="9" y="8" xmlns="http://www.w3.org/2000/svg" width="24" height="16"><rect')
  expect(content.match(/<image /g)).toHaveLength(1)
  expect(content).not.toContain('<text')
})

test('has no ticks, but longer lines', () => {
  const { content } = create('<line x1="6" y1="9" x2="6" y2="13" stroke="red"/><line x1="0" y1="9" x2="90" y2="9"/>')
  expect(content.match(/<line /g)).toHaveLength(1)
})

test('with many colors, similar ones become the same', () => {
  const draw = (count: number) =>
    Array.from({ length: count }, (_, x) => `<path fill="#7ca9${(x + 64).toString(16)}" d="M${x} 0L${x} 9Z"/>`).join('')
  expect(create(draw(4)).content.match(/<path /g)).toHaveLength(4)
  expect(create(draw(100)).content.match(/<path /g)?.length).toBeLessThan(10)
})
