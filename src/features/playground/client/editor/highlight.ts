import { languageMap, type InputSelection, type PrismEditor } from 'prism-code-editor'
import 'prism-code-editor/languages/jsx'
import { languages, Token, tokenize } from 'prism-code-editor/prism'
import { MAX_HINTED } from '../../shared/code-file.ts'

// The grammars of the package search with patterns whose time grows with the square of the text or faster, so that a
// short link could freeze the page. Here, each character is read once.

const KEYWORDS = new Set(
  (
    'abstract as asserts async await break case catch class const continue debugger declare default delete do else enum ' +
    'export extends finally for from function get if implements import in infer instanceof interface is keyof let ' +
    'namespace new null of package private protected public readonly return satisfies set static super switch this throw ' +
    'try type typeof undefined var void while with yield'
  ).split(' '),
)
const BUILTINS = new Set('Array Function Promise any boolean never number string symbol unknown'.split(' '))
/** A class or type follows. */
const BEFORE_CLASS = new Set(['class', 'extends', 'implements', 'instanceof', 'interface', 'new', 'type'])
/** After these, `/` divides and `<` compares. */
const VALUES = new Set(['null', 'super', 'this', 'undefined'])

const CODE =
  /(?<comment>\/\/[^\n]*|\/\*[^]*?(?:\*\/|$))|(?<string>"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?)|(?<number>0[xob][\da-f_]+n?|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:e[+-]?\d+)?n?)|(?<word>[$\w\xa0-\uffff]+)|(?<operator>=>|[-+*%&|^!=?~]+|[<>/@#\\])|(?<punctuation>[^])/iy
const TAG =
  /(?<comment>\/\*[^]*?(?:\*\/|$))|(?<tag>\/?>)|(?<string>"[^"]*"?|'[^']*'?)|(?<name>[^\s=>/{"'<]+)|(?<punctuation>[^])/y
const TEXT = /(?<text>[^<{]+)|(?<punctuation>[^])/y
const TEMPLATE = /(?<string>(?:\\[^]|\$(?!\{)|[^\\`$])+)|(?<punctuation>\$\{|[^])/y
const STYLES =
  /(?<comment>\/\*[^]*?(?:\*\/|$))|(?<string>"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?)|(?<keyword>@[\w-]+)|(?<number>#[\da-f]{3,8}\b|-?\d[\d.]*[a-z%]*)|(?<word>[\w-]+)|(?<punctuation>[^])/iy
const REGEX = /\/(?:\[(?:\\.|[^\\\n\]])*\]?|\\.|[^\\\n/[])*\/?[a-z]*/y
const TAG_START = /<(?:[a-z_$][\w.$:-]*(?=[\s/>])(?!\s+extends\b)|(?=>))/iy
const TAG_END = /<\/[\w.$:-]*/y
const SPACE = /\s+/y

/** A part of the code with rules of its own. */
interface Part {
  pattern: RegExp
  isClosingTag?: boolean
}

type Piece = string | Token

function matchAt(pattern: RegExp, text: string, position: number): string | undefined {
  pattern.lastIndex = position
  return pattern.exec(text)?.[0]
}

/** Whether a character follows, after spaces. */
function isFollowedBy(character: string, text: string, position: number): boolean {
  return text.charAt(position + (matchAt(SPACE, text, position)?.length ?? 0)) === character
}

/** Splits code into tokens. */
function readTokens(text: string, pattern: RegExp): Piece[] {
  const pieces: Piece[] = []
  const parts: Part[] = [{ pattern }]
  let position = 0
  /** The last word or sign. */
  let before = ''
  let isAfterValue = false
  const add = (type: string | undefined, content: string) => {
    const last = pieces.at(-1)
    // what has no color needs no element
    if (type && type !== 'punctuation' && type !== 'operator') pieces.push(new Token(type, content, content))
    else if (typeof last === 'string') pieces[pieces.length - 1] = last + content
    else pieces.push(content)
    position += content.length
  }
  const addTag = (content: string, isClosingTag: boolean) => {
    add('tag', content)
    parts.push({ pattern: TAG, isClosingTag })
  }
  const addPunctuation = (sign: string) => {
    const part = parts.at(-1)
    add('punctuation', sign)
    if (sign === '{' || sign === '${') parts.push({ pattern })
    else if (sign === '`' && part?.pattern === TEMPLATE) parts.pop()
    else if (sign === '`') parts.push({ pattern: TEMPLATE })
    else if (sign === '}' && part?.pattern === pattern && parts.length > 1) parts.pop()
    isAfterValue = ')]}`'.includes(sign)
  }
  const closeTag = (sign: string, { isClosingTag }: Part) => {
    add('tag', sign)
    parts.pop()
    if (isClosingTag) parts.pop()
    else if (sign === '>') parts.push({ pattern: TEXT })
    isAfterValue = true
  }

  while (position < text.length) {
    const space = matchAt(SPACE, text, position)
    if (space) {
      add(undefined, space)
      continue
    }
    const part = parts.at(-1) ?? { pattern }
    if (text.charAt(position) === '<' && (part.pattern === TEXT || (part.pattern === CODE && !isAfterValue))) {
      const start = matchAt(TAG_START, text, position)
      const end = part.pattern === TEXT ? matchAt(TAG_END, text, position) : undefined
      if (start ?? end) {
        addTag(start ?? end ?? '', start === undefined)
        continue
      }
    }
    part.pattern.lastIndex = position
    const found = Object.entries(part.pattern.exec(text)?.groups ?? {}).find(([, content]) => content !== undefined)
    const [type = '', content = ''] = found ?? []
    if (type === 'tag') closeTag(content, part)
    else if (type === 'punctuation') addPunctuation(content)
    else if (type === 'text') add('plain-text', content)
    else if (type === 'name') add('attr-name', content)
    else if (content === '/' && !isAfterValue && part.pattern === CODE)
      add('regex', matchAt(REGEX, text, position) ?? content)
    else if (type === 'word') {
      add(classify(content), content)
      isAfterValue = !KEYWORDS.has(content) || VALUES.has(content)
    } else {
      const isKey = type === 'string' && part.pattern === CODE && '{,'.includes(before || ' ')
      add(isKey && isFollowedBy(':', text, position + content.length) ? 'property' : type, content)
      if (type !== 'comment') isAfterValue = type !== 'operator'
    }
    if (type !== 'comment') before = content
  }
  return pieces

  /** The type of a word, by the signs around it. */
  function classify(word: string): string | undefined {
    const end = position + word.length
    if (pattern === STYLES) return parts.length > 1 && isFollowedBy(':', text, end) ? 'property' : undefined
    const isProperty = before === '.'
    if (isFollowedBy(':', text, end) && (before === '{' || before === ',')) return 'literal-property'
    if (!isProperty && (word === 'true' || word === 'false')) return 'boolean'
    if (!isProperty && KEYWORDS.has(word)) return 'keyword'
    if (BEFORE_CLASS.has(before)) return 'class-name'
    if (isFollowedBy('(', text, end)) return 'function'
    if (isProperty) return undefined
    if (BUILTINS.has(word)) return 'builtin'
    return /^[A-Z][A-Z\d_]*$/.test(word) ? 'constant' : undefined
  }
}

const createLanguage = (pattern: RegExp) => ({
  [tokenize]: (text: string): Piece[] => (text.length > MAX_HINTED ? [text] : readTokens(text, pattern)),
})

Object.assign(languages, { tsx: createLanguage(CODE), json: createLanguage(CODE), css: createLanguage(STYLES) })

/** The characters around the cursor that decide about indentation and closing tags. */
const NEAR = 1000

type Rule<Result> = (selection: InputSelection, value: string, editor: PrismEditor) => Result

/** The package searches the whole text for an opening tag. */
const searchNear =
  <Result>(rule: Rule<Result>): Rule<Result> =>
  ([start, end, direction], value, editor) => {
    const from = Math.max(0, start - NEAR)
    return rule([start - from, end - from, direction], value.slice(from, end + NEAR), editor)
  }

const { tsx } = languageMap
if (!tsx?.autoIndent?.[0] || !tsx.autoIndent[1] || !tsx.autoCloseTags)
  throw new Error('prism-code-editor has changed: its rules for TSX are missing')
languageMap.tsx = {
  ...tsx,
  autoIndent: [searchNear(tsx.autoIndent[0]), searchNear(tsx.autoIndent[1])],
  autoCloseTags: searchNear((selection, value, editor) => {
    const tag = tsx.autoCloseTags?.(selection, value, editor)
    const after = value.slice(selection[1])
    const count = (text: string) => after.split(text).length
    // not if the next tags close it already
    return tag && count(tag) > count(tag.replace('/', '').slice(0, -1)) ? undefined : tag
  }),
}
