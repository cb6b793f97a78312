import { isCollection, isScalar, visit, type Alias, type Document, type ErrorCode } from 'yaml'

/** What to do about a mistake whose message is that of a parser. */
const ADVICE: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'indent the line like those around it, and close every bracket',
  BAD_SCALAR_START: 'put the text in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'put a text that has ": " in it in quotes, and begin keys below each other',
  DUPLICATE_KEY: 'keep one of the two',
  MISSING_CHAR: 'add it, or indent the line like those around it',
  MULTILINE_IMPLICIT_KEY: 'write each key as "key: value" on a line of its own',
  MULTIPLE_DOCS: 'remove the line "---"',
  TAB_AS_INDENT: 'indent by spaces',
  UNEXPECTED_TOKEN: 'put a text with quotes or signs in it in quotes as a whole',
}

export interface SyntaxMistake {
  offset: number
  message: string
}

/** What keeps a document from being YAML. After the first slip a parser stumbles on: what it then says is left out. */
export function syntaxMistakes(document: Document, source: string): SyntaxMistake[] {
  const twice = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  const first = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  const told = [...(first ? [first] : []), ...twice].map(({ code, pos, message }): SyntaxMistake => {
    const advice = message.startsWith('Missing closing') ? 'close it' : ADVICE[code]
    return {
      offset: beginning(document, source, pos[0]),
      message: `${sentence(message)}${advice ? `; ${advice}` : ''}`,
    }
  })
  return first ? told : [...told, ...deadReferences(document)]
}

/** Without the place, which we tell ourselves, and without advice to programmers. */
const sentence = (message: string): string => (message.split(' at line')[0] ?? '').replace(/; please use.*/, '')

/** A quote or bracket that is never closed is noticed at the end or at the next key: told is where it is opened. */
function beginning(document: Document, source: string, offset: number): number {
  let opened = offset
  visit(document, {
    Node: (_, node) => {
      const open = (isScalar(node) && node.type?.startsWith('QUOTE')) || (isCollection(node) && node.flow)
      if (!open || !node.range || node.range[0] > offset) return
      if (node.range[1] >= source.slice(0, offset).trimEnd().length) opened = Math.min(opened, node.range[0])
    },
  })
  return opened
}

/** The parser lets them pass, and the document throws when its values are asked for. */
function deadReferences(document: Document): SyntaxMistake[] {
  const aliases: Alias[] = []
  visit(document, { Alias: (_, alias) => void aliases.push(alias) })
  const dead = aliases.filter((alias) => !alias.resolve(document))
  if (dead.length > 0)
    return dead.map(({ source, range }) => ({
      offset: range?.[0] ?? 0,
      message: `*${source} refers to nothing; put a text that begins with * in quotes`,
    }))
  return aliases.length > 0 && isEndless(document)
    ? [
        {
          offset: aliases[0]?.range?.[0] ?? 0,
          message: 'its references stand for too many values; write the values themselves',
        },
      ]
    : []
}

/** References to references can stand for more values than fit into memory. */
function isEndless(document: Document): boolean {
  try {
    document.toJS()
    return false
  } catch {
    return true
  }
}

/** Deeper, and parsing may end the process. */
const DEEPEST = 100

/** The line on which YAML nests too deeply to be read. */
export function deepNesting(source: string): number | undefined {
  let depth = 0
  for (const [index, line] of source.split('\n').entries()) {
    for (const sign of line) {
      if (sign === '[' || sign === '{') depth++
      else if (sign === ']' || sign === '}') depth = Math.max(0, depth - 1)
      if (depth > DEEPEST) return index + 1
    }
    if (/^[\s?:-]{200}/.test(line)) return index + 1
  }
  return undefined
}
