import { isChartName } from '../../../../library/shared/components.ts'
import { findClosing, KEYWORD, readTokens, TokenType } from '../code/parse-code.ts'
import {
  listNames,
  type MemberNode,
  type ObjectNode,
  type OtherNode,
  type CodeRange,
  type ValueNode,
} from './object-node.ts'
import { parseAttributes, getText, getType, parseObject, type Code } from './parse-object.ts'

/** The object in the code with the options of the chart. */
export interface FoundProps {
  /** Such as `LineChart`. */
  component: string
  object: ObjectNode
  /** Options that other code sets, so that a change in the object has no effect. */
  overridden: string[]
}

/** Why the code has no object that controls can change. */
type Reason = 'several-charts' | 'no-props-object' | 'syntax'

/** Finds the one plain object with the options of the chart: `config` in `<LineChart {...config} />`. */
export function findProps(source: string): FoundProps | { reason: Reason } {
  const tokens = readTokens(source)
  if (!tokens) return { reason: 'syntax' }
  const code = { source, tokens }
  const charts = findCharts(code)
  const elements = tokens.flatMap((_, index) => {
    if (getType(code, index) !== TokenType.jsxTagStart) return []
    const component = charts.get(getText(code, index + 1))
    return component ? [{ component, name: index + 1 }] : []
  })
  const [element] = elements
  if (!element) return { reason: 'no-props-object' }
  if (elements.length > 1) return { reason: 'several-charts' }
  const found = findObject(code, parseAttributes(code, element.name))
  return found ? { component: element.component, ...found } : { reason: 'no-props-object' }
}

/** The components of charts by their name in the code: imports, and `memo(LineChart)`. */
function findCharts(code: Code): Map<string, string> {
  const charts = new Map<string, string>()
  code.tokens.forEach((_, index) => {
    if (getType(code, index) === KEYWORD.import) {
      for (const [local, imported] of readImport(code, index)) if (isChartName(imported)) charts.set(local, imported)
    } else if (getType(code, index + 1) === TokenType.parenL && getText(code, index) === 'memo') {
      const equals = getType(code, index - 1) === TokenType.dot ? index - 3 : index - 1
      const chart = charts.get(getText(code, index + 2))
      if (chart && getType(code, equals) === TokenType.eq) charts.set(getText(code, equals - 1), chart)
    }
  })
  return charts
}

/** The names that an import of a package declares, each with its name in the package. */
function readImport(code: Code, start: number): [local: string, imported: string][] {
  const names: [string, string][] = []
  let index = start + 1
  while (getType(code, index) !== TokenType.string) {
    if (index >= code.tokens.length || getType(code, index) === TokenType.parenL) return []
    if (getType(code, index) === TokenType.name && getText(code, index) !== 'from') {
      const isRenamed = getText(code, index + 1) === 'as'
      names.push([getText(code, isRenamed ? index + 2 : index), getText(code, index)])
      if (isRenamed) index += 2
    }
    index += 1
  }
  return getText(code, index).slice(1).startsWith('.') ? [] : names
}

const MAX_SPREADS = 20

/** Deeper than any demo. Stops names that refer to themselves. */
const MAX_DEPTH = 8

/** The attributes themselves, or the largest of the objects that are spread into them. */
function findObject(code: Code, attributes: ObjectNode): Pick<FoundProps, 'object' | 'overridden'> | undefined {
  if (!attributes.members.some(({ kind }) => kind === 'spread')) return { object: attributes, overridden: [] }
  const found: Pick<FoundProps, 'object' | 'overridden'>[] = []
  let current: ObjectNode | undefined = attributes
  const overridden: string[] = []
  for (let depth = 0; depth < MAX_DEPTH && current; depth += 1) {
    const inner = resolveSpreads(code, current)
    if (current !== attributes) found.push({ object: current, overridden: [...overridden] })
    overridden.push(...current.members.flatMap((member) => (member.kind === 'property' ? [member.name] : [])))
    current = inner
  }
  return found.toSorted((a, b) => countProperties(b.object) - countProperties(a.object))[0]
}

const countProperties = ({ members }: ObjectNode): number => members.filter(({ kind }) => kind === 'property').length

const isSpread = (member: MemberNode): member is OtherNode => member.kind === 'spread'

/** Notes which options each spread sets. Returns the object of the only spread. */
function resolveSpreads(code: Code, object: ObjectNode): ObjectNode | undefined {
  const spreads = object.members.filter(isSpread)
  // looking for that many declarations would take long
  if (spreads.length > MAX_SPREADS) return undefined
  const resolved = spreads.map((spread) => {
    const inner = spread.name === undefined ? undefined : findDeclaredObject(code, spread.name)
    if (inner) spread.sets = listNames(inner)
    return inner
  })
  return resolved.length === 1 ? resolved[0] : undefined
}

