const TOKEN = /\s*(?:([{}[\],:])|(")|(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null))/iy
const STRING_END = /["\\\n]/g

type Expected = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end'

/** The position of the first syntax error in a JSON text. Only some browsers report it. */
export function findJsonError(text: string): number {
  const open: string[] = []
  let expected: Expected = 'value'
  let end = 0
  for (;;) {
    TOKEN.lastIndex = end
    const [token, mark, string] = TOKEN.exec(text) ?? []
    const tokenEnd = string === undefined ? TOKEN.lastIndex : findStringEnd(text, TOKEN.lastIndex)
    const next: Expected | undefined =
      token === undefined || tokenEnd === undefined ? undefined : step(expected, open, mark, string)
    if (next === undefined || tokenEnd === undefined)
      return end + (/^\s*/.exec(text.slice(end, end + 1000))?.[0].length ?? 0)
    expected = next
    end = tokenEnd
  }
}

/** The position after the closing quote. One pattern for the whole text would need a stack as long as the text. */
function findStringEnd(text: string, start: number): number | undefined {
  STRING_END.lastIndex = start
  for (;;) {
    const [found] = STRING_END.exec(text) ?? []
    if (found === '"') return STRING_END.lastIndex
    if (found !== '\\') return undefined
    STRING_END.lastIndex += 1
  }
}

/** What must follow a token. Undefined if the token is wrong. */
function step(expected: Expected, open: string[], mark?: string, string?: string): Expected | undefined {
  if (mark === ']' || mark === '}') {
    const canEnd = expected === 'comma-or-end' || expected === (mark === ']' ? 'value-or-end' : 'key-or-end')
    return canEnd && open.pop() === (mark === ']' ? '[' : '{') ? 'comma-or-end' : undefined
  }
  if (expected === 'colon') return mark === ':' ? 'value' : undefined
  if (expected === 'comma-or-end') {
    if (mark !== ',' || open.length === 0) return undefined
    return open.at(-1) === '[' ? 'value' : 'key'
  }
  if (expected === 'key' || expected === 'key-or-end') return string === undefined ? undefined : 'colon'
  if (mark === undefined) return 'comma-or-end'
  if (mark !== '[' && mark !== '{') return undefined
  open.push(mark)
  return mark === '[' ? 'value-or-end' : 'key-or-end'
}
