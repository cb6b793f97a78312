import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { Root } from 'mdast'
import type { LeafDirective } from 'mdast-util-directive'
import { toHast, type State } from 'mdast-util-to-hast'
import type { Heading } from '../../shared/page.ts'
import type { SiteConfig } from '../../shared/site.ts'
import { contentText } from '../../shared/texts/index.ts'
import type { Highlight } from '../code/model.ts'
import type { Directive, Directives } from '../model/directive.ts'
import type { Frontmatter } from '../model/page-file.ts'
import { createElementHandlers } from './elements.ts'
import {
  arrangeOverview,
  markFolds,
  pairSections,
  renderFeatures,
  renderHero,
  renderSectionBar,
  wrapSections,
} from './sections.ts'
import { hasClass } from './tree.ts'

export interface ArticleOptions {
  directives: Directives
  highlight: Highlight
  frontmatter: Frontmatter
  toc: Heading[]
  config: Pick<SiteConfig, 'install' | 'sections'>
  /** Makes the names of form fields unique in the document. */
  prefix: string
}

/** Renders the body of a page as HTML. The title is left out, because the page component renders it. */
export function renderArticle(tree: Root, options: ArticleOptions): string {
  const { directives, highlight, frontmatter, prefix } = options
  /** Elements of directives, with the function that wraps those that follow each other. */
  const groups = new Map<Element, Group>()
  /** Elements that fit into half of the width. */
  const narrow = new Set<Element>()
  /** Groups that contain only one element, and those of them that fit into half of the width. */
  const examples = new Set<ElementContent>()
  const halves = new Set<ElementContent>()
  const seen = new Set<string>()
  const leafDirective = (_state: State, node: LeafDirective): Element | undefined => {
    const directive = directives.get(node.name)
    const element = directive?.render?.(node, { highlight, frontmatter, isFirst: !seen.has(node.name) })
    seen.add(node.name)
    if (element && directive?.group) groups.set(element, directive.group)
    if (element && directive?.fitsHalf?.(node)) narrow.add(element)
    return element
  }
  const body = tree.children.filter((node) => node.type !== 'heading' || node.depth > 1)
  const hast = toHast(
    { type: 'root', children: body },
    { handlers: { ...createElementHandlers(highlight, prefix), leafDirective } },
  )
  const children = (hast.type === 'root' ? hast.children : [hast]) as ElementContent[]
  const blocks = children.filter((node) => node.type !== 'text' || node.value.trim() !== '')
  const grouped = groupNeighbors(
    blocks,
    (element) => (hasClass(element, 'advice') ? groupAdvice : groups.get(element)),
    (members, group) => {
      const wrapped = group(members, frontmatter)
      const [member] = members
      if (member && members.length === 1 && group !== groupAdvice) examples.add(wrapped)
      if (member && examples.has(wrapped) && narrow.has(member)) halves.add(wrapped)
      return wrapped
    },
  )
  const isExample = (node: ElementContent) => examples.has(node)
  const overview = frontmatter.component ? arrangeOverview(grouped, isExample) : grouped
  const article = frontmatter.hero
    ? addHero(grouped, options)
    : pairSections(overview, isExample, (node) => halves.has(node))
  if (frontmatter.component) markFolds(article)
  const bar = frontmatter.component
    ? renderSectionBar(options.config.sections ?? [], options.toc, contentText('page.sections'))
    : []
  return toHtml({ type: 'root', children: [...bar, ...article] }, { allowDangerousHtml: true })
}

/** Puts the hero of a home page first, and its features before the first section. */
function addHero(blocks: ElementContent[], { frontmatter, config }: ArticleOptions): ElementContent[] {
  const { hero, features = [] } = frontmatter
  if (!hero) return blocks
  const start = blocks.findIndex((block) => block.type === 'element' && block.tagName === 'h2')
  const end = start < 0 ? blocks.length : start
  return [
    renderHero(hero, config.install),
    ...blocks.slice(0, end),
    ...(features.length > 0 ? [renderFeatures(features)] : []),
    ...wrapSections(blocks.slice(end)),
  ]
}

type Group = NonNullable<Directive['group']>

/** Shows "Use it when" and "Use instead" side by side. */
const groupAdvice: Group = (members) => h('div.advices', members)

/** Wraps elements that follow each other and have the same key. */
function groupNeighbors<Key>(
  nodes: ElementContent[],
  getKey: (element: Element) => Key | undefined,
  wrap: (members: Element[], key: Key) => Element,
): ElementContent[] {
  const grouped: ElementContent[] = []
  let members: Element[] = []
  let current: Key | undefined
  const flush = () => {
    if (current !== undefined && members.length > 0) grouped.push(wrap(members, current))
    members = []
  }
  for (const node of nodes) {
    const key = node.type === 'element' ? getKey(node) : undefined
    if (key !== current) flush()
    current = key
    if (node.type === 'element' && key !== undefined) members.push(node)
    else grouped.push(node)
  }
  flush()
  return grouped
}
