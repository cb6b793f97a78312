import ts from 'typescript'
import { nameDefinitions } from './definition-names.ts'
import type { Define, Found, FoundOption, Printed } from './found.ts'
import { declarationOf, isOpaque, isRequired, keyOf, optionsOf, publicMethodsOf } from './members.ts'
import type { Definition, Library } from '../model.ts'
import { loadTypes, type Types } from './program.ts'
import { printType, unite } from './type-text.ts'

/** What the library leaves open, and the type of `loose-types.d.ts` that says what the engine reads there. */
const LOOSE = new Map([['g2plot/Options.theme', 'ThemeOptions']])

/** An old name of MixChart, without a page. */
const LEFT_OUT = new Set(['MultiViewChart'])

/** Reads every option of every component out of the published types in `folder/node_modules`. */
export function extractLibrary(folder: string, loose: string): Library {
  const types = loadTypes(folder, loose)
  const collector = collect(types)
  const components = [...types.exports.keys()]
    .filter((name) => name.endsWith('Chart') && !LEFT_OUT.has(name))
    .toSorted()
  for (const name of components) collector.add(name, propsOf(types, name))
  collector.add('Options', optionsOf(types.checker, looseType(types, 'Options')))
  collector.add('Plot', publicMethodsOf(looseType(types, 'Plot')))
  return { components, definitions: collector.finish() }
}

/** Finds the options objects, one after the other, from the components inwards. */
function collect(types: Types) {
  const { checker } = types
  const found: Found[] = []
  const byShape = new Map<string, Found>()
  const chartOf = (type: ts.Type): string | undefined => {
    const [argument] = type.aliasTypeArguments ?? []
    const name = (type.aliasSymbol?.name === 'PlotOptions' ? argument : type)?.symbol?.name
    const chart = name?.endsWith('Options') ? name.replace(/Options$/, 'Chart') : undefined
    return chart && types.exports.has(chart) ? chart : undefined
  }

  const define: Define = (type, hint) => {
    const chart = chartOf(type)
    if (chart) return { chart }
    const members = optionsOf(checker, type)
    if (members.length === 0 || isOpaque(type, members)) return undefined
    const shape = members.map((member) => `${keyOf(member)}${isRequired(member) ? '!' : ''}`).join()
    const known = byShape.get(shape)
    if (known) {
      // members of a union that differ in their types alone are one object: { type: 'dot' } and { type: 'line' }
      if (
        !known.variants.some((variant) =>
          variant.every((member, index) => declarationOf(member) === members[index]?.declarations?.at(-1)),
        )
      )
        known.variants.push(members)
      return { found: known }
    }
    const added: Found = { shape, type, hint, variants: [members], options: [] }
    byShape.set(shape, added)
    found.push(added)
    return { found: added }
  }

  const describe = (variants: ts.Symbol[][]): FoundOption[] => {
    const [first = []] = variants
    return first.map((member, index) => {
      const key = keyOf(member)
      const printed = variants.flatMap((variant) => (variant[index] ? [printMember(variant[index], key)] : []))
      return { name: member.name, key, required: isRequired(member), ...unite(printed) }
    })
  }

  const printMember = (member: ts.Symbol, key: string): Printed => {
    const loose = LOOSE.get(key)
    if (loose)
      return unite([{ type: ['string'], nested: [] }, printType(checker, looseType(types, loose), undefined, define)])
    const declaration = declarationOf(member)
    const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined
    const several = (member.declarations?.length ?? 0) > 1
    return printType(
      checker,
      several && node ? checker.getTypeFromTypeNode(node) : checker.getTypeOfSymbol(member),
      node,
      define,
    )
  }

  return {
    add(name: string, members: ts.Symbol[]): void {
      found.push({ shape: name, name, variants: [members], options: [] })
    },
    finish(): Record<string, Definition> {
      // grows while it is read
      for (const entry of found) entry.options = describe(entry.variants)
      return nameDefinitions(found)
    },
  }
}

function looseType({ checker, loose }: Types, name: string): ts.Type {
  const symbol = loose.get(name)
  if (!symbol) throw new Error(`loose-types.d.ts has no type ${name}`)
  return checker.getDeclaredTypeOfSymbol(symbol)
}

/** The members of a component's props. What `…ChartProps` leaves out, `ref`, is taken from the component itself. */
function propsOf({ checker, exports }: Types, component: string): ts.Symbol[] {
  const symbol = exports.get(component)
  const [signature] = symbol ? checker.getTypeOfSymbol(symbol).getCallSignatures() : []
  const [props] = signature?.parameters ?? []
  const accepted = props ? optionsOf(checker, checker.getTypeOfSymbol(props)) : []
  const named = exports.get(`${component}Props`)
  // the component's own type repeats what it is made of, and hides where an option was declared
  const declared = named && component !== 'BaseChart' ? optionsOf(checker, checker.getDeclaredTypeOfSymbol(named)) : []
  const names = new Set(declared.map(({ name }) => name))
  return [...declared, ...accepted.filter(({ name }) => !names.has(name))]
}
