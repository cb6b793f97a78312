import { contentText } from '../../src/core/shared/texts/index.ts'

/** The Markdown that replaces `::name{id=…}`, or nothing to remove it. */
export type LeafText = (name: string, id: string) => string

const REMARKS = ['note', 'tip', 'warning', 'use-when', 'use-instead'] as const
type Remark = (typeof REMARKS)[number]

const FENCE = /^\s*(`{3,}|~{3,})/
const LEAF = /^::([\w-]+)(?:\{(?:id=([\w.-]+))?[^}]*\})?$/
const CONTAINER = /^:::([\w-]+)(?:\[(.*)\])?$/

/**
 * Converts directives to common Markdown, because each engine has its own. Remarks become quotes, and code groups
 * become separate blocks.
 */
export function replaceDirectives(markdown: string, leafText: LeafText): string {
  let fence = ''
  let quote = ''
  const lines = markdown.split('\n').flatMap((line): string[] => {
    const [, sign] = FENCE.exec(line) ?? []
    if (sign && (fence === '' || line.trim() === fence)) fence = fence === '' ? sign : ''
    if (fence !== '' || sign) return [quote + line]
    const [, leaf, id = ''] = LEAF.exec(line) ?? []
    if (leaf) return [leafText(leaf, id)]
    const [, name, title] = CONTAINER.exec(line) ?? []
    if (name && isRemark(name)) {
      quote = '> '
      return [`> **${title ?? formatTitle(name)}**`, '>']
    }
    if (line === ':::') {
      quote = ''
      return []
    }
    return name ? [] : [(quote + line).trimEnd()]
  })
  return lines.join('\n').replaceAll(/\n{3,}/g, '\n\n')
}

const isRemark = (name: string): name is Remark => (REMARKS as readonly string[]).includes(name)

function formatTitle(name: Remark): string {
  if (name === 'use-when') return contentText('page.useWhen')
  if (name === 'use-instead') return contentText('page.useInstead')
  return contentText(`note.${name}`)
}
