import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { expect, test } from 'vitest'
import { arrangeOverview, pairSections, renderSectionBar } from './sections.ts'

const section = (title: string, ...rest: Element[]) => [h('h3', title), h('p', 'Text.'), ...rest]
const half = () => h('hr', { className: ['half'] })
const wide = () => h('hr')
const isExample = (node: ElementContent) => node.type === 'element' && node.tagName === 'hr'
const isHalf = (node: ElementContent) => node.type === 'element' && node.properties.className !== undefined

/** The titles of the sections, with those in one pair in brackets. A wide one is marked with a line. */
const arrange = (blocks: ElementContent[]) =>
  toHtml(pairSections(blocks, isExample, isHalf))
    .replaceAll('<div class="pair pair-wide">', '[-')
    .replaceAll(/<div class="pair[^"]*">/g, '[')
    .replaceAll('</section></div>', ']')
    .replaceAll(/<p>.*?<\/p>/g, '')
    .replaceAll(/<[^>]+>/g, '')

test('two sections that end with a narrow element are side by side', () => {
  expect(arrange([...section('A', half()), ...section('B', half()), ...section('C', half())])).toBe('[AB][C]')
})

test('a wide element, text after the element and another chapter separate sections', () => {
  expect(arrange([...section('A', half()), ...section('B', wide()), ...section('C', half())])).toBe('[A][-B][C]')
  expect(arrange([...section('A', half(), h('p', 'More.')), ...section('B', half())])).toBe('A[B]')
  expect(arrange([...section('A', half()), h('h2', 'Next'), ...section('B', half())])).toBe('[A]Next[B]')
})

test('nothing is lost', () => {
  const blocks = [h('p', 'Start.'), ...section('A', half()), ...section('B', half()), h('h2', 'End')]
  const text = (nodes: ElementContent[]) => toHtml(nodes).replaceAll(/<\/?(?:div|section)[^>]*>/g, '')
  expect(text(pairSections(blocks, isExample, isHalf))).toBe(text(blocks))
})

test('the first example is next to the code that follows it', () => {
  const code = h('div.code', 'code')
  const [text, example, end] = [h('p', 'Start.'), half(), h('h2', 'End')]
  expect(arrangeOverview([text, example, code, end], isExample)).toEqual([
    text,
    h('div.overview', [example, code]),
    end,
  ])
  expect(arrangeOverview([example, text, code], isExample)).toEqual([example, text, code])
})

test('the bar links to the sections that the page has, if there are several', () => {
  const sections = ['usage', 'api']
  const heading = (id: string) => ({ id, depth: 2 as const, title: id })
  const [bar] = renderSectionBar(sections, [heading('usage'), heading('other'), heading('api')], 'Sections')
  expect(bar && toHtml(bar)).toContain('<a href="#usage">usage</a><a href="#api">api</a>')
  expect(renderSectionBar(sections, [heading('api')], 'Sections')).toEqual([])
})
