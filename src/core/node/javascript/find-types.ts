import type { Options } from 'prettier'
import babel from 'prettier/plugins/babel'
import estree from 'prettier/plugins/estree'
import { format } from 'prettier/standalone'
import { blankSourceFile } from 'ts-blank-space'
import ts from 'typescript'
import { listRanges, readKept, removeLeftovers, type Range } from './ranges.ts'

/** By code, because every locale shows the same code. */
const known = new Map<string, Promise<Range[] | undefined>>()

/** The parts of code that are not JavaScript. Undefined for other languages and for code without a JavaScript version. */
export async function findTypesOf(code: string, language: string): Promise<Range[] | undefined> {
  if (language !== 'ts' && language !== 'tsx') return undefined
  const key = `${language}\n${code}`
  const types = known.get(key) ?? tryToFindTypes(code, language)
  known.set(key, types)
  return types
}

/** The compiler cannot read code with thousands of nested brackets. */
async function tryToFindTypes(code: string, language: 'ts' | 'tsx'): Promise<Range[] | undefined> {
  try {
    return await findTypes(code, language)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/**
 * Finds the parts of TypeScript code that are not JavaScript: types, and the white space, commas and parentheses that
 * would be left over. The rest is formatted JavaScript. Undefined if the code has no JavaScript version, because it
 * does not parse or contains an enum, a namespace or a parameter property.
 */
export async function findTypes(code: string, extension: 'ts' | 'tsx'): Promise<Range[] | undefined> {
  const types = await find(code, extension)
  if (types) return types
  // one property of an object is not a module
  const wrapped = await find(`({${code}})`, extension)
  return wrapped?.map(({ start, end }) => ({ start: start - 2, end: end - 2 }))
}

async function find(source: string, extension: 'ts' | 'tsx'): Promise<Range[] | undefined> {
  const file = parse(source, extension)
  if (getParseErrors(file).length > 0) return undefined
  let isSupported = true
  const blanked = blankSourceFile(file, () => (isSupported = false))
  if (!isSupported) return undefined
  const erased = Array.from({ length: source.length }, (_, index) => source[index] !== blanked[index])
  eraseOtherParts(file, erased)
  if (erased.includes(true)) {
    removeLeftovers(source, erased)
    for (const statement of file.statements)
      if (hasBrokenLines(statement, file, erased))
        await joinLines(source, erased, statement.getStart(file), statement.end)
  }
  return listRanges(erased)
}

/** Whether a list or a statement with several lines lost a part, so that it may fit on one line. */
function hasBrokenLines(node: ts.Node, file: ts.SourceFile, erased: boolean[]): boolean {
  const start = node.getStart(file)
  const text = file.text.slice(start, node.end)
  if (ts.isTypeNode(node) || !text.includes('\n') || !erased.slice(start, node.end).includes(true)) return false
  if (ts.isVariableStatement(node) && node.declarationList.declarations.every(isTable)) return false
  if (ts.isStatement(node) && /(?:[([=]|=>|import \{)\n/.test(text)) return true
  return ts.forEachChild(node, (child) => hasBrokenLines(child, file, erased)) ?? false
}

/** The formatter never joins several rows, but takes long for them. */
const isTable = ({ initializer }: ts.VariableDeclaration): boolean =>
  initializer !== undefined &&
  ts.isArrayLiteralExpression(initializer) &&
  initializer.elements.length > 1 &&
  initializer.elements.every((row) => ts.isObjectLiteralExpression(row) && row.properties.length > 1)

/** The longest line of a demo. */
const STYLE: Options = {
  parser: 'babel',
  plugins: [babel, estree],
  printWidth: 100,
  semi: false,
  singleQuote: true,
  quoteProps: 'preserve',
}

/** Erases the line breaks that the formatter leaves out without types. Code in another style stays as it is. */
async function joinLines(source: string, erased: boolean[], start: number, end: number): Promise<void> {
  const joined = [...erased].fill(true, start, end)
  const formatted = await format(readKept(source, erased, start, end), STYLE)
  let at = start
  for (const character of formatted.trimEnd()) {
    let next = at
    while (next < end && (erased[next] || source[next] !== character)) next++
    // between two words that were on different lines, one of the spaces that were erased too
    if (character === ' ' && readKept(source, erased, at, next).trim() !== '') next = source.indexOf(' ', at)
    if (next < 0 || next >= end) return
    joined[next] = false
    at = next + 1
  }
  joined.forEach((isErased, index) => (erased[index] = isErased))
}

function parse(source: string, extension: 'ts' | 'tsx'): ts.SourceFile {
  const options = { languageVersion: ts.ScriptTarget.ESNext, jsDocParsingMode: ts.JSDocParsingMode.ParseNone }
  const kind = extension === 'tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(`code.${extension}`, source, options, true, kind)
}

/** TypeScript keeps the list, but not in its public types. */
const getParseErrors = (file: ts.SourceFile): unknown[] =>
  (file as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics

/** Erases what ts-blank-space leaves: parentheses and imports that only types need, and the comments of types. */
function eraseOtherParts(file: ts.SourceFile, erased: boolean[]): void {
  const visit = (node: ts.Node): void => {
    const start = node.getStart(file)
    if (ts.isArrowFunction(node)) keepParentheses(node, file, erased)
    if (ts.isParenthesizedExpression(node) && isOnlyForType(node)) {
      erased.fill(true, start, start + 1)
      erased.fill(true, node.end - 1, node.end)
    }
    if (ts.isImportDeclaration(node) && hasOnlyTypes(node)) erased.fill(true, start, node.end)
    ts.forEachChild(node, visit)
    if (ts.isStatement(node) && isErased(file.text, erased, start, node.end))
      for (const { pos, end } of findComments(file, node)) erased.fill(true, pos, end)
  }
  visit(file)
}

/** ts-blank-space moves the parentheses of an arrow function whose type has several lines. Here they are one line. */
function keepParentheses(node: ts.ArrowFunction, file: ts.SourceFile, erased: boolean[]): void {
  for (const { kind, end } of node.getChildren(file))
    if (kind === ts.SyntaxKind.OpenParenToken || kind === ts.SyntaxKind.CloseParenToken) erased[end - 1] = false
}

const isAssertion = (node: ts.Node): node is ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node)

/** True for the parentheses of `(value as Type).name`. */
function isOnlyForType({ expression, parent }: ts.ParenthesizedExpression): boolean {
  if (!isAssertion(expression)) return false
  let inner: ts.Expression = expression
  while (isAssertion(inner)) inner = inner.expression
  // elsewhere, an object without parentheses could be a block
  if (ts.isObjectLiteralExpression(inner))
    return ts.isCallExpression(parent) || ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
  return (
    ts.isIdentifier(inner) ||
    ts.isPropertyAccessExpression(inner) ||
    ts.isElementAccessExpression(inner) ||
    (ts.isCallExpression(inner) && !ts.isNewExpression(parent)) ||
    ts.isArrayLiteralExpression(inner) ||
    ts.isStringLiteralLike(inner) ||
    inner.kind === ts.SyntaxKind.ThisKeyword
  )
}

function hasOnlyTypes({ importClause }: ts.ImportDeclaration): boolean {
  const bindings = importClause?.namedBindings
  if (!bindings || importClause.name || !ts.isNamedImports(bindings)) return false
  return bindings.elements.length > 0 && bindings.elements.every(({ isTypeOnly }) => isTypeOnly)
}

const isErased = (text: string, erased: boolean[], start: number, end: number): boolean =>
  end > start && readKept(text, erased, start, end).trim() === ''

/** The comments of a statement: on the lines directly above it, and after it on its last line. */
function findComments(file: ts.SourceFile, node: ts.Node): ts.TextRange[] {
  const found = ts.getTrailingCommentRanges(file.text, node.end) ?? []
  let start = node.getStart(file)
  for (const comment of (ts.getLeadingCommentRanges(file.text, node.pos) ?? []).toReversed()) {
    if (/\n\s*\n/.test(file.text.slice(comment.end, start))) break
    found.push(comment)
    start = comment.pos
  }
  return found
}
