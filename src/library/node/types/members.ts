import ts from 'typescript'

/** The options of an object type. React takes `key` for itself. */
export function optionsOf(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  if (
    !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) ||
    checker.isArrayType(type) ||
    checker.isTupleType(type)
  )
    return []
  return checker.getPropertiesOfType(type).filter(({ name }) => name !== 'key' && !name.startsWith('__@'))
}

/** Of use to the engine alone. */
const INTERNAL_METHODS = new Set(['emit', 'getEvents', 'render'])

export function publicMethodsOf(type: ts.Type): ts.Symbol[] {
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

/** A method is there to be called, not to be given. */
export const isRequired = ({ flags }: ts.Symbol): boolean =>
  !(flags & (ts.SymbolFlags.Optional | ts.SymbolFlags.Method))

/** Where an option is declared; in the plot's options rather than in the props of every chart, where both have it. */
export const declarationOf = ({ declarations }: ts.Symbol): ts.Declaration | undefined => declarations?.at(-1)

/** `g2plot/line/LineOptions.smooth`: the package, the chart's folder, and the path to the option from the type that has a name. */
export function keyOf(member: ts.Symbol): string {
  const declaration = declarationOf(member)
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
  return `${folderOf(declaration.getSourceFile().fileName)}/${names.join('.')}`
}

function folderOf(file: string): string {
  const start = file.lastIndexOf('node_modules/')
  if (start < 0) return 'site'
  const inside = file.slice(start + 'node_modules/'.length)
  const [, name = inside] = /^(?:@[^/]+\/)?([^/]+)/.exec(inside) ?? []
  const [, chart] = name === 'g2plot' ? (/\/plots\/([^/]+)\//.exec(inside) ?? []) : []
  return chart ? `${name}/${chart}` : name
}

/** Things that one handles but does not write down: elements and styles of the page, classes of the engine. */
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
