import { findNearest } from '../../../../core/shared/find-nearest.ts'
import { codeText } from '../texts/code.ts'
import { findClosing, KEYWORD, TokenType, type Token } from './parse-code.ts'

/** An import of a module, or an export from one. */
export interface FoundImport {
  /** The name of the module, as it is written. */
  specifier: string
  /** The place of the specifier in the code, with its quotes. */
  start: number
  end: number
  /** The names that the module must export, `default` included. */
  names: string[]
  /** True if any export may be used: `* as name`, `export *` and `import()`. */
  isWhole: boolean
  /** True for `import type` and `export type`. */
  isType: boolean
}

/** Finds all imports in the tokens of a module, in their order. An `import()` needs a plain string to be found. */
export function findImports(code: string, tokens: Token[]): FoundImport[] {
  return tokens.flatMap(({ type }, index) => {
    if (type === KEYWORD.import) return findImport(code, tokens, index) ?? []
    return type === KEYWORD.export ? (findExportFrom(code, tokens, index) ?? []) : []
  })
}

function findImport(code: string, tokens: Token[], index: number): FoundImport | undefined {
  const next = tokens[index + 1]
  if (next?.type === TokenType.string) return describe(code, next, [])
  if (next?.type === TokenType.parenL) {
    const argument = tokens[index + 2]
    return argument?.type === TokenType.string ? describe(code, argument, [], true) : undefined
  }
  if (next?.type === TokenType.dot) return undefined
  const end = findFrom(code, tokens, index + 1)
  const specifier = tokens[end + 1]
  if (!specifier) return undefined
  const clause = tokens.slice(index + 1, end)
  const open = clause.findIndex((token) => token.type === TokenType.braceL)
  const named = open < 0 ? [] : readNames(code, clause.slice(open + 1, -1))
  const before = open < 0 ? clause : clause.slice(0, open)
  const hasDefault = before[0]?.type === TokenType.name
  const isType = before[0]?.isType === true
  const isWhole = before.some((token) => token.type === TokenType.star)
  return describe(code, specifier, [...(hasDefault && !isType ? ['default'] : []), ...named], isWhole, isType)
}

function findExportFrom(code: string, tokens: Token[], index: number): FoundImport | undefined {
  const isType = tokens[index + 1]?.isType === true
  const start = index + (tokens[index + 1]?.type === KEYWORD.type ? 2 : 1)
  const first = tokens[start]
  if (first?.type === TokenType.star) {
    const specifier = tokens[findFrom(code, tokens, start) + 1]
    return specifier && describe(code, specifier, [], true, isType)
  }
  if (first?.type !== TokenType.braceL) return undefined
  const close = findClosing(tokens, start)
  const [from, specifier] = tokens.slice(close + 1, close + 3)
  if (!from || getText(code, from) !== 'from' || specifier?.type !== TokenType.string) return undefined
  return describe(code, specifier, readNames(code, tokens.slice(start + 1, close)), false, isType)
}

/** The index of the `from` before the name of a module. An import can also be named `from`. */
function findFrom(code: string, tokens: Token[], start: number): number {
  let index = start
  while (
    index < tokens.length &&
    !(tokens[index + 1]?.type === TokenType.string && getText(code, tokens[index]) === 'from')
  )
    index += 1
  return index
}

/** The names on the side of the other module in `a, b as c`. */
function readNames(code: string, tokens: Token[]): string[] {
  const isStart = (index: number) => index === 0 || tokens[index - 1]?.type === TokenType.comma
  return tokens.flatMap((token, index) =>
    isStart(index) && !token.isType && token.type !== TokenType.comma ? [readName(getText(code, token))] : [],
  )
}

const readName = (text: string): string => text.replaceAll(/^['"]|['"]$/g, '')

const getText = (code: string, token: Token | undefined): string => (token ? code.slice(token.start, token.end) : '')

function describe(code: string, { start, end }: Token, names: string[], isWhole = false, isType = false): FoundImport {
  return { specifier: code.slice(start + 1, end - 1), start, end, names, isWhole, isType }
}

export type ImportTarget = { file: string } | { package: string }

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.json']
const IMPORTABLE = /\.(?:jsx?|tsx?|json|css)$/

/** Finds the file or package of an import, or returns a sentence about why there is none. */
export function resolveImport(
  specifier: string,
  importer: string,
  files: string[],
  packages: string[],
): ImportTarget | { message: string } {
  if (!/^\.{0,2}\//.test(specifier)) return resolvePackage(specifier, packages)
  const target = joinPath(importer, specifier)
  const candidates = [...EXTENSIONS, ...EXTENSIONS.slice(1).map((extension) => `/index${extension}`)]
  const file = candidates.map((extension) => target + extension).find((name) => files.includes(name))
  if (file === undefined) return { message: describeMissingFile(specifier, target, importer, files) }
  return IMPORTABLE.test(file) ? { file } : { message: codeText('code.file.type', { name: specifier }) }
}

function resolvePackage(name: string, packages: string[]): ImportTarget | { message: string } {
  if (packages.includes(name)) return { package: name }
  const similar = findNearest(name, packages)
  return {
    message: similar
      ? codeText('code.package.similar', { name, similar })
      : codeText('code.package', { name, packages: packages.join(', ') }),
  }
}

function describeMissingFile(name: string, target: string, importer: string, files: string[]): string {
  const others = files.filter((file) => file !== importer)
  const nearest = findNearest(
    target,
    others.flatMap((file) => [file, file.replace(/\.[jt]sx?$/, '')]),
  )
  if (nearest !== undefined) return codeText('code.file.similar', { name, similar: relativePath(importer, nearest) })
  if (others.length === 0) return codeText('code.file.none', { name })
  return codeText('code.file', { name, files: others.map((file) => relativePath(importer, file)).join(', ') })
}

/** `basic/data.ts` and `../colors` -> `colors`. */
function joinPath(importer: string, specifier: string): string {
  const parts = specifier.startsWith('/') ? [] : importer.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/** `basic.tsx` and `basic/data` -> `./basic/data`. */
function relativePath(importer: string, file: string): string {
  const from = importer.split('/').slice(0, -1)
  const to = file.split('/')
  const common = from.findIndex((part, index) => part !== to[index])
  const shared = common < 0 ? from.length : common
  const up = from.slice(shared).map(() => '..')
  return [...(up.length > 0 ? up : ['.']), ...to.slice(shared)].join('/')
}
