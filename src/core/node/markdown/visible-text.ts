/** A visible text in finished HTML, such as a paragraph, a cell of a table or a line of code. */
export interface VisibleText {
  text: string
  /** The ids of all elements that start before it, the last one first. */
  ids: string[]
}

const TOKEN = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|<!--[\s\S]*?-->|[^<]+|</gi
const ID = /\bid="?([^"\s>]+)/
const HIDDEN = new Set(['svg', 'script', 'style', 'template', 'noscript'])

/** Elements inside a line. The words before and after them are one word. */
const INLINE = new Set('a abbr b cite code del em i ins kbd mark s small span strong sub sup time u var wbr'.split(' '))

/**
 * Lists the texts of HTML that this site has rendered, in the order of the page.
 * `skipped` are start tags, such as `<details class="demo-code">`, of elements to leave out.
 */
export function listVisibleTexts(html: string, skipped: string[] = []): VisibleText[] {
  const texts: VisibleText[] = []
  const ids: string[] = []
  let hidden = ''
  let depth = 0
  let text = ''
  const endText = () => {
    for (const line of decodeEntities(text).split('\n')) {
      const plain = line.replaceAll(/\s+/g, ' ').trim()
      if (plain !== '') texts.push({ text: plain, ids: [...ids] })
    }
    text = ''
  }
  for (const [token, slash, tag = '', attributes = ''] of html.matchAll(TOKEN)) {
    const name = tag.toLowerCase()
    if (hidden !== '') {
      if (name === hidden) depth += slash === '/' ? -1 : 1
      if (depth === 0) hidden = ''
    } else if (name === '') {
      if (!token.startsWith('<!--')) text += token
    } else {
      if (!INLINE.has(name)) endText()
      if (slash === '' && (HIDDEN.has(name) || skipped.includes(token))) {
        hidden = name
        depth = 1
      }
      const id = slash === '' ? ID.exec(attributes)?.[1] : undefined
      if (id !== undefined) {
        endText()
        ids.unshift(decodeEntities(id))
      }
    }
  }
  endText()
  return texts
}

/** The visible text of a short piece of HTML. */
export const getVisibleText = (html: string): string =>
  listVisibleTexts(html)
    .map(({ text }) => text)
    .join(' ')

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' }

const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name?: string) =>
    name === undefined
      ? String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
      : (ENTITIES[name] ?? entity),
  )
