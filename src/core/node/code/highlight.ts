import { createHighlighter, type Highlighter, type ThemeRegistrationRaw } from 'shiki'
import { findTypesOf } from '../javascript/find-types.ts'
import { isKnown, LANGUAGES, type Code, type HighlightedCode, type Language, type Token } from './model.ts'

/**
 * The scopes of each role. A role is a one-letter class instead of a color, so the same HTML works in both color modes
 * and needs no style attributes.
 */
const ROLES: Record<string, string[]> = {
  c: ['comment', 'punctuation.definition.comment'],
  k: ['keyword', 'storage', 'keyword.control', 'storage.type', 'storage.modifier', 'variable.language'],
  s: ['string', 'string.template', 'punctuation.definition.string', 'constant.other.symbol'],
  n: ['constant.numeric', 'constant.language', 'constant.character', 'keyword.other.unit'],
  f: ['entity.name.function', 'support.function', 'meta.function-call entity.name.function'],
  t: [
    'entity.name.type',
    'entity.name.class',
    'support.class',
    'support.type',
    'entity.name.tag',
    'support.class.component',
  ],
  p: ['meta.object-literal.key', 'entity.other.attribute-name', 'support.type.property-name', 'variable.parameter'],
  u: ['punctuation', 'meta.brace', 'keyword.operator'],
  i: ['markup.inserted'],
  d: ['markup.deleted'],
}
const PLAIN = '#000000'

/** Shiki themes have only colors, so each role gets one. */
const ROLE_COLORS = new Map(
  Object.keys(ROLES).map((role, index) => [role, `#0000${(index + 16).toString(16).toUpperCase()}`]),
)
const COLOR_ROLES = new Map([...ROLE_COLORS].map(([role, color]) => [color, role]))

const theme: ThemeRegistrationRaw = {
  name: 'roles',
  type: 'light',
  settings: [
    { settings: { foreground: PLAIN, background: '#FFFFFF' } },
    ...[...ROLE_COLORS].map(([role, foreground]) => ({ scope: ROLES[role] ?? [], settings: { foreground } })),
  ],
}

let highlighter: Promise<Highlighter> | undefined

/** Highlights code and finds its types. It runs on the thread that `highlighter.ts` starts. */
export async function highlight(codes: Code[]): Promise<HighlightedCode[]> {
  highlighter ??= createHighlighter({ themes: [theme], langs: LANGUAGES.map(getGrammar) })
  const shiki = await highlighter
  const results = codes.map(async ({ code, language }) => ({
    lines: splitIntoTokens(shiki, code, language),
    types: await findTypesOf(code, language),
  }))
  return Promise.all(results)
}

/** Unknown languages and `text` stay plain. */
function splitIntoTokens(shiki: Highlighter, code: string, language: string): Token[][] {
  if (!isKnown(language)) return code.split('\n').map((text) => [{ text, role: '' }])
  // a time limit would drop tokens on a busy machine and make builds differ
  const lines = shiki.codeToTokensBase(code, { lang: getGrammar(language), theme, tokenizeTimeLimit: 0 })
  return lines.map((line) =>
    mergeTokens(
      line.map(({ content, color }) => ({ text: content, role: COLOR_ROLES.get(color?.toUpperCase() ?? '') ?? '' })),
    ),
  )
}

/** The grammar of TSX also reads JavaScript and TypeScript. Shiki takes long to prepare one for each of them. */
const getGrammar = (language: Language): Language => (['ts', 'jsx', 'js'].includes(language) ? 'tsx' : language)

/** Merges adjacent tokens of the same role, and white space into the token before it. */
function mergeTokens(tokens: Token[]): Token[] {
  const merged: Token[] = []
  for (const token of tokens) {
    const last = merged.at(-1)
    if (last && (last.role === token.role || token.text.trim() === '')) last.text += token.text
    else merged.push({ ...token })
  }
  return merged
}
