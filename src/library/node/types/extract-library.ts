import { existsSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import type { Definition, Library, Option } from '../model.ts'
import { uniteTypes, type OptionType } from '../../shared/option-type.ts'
import { nameDefinitions, type Define, type DefinitionDraft } from './definition-names.ts'
import { getDeclaration, isOpaque, isRequired, getOptionKey, listProperties, listPublicMethods } from './members.ts'
import { readType } from './read-type.ts'

/** The published types of the library, loaded by the compiler. */
interface LibraryTypes {
  checker: ts.TypeChecker
  exports: Map<string, ts.Symbol>
  /** The exports of `type-overrides.d.ts`. */
  overrides: Map<string, ts.Symbol>
}

/** Options whose type is wrong or says nothing, with the type of `type-overrides.d.ts` to show instead. */
const OVERRIDDEN = new Map([
  ['g2plot/Options.theme', 'Theme'],
  ['g2plot/scatter/QuadrantOptions.lineStyle', 'QuadrantLineStyle'],
  ['g2plot/scatter/QuadrantOptions.regionStyle', 'QuadrantRegionStyle'],
])

/** `MultiViewChart` is a deprecated alias of `MixChart`. */
const EXCLUDED = new Set(['MultiViewChart'])

/** Reads every option of every component from the published types in `folder/node_modules`. */
export function extractLibrary(folder: string, overridesFile: string): Library {
  const types = loadTypes(folder, overridesFile)
  const collector = createCollector(types)
  const components = [...types.exports.keys()]
    .filter((name) => name.endsWith('Chart') && !EXCLUDED.has(name))
    .toSorted()
  for (const name of components) collector.add(name, listProps(types, name))
  collector.add('Options', listProperties(types.checker, getOverride(types, 'Options')))
  collector.add('Plot', listPublicMethods(getOverride(types, 'Plot')))
  return { components, definitions: collector.finish() }
}

const refer = ({ shape }: DefinitionDraft): OptionType => ({ kind: 'object', id: shape, name: '' })

/** Collects the options objects, starting with the components. */
function createCollector(types: LibraryTypes) {
  const { checker } = types
  const drafts: DefinitionDraft[] = []
  const byShape = new Map<string, DefinitionDraft>()
  const findChart = (type: ts.Type): string | undefined => {
    const [argument] = type.aliasTypeArguments ?? []
    const name = (type.aliasSymbol?.name === 'PlotOptions' ? argument : type)?.symbol?.name
    const chart = name?.endsWith('Options') ? name.replace(/Options$/, 'Chart') : undefined
    return chart && types.exports.has(chart) ? chart : undefined
  }

  const defineObject: Define['object'] = (type, suggestedName) => {
    const chart = findChart(type)
    if (chart) return { kind: 'chart', id: chart }
    const members = listProperties(checker, type)
    if (members.length === 0 || isOpaque(type, members)) return undefined
    const shape = members.map((member) => `${getOptionKey(member)}${isRequired(member) ? '!' : ''}`).join()
    const known = byShape.get(shape)
    const isOpen = checker.getIndexInfosOfType(type).length > 0
    if (known) {
      known.isOpen ||= isOpen
      // union members that differ only in types are one object: { type: 'dot' } and { type: 'line' }
      const isSame = (variant: ts.Symbol[]) =>
        variant.every((member, index) => getDeclaration(member) === members[index]?.declarations?.at(-1))
      if (!known.variants.some(isSame)) known.variants.push(members)
      return refer(known)
    }
    const added: DefinitionDraft = { shape, type, suggestedName, variants: [members], options: [], isOpen }
    byShape.set(shape, added)
    drafts.push(added)
    return refer(added)
  }
  const define: Define = {
    object: defineObject,
    suggestName: (shape, suggestedName) => {
      const draft = byShape.get(shape)
      if (draft) draft.suggestedName ??= suggestedName
    },
  }

  const describe = (variants: ts.Symbol[][]): Option[] => {
    const [first = []] = variants
    return first.map((member, index) => {
      const key = getOptionKey(member)
      const read = variants.flatMap((variant) => (variant[index] ? [readMember(variant[index], key)] : []))
      const generic = isGeneric(member) ? { isGeneric: true as const } : {}
      return { name: member.name, key, required: isRequired(member), type: uniteTypes(read), ...generic }
    })
  }

  const isGeneric = (member: ts.Symbol): boolean => {
    const node = getTypeNode(member)
    return node !== undefined && (checker.getTypeFromTypeNode(node).flags & ts.TypeFlags.TypeParameter) !== 0
  }

  const readMember = (member: ts.Symbol, key: string): OptionType => {
    const override = OVERRIDDEN.get(key)
    if (override) return readType(checker, getOverride(types, override), undefined, define)
    const node = getTypeNode(member)
    const isMerged = (member.declarations?.length ?? 0) > 1
    const type = isMerged && node ? checker.getTypeFromTypeNode(node) : checker.getTypeOfSymbol(member)
    return readType(checker, type, node, define)
  }

  return {
    add(name: string, members: ts.Symbol[]): void {
      drafts.push({ shape: name, name, variants: [members], options: [] })
    },
    finish(): Record<string, Definition> {
      // the list grows during the loop
      for (const draft of drafts) draft.options = describe(draft.variants)
      return nameDefinitions(drafts)
    },
  }
}

function getTypeNode(member: ts.Symbol): ts.TypeNode | undefined {
  const declaration = getDeclaration(member)
  return declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined
}

function getOverride({ checker, overrides }: LibraryTypes, name: string): ts.Type {
  const symbol = overrides.get(name)
  if (!symbol) throw new Error(`type-overrides.d.ts has no type ${name}`)
  return checker.getDeclaredTypeOfSymbol(symbol)
}

/** The props of a component. `ref` is missing in `…ChartProps`, so it is read from the component itself. */
function listProps({ checker, exports }: LibraryTypes, component: string): ts.Symbol[] {
  const symbol = exports.get(component)
  const [signature] = symbol ? checker.getTypeOfSymbol(symbol).getCallSignatures() : []
  const [props] = signature?.parameters ?? []
  const allProps = props ? listProperties(checker, checker.getTypeOfSymbol(props)) : []
  const named = exports.get(`${component}Props`)
  // the type of the component flattens its parts, and loses where an option was declared
  const declared =
    named && component !== 'BaseChart' ? listProperties(checker, checker.getDeclaredTypeOfSymbol(named)) : []
  const names = new Set(declared.map(({ name }) => name))
  return [...declared, ...allProps.filter(({ name }) => !names.has(name))]
}

const COMPILER_OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
}

