import ts from 'typescript'

/** The options of an object type. `key` is reserved by React. */
export function listProperties(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  if (
    !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) ||
    checker.isArrayType(type) ||
    checker.isTupleType(type)
  )
    return []
  return checker.getPropertiesOfType(type).filter(({ name }) => name !== 'key' && !name.startsWith('__@'))
}

/** Public in the types, but meant for the chart engine only. */
const INTERNAL_METHODS = new Set(['emit', 'getEvents', 'render'])

export function listPublicMethods(type: ts.Type): ts.Symbol[] {
  return type
    .getProperties()
    .filter(
      ({ name, declarations }) =>
        !INTERNAL_METHODS.has(name) &&
        declarations?.some(
          (declaration) =>
            ts.isMethodDeclaration(declaration) &&
            !(ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.NonPublicAccessibilityModifier),
        ),
    )
}

/** Methods are called, not passed in, so they are never required. */
export const isRequired = ({ flags }: ts.Symbol): boolean =>
  !(flags & (ts.SymbolFlags.Optional | ts.SymbolFlags.Method))

/** The last declaration: an option can be declared for all charts and again by one plot. */
export const getDeclaration = ({ declarations }: ts.Symbol): ts.Declaration | undefined => declarations?.at(-1)

/** `g2plot/line/LineOptions.smooth`: package, folder of the chart, and path from the named type to the option. */
export function getOptionKey(member: ts.Symbol): string {
  const declaration = getDeclaration(member)
  if (!declaration) return `unknown/${member.name}`
  const names: string[] = []
  for (let node: ts.Node = declaration; node.parent; node = node.parent) {
    if (
      (ts.isTypeElement(node) ||
        ts.isClassElement(node) ||
        ts.isInterfaceDeclaration(node) ||
        ts.isTypeAliasDeclaration(node) ||
        ts.isClassDeclaration(node)) &&
      node.name
    )
      names.unshift(ts.isStringLiteral(node.name) ? node.name.text : node.name.getText())
  }
  return `${getPackageFolder(declaration.getSourceFile().fileName)}/${names.join('.')}`
}

function getPackageFolder(file: string): string {
  const start = file.lastIndexOf('node_modules/')
  if (start < 0) return 'site'
  const inside = file.slice(start + 'node_modules/'.length)
  const [, name = inside] = /^(?:@[^/]+\/)?([^/]+)/.exec(inside) ?? []
  const [, chart] = name === 'g2plot' ? (/\/plots\/([^/]+)\//.exec(inside) ?? []) : []
  return chart ? `${name}/${chart}` : name
}

/** Objects that users don't write as options: DOM elements, CSS styles, classes of the chart engine. */
export function isOpaque(type: ts.Type, members: ts.Symbol[]): boolean {
  const declaration = type.symbol?.declarations?.[0]
  if (declaration && ts.isClassDeclaration(declaration)) return true
  const foreign = members.filter((member) =>
    /\/typescript\/lib\/lib\.|\/@types\/|\/csstype\/|\/g-base\/lib\/interfaces/.test(
      member.declarations?.[0]?.getSourceFile().fileName ?? '',
    ),
  )
  return foreign.length > members.length / 2
}
