declare const isCode: unique symbol

/**
 * Text that is source code. Only this module makes it, so a plain string in a `code` template is a type error. Texts of
 * a visitor become code through `quote`, `printKey`, `comment` or `toIdentifier`, which keep them data by construction.
 */
export type Code = string & { readonly [isCode]: true }

/** Source code that contains other code and numbers. The items of a list are separated by commas. */
export const code = (texts: TemplateStringsArray, ...values: (Code | number | Code[])[]): Code =>
  texts.reduce((all, text, index) => {
    const value = values[index - 1] ?? ''
    return all + (Array.isArray(value) ? value.join(', ') : value) + text
  }) as Code

export const joinCode = (parts: Code[], separator: '\n' | '; ' | ' && ' | ' ?? ' | '' = '\n'): Code =>
  parts.join(separator) as Code

/** Literals and comments have no line breaks, so each line is code as well. */
export const splitLines = (text: Code): Code[] => text.split('\n') as Code[]

/** Characters that are not seen, change the direction of the text, end a line or cannot be encoded. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{DI}\p{NChar}]/gu
const ESCAPES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * A string literal on one line. It shows what it contains, and neither ends a script in HTML nor starts a comment there.
 * With double quotes it is JSON as well.
 */
export function quote(text: string, mark: "'" | '"' = "'"): Code {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll(mark, `\\${mark}`)
    .replace(/<(?=[!/])/g, escapeUnit)
    .replace(HIDDEN, (character) => ESCAPES[character] ?? character.split('').map(escapeUnit).join(''))
  return (mark + escaped + mark) as Code
}

/**
 * Characters that are hidden, or that compilers may not know: above the first plane, and in the blocks that recent
 * versions of Unicode have extended.
 */
const UNUSUAL = String.raw`\p{DI}\u{10000}-\u{10FFFF}\u0870-\u089F\u0C5C\u0CDC\u1AB0-\u1AFF\u1C80-\u1C8F\uA720-\uA7FF`
const IDENTIFIER = new RegExp(String.raw`^(?!.*[${UNUSUAL}])[\p{ID_Start}$_][\p{ID_Continue}$]*$`, 'u')

/** The key of a property. As a plain or quoted key, `__proto__` would set the prototype. */
export function printKey(name: string): Code {
  if (name === '__proto__') return code`[${quote(name)}]`
  return IDENTIFIER.test(name) ? (name as Code) : quote(name)
}

/** A comment on one line. Only letters, numbers and harmless signs are left, because tools read pragmas in comments. */
export const comment = (text: string): Code =>
  `// ${text
    .replace(/\p{DI}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}\p{Sc} .,:;!?'"()%°+=&/_…-]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()}` as Code

/** Words that are no names in a module, or would hide a global value. */
const RESERVED =
  /^(?:arguments|async|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|with|yield)$/

/**
 * A name for a property: `Beak Length (mm)` is `beakLengthMm`. Names that are identifiers stay, except reserved words and
 * the names of properties that every object has.
 */
export function toIdentifier(label: string): Code {
  const words =
    label
      .normalize()
      .slice(0, 60)
      .replace(new RegExp(`[${UNUSUAL}]`, 'gu'), '')
      .match(/[\p{ID_Continue}$]+/gu) ?? []
  const [first = '', ...rest] = words
  const start = words.length === 1 && first === label ? first : first.charAt(0).toLowerCase() + first.slice(1)
  const name = start + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  if (!IDENTIFIER.test(name) || name.startsWith('__')) {
    const end = name.replace(/^_+/, '')
    return `field${end.charAt(0).toUpperCase()}${end.slice(1)}` as Code
  }
  return (RESERVED.test(name) || name in {} ? `${name}_` : name) as Code
}
