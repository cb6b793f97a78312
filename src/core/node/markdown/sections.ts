import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { Feature, Heading, Hero } from '../../shared/page.ts'
import { createIcon } from '../files/icons.ts'
import { copyButton, raw } from './code.ts'
import { hasClass, isElement } from './tree.ts'

/** The top of the home page: title, description, actions and the install command. */
export function renderHero({ title, description, benefit, actions }: Hero, install: string): Element {
  return h('section.hero', [
    h('h1', title),
    h('p.hero-sentence', description),
    ...(benefit ? [h('p.hero-benefit', benefit)] : []),
    h('div.hero-actions', [
      ...actions.map(({ text, link }, index) =>
        h(index === 0 ? 'a.button.button-first' : 'a.button', { href: link }, [
          text,
          ...(index === 0 ? [raw(createIcon('arrow-right'))] : []),
        ]),
      ),
      h('div.install.code', [h('pre', { tabIndex: 0 }, [h('code', install)]), copyButton()]),
    ]),
  ])
}

export function renderFeatures(features: Feature[]): Element {
  return h(
    'ul.features',
    features.map(({ icon, emoji, title, description, link }) =>
      h('li.feature', [
        h('span.feature-icon', { ariaHidden: 'true' }, [icon ? raw(createIcon(icon)) : emoji]),
        h('h2', link ? [h('a', { href: link }, title)] : title),
        h('p', description),
      ]),
    ),
  )
}

/** Wraps each section of the second level, and its code and lists, which are next to its title and text. */
export function wrapSections(blocks: ElementContent[]): ElementContent[] {
  return splitAt(blocks, 'h2').flatMap((part) => (isElement(part[0], 'h2') ? [wrapSection(part)] : part))
}

const isText = (node: ElementContent) => isElement(node, 'h2', 'p')

function wrapSection(part: ElementContent[]): Element {
  return h('section.home-section', [
    h('div', part.filter(isText)),
    h(
      'div.home-body',
      part.filter((node) => !isText(node)),
    ),
  ])
}

/**
 * Shows sections of the third level side by side on wide screens, if they end with an element that fits into half of the
 * width. In a section without a partner, and in one that ends with a wide element, the text is next to that element.
 */
export function pairSections(
  blocks: ElementContent[],
  isExample: (element: ElementContent) => boolean,
  fitsHalf: (element: ElementContent) => boolean,
): ElementContent[] {
  const parts = splitAt(blocks, 'h2', 'h3')
  const isSection = (part: ElementContent[] = []) =>
    isElement(part[0], 'h3') && part.length > 2 && part.findIndex(isExample) === part.length - 1
  const isHalf = (part: ElementContent[] = []) => isSection(part) && part.slice(-1).every(fitsHalf)
  const arranged: ElementContent[] = []
  for (let index = 0; index < parts.length; index++) {
    const [part = [], next = []] = [parts[index], parts[index + 1]]
    if (!isSection(part)) arranged.push(...part)
    else if (!isHalf(part)) arranged.push(h('div.pair.pair-wide', [wrapSectionText(part)]))
    else if (isHalf(next)) {
      arranged.push(h('div.pair', [wrapSectionText(part), wrapSectionText(next)]))
      index++
    } else arranged.push(h('div.pair.pair-single', [wrapSectionText(part)]))
  }
  return arranged
}

/** Lets a phone fold the examples of a page, except for the first one. */
export function markFolds(blocks: ElementContent[]): void {
  const pairs = blocks.filter((block) => block.type === 'element' && hasClass(block, 'pair')) as Element[]
  for (const section of pairs.flatMap(({ children }) => children).slice(1))
    if (section.type === 'element') section.properties.className = ['fold']
}

/** The text is one element, because the rows of a pair are aligned, and because it is folded on a phone. */
function wrapSectionText(blocks: ElementContent[]): Element {
  return h('section', [...blocks.slice(0, 1), h('div.section-text', blocks.slice(1, -1)), ...blocks.slice(-1)])
}

/** Puts the first example of a page next to the code that follows it. */
export function arrangeOverview(
  blocks: ElementContent[],
  isExample: (element: ElementContent) => boolean,
): ElementContent[] {
  const start = blocks.findIndex(isExample)
  const [example, code] = blocks.slice(start, start + 2)
  if (start < 0 || !example || code?.type !== 'element' || !hasClass(code, 'code')) return blocks
  return [...blocks.slice(0, start), h('div.overview', [example, code]), ...blocks.slice(start + 2)]
}

/** Splits the blocks before each heading with one of these names. */
function splitAt(blocks: ElementContent[], ...names: string[]): ElementContent[][] {
  const parts: ElementContent[][] = []
  for (const block of blocks) {
    if (isElement(block, ...names) || parts.length === 0) parts.push([])
    parts.at(-1)?.push(block)
  }
  return parts
}

/** Links to the main sections of a long page, which stay visible while it is scrolled. */
export function renderSectionBar(sections: string[], toc: Heading[], label: string): Element[] {
  const present = toc.filter(({ id }) => sections.includes(id))
  if (present.length < 2) return []
  const links = present.map(({ id, title }) => h('a', { href: `#${id}` }, title))
  return [h('nav.section-bar', { ariaLabel: label }, links)]
}
