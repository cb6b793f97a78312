import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Root } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { renderDemoGrid } from '../../../features/demos/node/render-card.ts'
import type { Context } from './context.ts'
import { elementHandlers } from './elements.ts'
import type { Token } from './highlight.ts'

export interface ArticleOptions {
  context: Context
  tokenize: (code: string, language: string) => Token[][]
  /** Makes names unique in the document. */
  prefix: string
  demoColumns: number
}

/** The finished HTML of a page's body, without its title, which the frame draws. */
export function renderArticle(tree: Root, options: ArticleOptions): string {
  const made = toHast(
    { type: 'root', children: tree.children.filter((node) => node.type !== 'heading' || node.depth > 1) },
    { handlers: elementHandlers(options) },
  )
  const children = (made.type === 'root' ? made.children : [made]) as ElementContent[]
  const solid = children.filter((node) => node.type !== 'text' || node.value.trim() !== '')
  return toHtml(
    { type: 'root', children: joinDemos(joinAdvice(solid), options.demoColumns) },
    { allowDangerousHtml: true },
  )
}

/** "Use it when" and "Use instead" stand side by side. */
function joinAdvice(nodes: ElementContent[]): ElementContent[] {
  return joinNeighbors(nodes, 'advice', (members) => ({
    type: 'element',
    tagName: 'div',
    properties: { className: ['advices'] },
    children: members,
  }))
}

/** Demos in a row share a grid. */
function joinDemos(nodes: ElementContent[], columns: number): ElementContent[] {
  return joinNeighbors(nodes, 'demo', (members) => renderDemoGrid(members, columns))
}

function joinNeighbors(
  nodes: ElementContent[],
  className: string,
  join: (members: Element[]) => Element,
): ElementContent[] {
  const joined: ElementContent[] = []
  let members: Element[] = []
  const flush = () => {
    if (members.length > 0) joined.push(join(members))
    members = []
  }
  for (const node of nodes) {
    if (node.type === 'element' && hasClass(node, className)) members.push(node)
    else {
      flush()
      joined.push(node)
    }
  }
  flush()
  return joined
}

const hasClass = (element: Element, name: string) =>
  Array.isArray(element.properties.className) && element.properties.className.includes(name)
