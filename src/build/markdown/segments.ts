import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Root } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import type { Segment } from '../../shared/page.ts'
import type { Context } from './context.ts'
import { elementHandlers, type Handlers } from './elements.ts'
import type { Token } from './highlight.ts'

export interface SegmentOptions {
  context: Context
  tokenize: (code: string, language: string) => Token[][]
  /** Makes names unique in the document. */
  prefix: string
  demoColumns: number
}

type Piece = { html: ElementContent } | { demo: string }

/** The body of a page: finished HTML with islands between. Neighbouring demos share an island. */
export function toSegments(tree: Root, options: SegmentOptions): Segment[] {
  const handlers: Handlers = elementHandlers(options)
  const pieces = tree.children.flatMap((node): Piece[] => {
    // the page's frame draws its title
    if (node.type === 'heading' && node.depth === 1) return []
    if (node.type === 'leafDirective') return [{ demo: node.attributes?.id ?? '' }]
    const made = toHast({ type: 'root', children: [node] }, { handlers, allowDangerousHtml: false })
    const children = made.type === 'root' ? made.children : [made]
    return children.map((child) => ({ html: child as ElementContent }))
  })

  const segments: Segment[] = []
  let pending: ElementContent[] = []
  const flush = () => {
    if (pending.length > 0) segments.push({ html: stringify(joinAdvice(pending)) })
    pending = []
  }
  for (const piece of pieces) {
    if ('html' in piece) {
      pending.push(piece.html)
      continue
    }
    flush()
    const demo = options.context.demos.get(piece.demo)
    if (!demo) continue
    const summary = { id: demo.id, title: demo.title, description: demo.description, height: demo.height }
    const last = segments.at(-1)
    if (last && 'island' in last) last.island.demos.push(summary)
    else segments.push({ island: { name: 'demos', columns: options.demoColumns, demos: [summary] } })
  }
  flush()
  return segments
}

function stringify(children: ElementContent[]): string {
  return toHtml({ type: 'root', children }, { allowDangerousHtml: true })
}

/** "Use it when" and "Use instead" stand side by side. */
function joinAdvice(nodes: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (!isAdvice(node)) joined.push(node)
    else if (last?.type === 'element' && hasClass(last, 'advices')) last.children.push(node)
    else joined.push({ type: 'element', tagName: 'div', properties: { className: ['advices'] }, children: [node] })
  }
  return joined
}

const isAdvice = (node: ElementContent): node is Element => node.type === 'element' && hasClass(node, 'advice')
const hasClass = (element: Element, name: string) => Array.isArray(element.properties.className) && element.properties.className.includes(name)