/** The object in `const config = {…}` or `const config = useMemo(() => ({…}), […])`. */
function findDeclaredObject(code: Code, name: string): ObjectNode | undefined {
  const declarations = code.tokens.flatMap((_, index) => {
    const isDeclared = [KEYWORD.const, KEYWORD.let, KEYWORD.var].includes(getType(code, index))
    return isDeclared && getText(code, index + 1) === name ? [index + 1] : []
  })
  const [declaration] = declarations
  // with two of them, the scopes would decide
  if (declaration === undefined || declarations.length > 1) return undefined
  if (getType(code, declaration + 1) !== TokenType.eq) return undefined
  const open = findObjectStart(code, declaration + 2)
  if (open === undefined) return undefined
  const after = getType(code, findClosing(code.tokens, open) + 1)
  return after === TokenType.dot || after === TokenType.questionDot ? undefined : parseObject(code, open)
}

const MEMO = [TokenType.parenL, TokenType.parenL, TokenType.parenR, TokenType.arrow, TokenType.parenL, TokenType.braceL]

function findObjectStart(code: Code, start: number): number | undefined {
  if (getType(code, start) === TokenType.braceL) return start
  const memo = getType(code, start + 1) === TokenType.dot ? start + 2 : start
  if (getText(code, memo) !== 'useMemo') return undefined
  return MEMO.every((type, index) => getType(code, memo + 1 + index) === type) ? memo + MEMO.length : undefined
}

export interface OptionPosition extends CodeRange {
  component: string
  /** For a key, the last name is the text that is being typed. Items of a list have the path of the list. */
  path: string[]
  position: 'key' | 'value'
  /** The names that the object has already. */
  siblings: string[]
  /** The objects that contain it, one for each name of the path. Their positions can be those of repaired code. */
  objects: ObjectNode[]
}

/** Texts that can make code valid while it is being typed. */
const REPAIRS = ['_', ',', '_,', "'", "',", ':_', ':_,']

/** Finds the option whose name or value is at this position, for completion and hover. */
export function findPathAt(source: string, offset: number): OptionPosition | undefined {
  const wordStart = offset - (/[\w$]*$/.exec(source.slice(0, offset))?.[0].length ?? 0)
  const repairs = [
    { at: offset, text: '' },
    ...REPAIRS.map((text) => ({ at: offset, text })),
    { at: wordStart, text: ',' },
  ]
  for (const { at, text } of repairs) {
    const props = findProps(source.slice(0, at) + text + source.slice(at))
    if ('reason' in props) {
      if (props.reason === 'syntax') continue
      return undefined
    }
    const found = findInObject(props.object, offset <= at ? offset : offset + text.length, [], [])
    if (!found) return undefined
    // back to positions in the code without the repair
    const restore = (position: number) => (position <= at ? position : Math.max(at, position - text.length))
    const [start, end] = [restore(found.start), restore(found.end)]
    const path = found.position === 'key' ? [...found.path, readName(source.slice(start, end))] : found.path
    return { component: props.component, ...found, path, start, end }
  }
  return undefined
}

const readName = (key: string): string => key.replace(/^['"]|['"]$/g, '')

type Found = Omit<OptionPosition, 'component'>

/** The path of a key ends with the object that contains it. */
function findInObject(object: ObjectNode, offset: number, path: string[], parents: ObjectNode[]): Found | undefined {
  const isInside = offset > object.start && offset < object.end + (object.form === 'attributes' ? 1 : 0)
  if (!isInside) return undefined
  const objects = [...parents, object]
  const siblings = object.members.flatMap((member) => (member.kind === 'property' ? [member.name] : []))
  const member = object.members.find(({ start, end }) => start <= offset && offset <= end)
  if (!member) return { path, position: 'key', start: offset, end: offset, siblings, objects }
  return findInMember(member, offset, path, { siblings, objects })
}

type Context = Pick<Found, 'siblings' | 'objects'>

function findInMember(member: MemberNode, offset: number, path: string[], context: Context): Found | undefined {
  if (member.kind !== 'property') return undefined
  const { key, value, name, hasOwnValue } = member
  if (offset <= key.end)
    return offset >= key.start
      ? { path, position: 'key', ...key, ...context, siblings: context.siblings.filter((sibling) => sibling !== name) }
      : undefined
  return hasOwnValue ? findInValue(value, offset, [...path, name], context) : undefined
}

function findInValue(value: ValueNode, offset: number, path: string[], context: Context): Found | undefined {
  const { start, end, kind } = value
  if (offset < start) return { path, position: 'value', start: offset, end: offset, ...context }
  if (kind === 'object') return findInObject(value.object, offset, path, context.objects)
  if (kind === 'array') {
    const item = value.items.find((candidate) => candidate.start <= offset && offset <= candidate.end)
    return item && findInValue(item, offset, path, context)
  }
  return { path, position: 'value', start, end, ...context }
}
