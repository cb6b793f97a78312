const ESCAPE = /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(\r\n|[^]))/gi
const CONTROL: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0' }

/** The text of a string or template without its quotes. */
export function decodeText(text: string): string {
  return text.replace(ESCAPE, (_, point?: string, unit?: string, byte?: string, other = '') => {
    const code = point ?? unit ?? byte
    if (code !== undefined) return String.fromCodePoint(Math.min(parseInt(code, 16), 0x10_ff_ff))
    // a backslash at the end of a line continues the string
    return /^[\r\n\u2028\u2029]/.test(other) ? '' : (CONTROL[other] ?? other)
  })
}

/** `12_640` and `0x1f` are numbers too. */
export const parseNumber = (text: string): number => Number(text.replaceAll('_', ''))
