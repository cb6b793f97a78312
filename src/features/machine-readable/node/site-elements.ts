import type { Element } from 'hast'
import type { BlockContent, Code, Html, Paragraph, PhrasingContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { hasClass, isElement } from '../../../core/node/markdown/html-tree.ts'
import { DEMO_ROUTE, listShownFiles, type Demo } from '../../demos/node/index.ts'
import { machineText } from '../shared/texts/index.ts'
import type { ElementHandlers } from './html-to-markdown.ts'

/** Replaced by an API table, which is written separately. No text of a page contains this character. */
export const TABLE_PLACE = '\uFFFC'

/** How the elements of this site are written in Markdown. Links are made absolute later. */
export function createElementHandlers(demos: Map<string, Demo>): ElementHandlers {
  return {
    'live-demo': (_state, element) => writeDemo(element, demos.get(String(element.properties.dataId))),
    // HTML is written as it is
    'api-table': (): Html => ({ type: 'html', value: TABLE_PLACE }),
    pre: (_state, element): Code => ({ type: 'code', lang: null, value: toString(element).replace(/\n$/, '') }),
    div: (state, element) => {
      if (hasClass(element, 'code-group')) return writeCodeGroup(element)
      if (hasClass(element, 'code')) return [writeCode(element)]
      return state.all(element)
    },
  }
}

/** The caption of a demo, a link to it alone, and the code of all its files. */
function writeDemo(element: Element, demo: Demo | undefined): BlockContent[] {
  if (!demo) return []
  const { id, title, description, files } = demo
  // one side of a comparison of themes has no code
  const side = element.properties.dataTheme === undefined ? undefined : toString(findTitle(element) ?? element)
  const caption: PhrasingContent[] = [
    { type: 'strong', children: [{ type: 'text', value: side === undefined ? title : `${side}: ${title}` }] },
    { type: 'text', value: `. ${description} ` },
    { type: 'link', url: DEMO_ROUTE + id, children: [{ type: 'text', value: machineText('machine.demo') }] },
  ]
  const paragraph: Paragraph = { type: 'paragraph', children: caption }
  if (side !== undefined) return [paragraph]
  return [
    paragraph,
    ...listShownFiles(files).map(({ name, source }) => createCode(source.trimEnd(), getExtension(name), name)),
  ]
}

function findTitle(element: Element): Element | undefined {
  for (const child of element.children) {
    if (!isElement(child)) continue
    const found = hasClass(child, 'demo-title') ? child : findTitle(child)
    if (found) return found
  }
  return undefined
}

const getExtension = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

const createCode = (value: string, lang: string, title?: string): Code => ({
  type: 'code',
  lang,
  meta: title === undefined ? null : `title="${title}"`,
  value,
})

/** A block with a bar that shows the title or the language of its code. */
function writeCode(element: Element, tab?: string): Code {
  const [bar] = element.children
  const pre = element.children.find((child) => isElement(child, 'pre'))
  const code = pre ? toString(pre).replace(/\n$/, '') : ''
  const label = isElement(bar, 'div') ? bar.children.find((child) => isElement(child)) : undefined
  if (!label) return createCode(code, 'sh', tab)
  const name = getTypeScriptName(label)
  return hasClass(label, 'code-title') ? createCode(code, getExtension(name), name) : createCode(code, name, tab)
}

/** The name of a file contains the extension of both languages: `app.<i>tsx</i><b>jsx</b>`. */
const getTypeScriptName = (label: Element): string =>
  label.children.map((child) => (isElement(child, 'b') ? '' : toString(child))).join('')

/** The blocks of a group, each with the name of its tab. Code in two languages is written once. */
function writeCodeGroup(group: Element): Code[] {
  const [bar, ...blocks] = group.children.filter((child) => isElement(child))
  const tabs = bar?.children.filter((child) => isElement(child, 'label')) ?? []
  const titles = tabs.map((tab) => getTypeScriptName(tab.children.find((child) => isElement(child, 'span')) ?? tab))
  const isRepeated = (title: string | undefined) => title === 'JavaScript' && titles.includes('TypeScript')
  return blocks.flatMap((block, index) => (isRepeated(titles[index]) ? [] : [writeCode(block, titles[index])]))
}