const parsed = new Map<string, ts.SourceFile | undefined>()

/** Parses files outside the folder once, because `npm run api-history` reads many versions of the library. */
function createHost(folder: string): ts.CompilerHost {
  const host = ts.createCompilerHost(COMPILER_OPTIONS)
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (file, ...options) => {
    if (file.startsWith(`${path.resolve(folder)}/`)) return getSourceFile(file, ...options)
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, ...options))
    return parsed.get(file)
  }
  return host
}

/** Loads the types from `folder/node_modules`, and the file of overrides. */
function loadTypes(folder: string, overridesFile: string): LibraryTypes {
  const entry = path.join(folder, 'node_modules/@opd/g2plot-react/es/index.d.ts')
  if (!existsSync(entry)) throw new Error(`the types of the library are missing: ${entry}`)
  const program = ts.createProgram([entry, overridesFile], COMPILER_OPTIONS, createHost(folder))
  const checker = program.getTypeChecker()
  return {
    checker,
    exports: listExports(program, checker, entry),
    overrides: listExports(program, checker, overridesFile),
  }
}

function listExports(program: ts.Program, checker: ts.TypeChecker, file: string): Map<string, ts.Symbol> {
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`the types of ${file} cannot be read`)
  return new Map(
    checker
      .getExportsOfModule(module)
      .map((symbol) => [symbol.name, symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol]),
  )
}
