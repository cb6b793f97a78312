import ts from 'typescript'
import { findComponent, listElements } from '../../../library/node/chart-code/elements.ts'
import { getPropertyName, resolveItems, type Value } from '../../../library/node/chart-code/values.ts'
import { createWalk } from '../../../library/node/chart-code/walk.ts'
import { library as adapter } from '../../../library/node/index.ts'
import type { Library, Option } from '../../../library/node/model.ts'
import { getVariantTag } from '../../../library/shared/option-names.ts'
import { listObjects, type OptionType } from '../../../library/shared/option-type.ts'
import { getFileKind, type SourceFile } from '../../demos/node/index.ts'

/** The code of a demo: its elements, such as `<LineChart {...config} />`, and what its names refer to. */
export interface DemoCode {
  elements: ts.JsxOpeningLikeElement[]
  checker: ts.TypeChecker
}

/** Parses the modules of a demo. Files with mistakes are reported elsewhere, and give what can be read. */
export function parseDemo(files: SourceFile[]): DemoCode {
  const sources = new Map(
    files
      .filter(({ name }) => getFileKind(name) === 'module')
      .map(({ name, source }) => [`/${name}`, parseModule(`/${name}`, source)]),
  )
  // packages are not read, because only names inside the demo are followed
  const program = ts.createProgram([...sources.keys()], OPTIONS, {
    getSourceFile: (name) => sources.get(name),
    fileExists: (name) => sources.has(name),
    readFile: () => undefined,
    writeFile: () => {},
    getDefaultLibFileName: () => '',
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  })
  const checker = program.getTypeChecker()
  return { elements: [...sources.values()].flatMap(listElements), checker }
}

/** The compiler cannot read code with thousands of nested brackets. Such a module counts as empty. */
function parseModule(name: string, source: string): ts.SourceFile {
  try {
    return ts.createSourceFile(name, source, ts.ScriptTarget.ESNext)
  } catch (error) {
    if (error instanceof RangeError) return parseModule(name, '')
    throw error
  }
}

const OPTIONS: ts.CompilerOptions = {
  noLib: true,
  types: [],
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.Preserve,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
}

/** One name in the path of an option, and the options object that declares it. */
export interface OptionStep {
  object: string
  option: Option
  /** True if the value around it can be one of several objects, such as an annotation. */
  isVariant: boolean
}

/** An option that a demo sets: `xAxis`, `label` and `formatter` of `LineChart`. */
export interface OptionUse {
  component: string
  steps: OptionStep[]
  /** Its values that are literals: `['false']` for `legend: false`. */
  values: string[]
}

/** Where an object is: the options around it, and the objects that it can be. */
interface Position {
  component: string
  steps: OptionStep[]
  objects: string[]
  /** True if its keys are names of fields, as in `meta`. */
  hasFieldKeys?: boolean
}

/** The objects that the value of an option can be or contain. */
const listInside = (step: OptionStep | undefined): string[] => (step ? listObjects(step.option.type) : [])

/** `Record<string, Meta>`, or a list of such objects. */
const hasFieldKeys = (type: OptionType): boolean =>
  type.kind === 'list' ? hasFieldKeys(type.item) : type.kind === 'record'

/** Finds the options that a demo sets in the props of its charts, by following the options objects of the library. */
export function findOptionUses({ elements, checker }: DemoCode, { components, definitions }: Library): OptionUse[] {
  const uses = new Map<string, OptionUse>()
  const { visitElement } = createWalk<Position>({
    checker,
    visitsComputedLists: true,
    enterObject: (object, position) =>
      position.hasFieldKeys
        ? position
        : { ...position, objects: chooseVariants(object, position.objects, definitions) },
    *enterProperty({ name, value, object: parent }, { component, steps, objects, hasFieldKeys: isByField }) {
      const isVariant = steps.length > 0 && listInside(steps.at(-1)).length > 1
      const declared = objects.flatMap((object) =>
        (definitions[object]?.options ?? [])
          .filter((option) => !isByField && option.name === name)
          .map((option): OptionStep => ({ object, option, isVariant })),
      )
      // a name that the object does not have is the name of a field, as in `legend: { species: false }`
      if (declared.length === 0 && steps.length > 0) yield { component, steps, objects }
      for (const step of declared) {
        const use = { component, steps: [...steps, step], values: value ? listLiterals(value, checker) : [] }
        const key = [component, ...use.steps.map(({ object, option }) => `${object}.${option.name}`)].join(' ')
        uses.set(key, { ...use, values: [...(uses.get(key)?.values ?? []), ...use.values] })
        const inside = listInside(step)
        if (inside.length > 0)
          yield { component, steps: use.steps, objects: inside, hasFieldKeys: hasFieldKeys(step.option.type) }
        // the options of another chart, such as a layer of a mix chart
        else if (step.option.name === 'options' && parent) {
          const inner = adapter.getPlotComponent(readText(parent, 'type') ?? '')
          if (components.includes(inner)) yield { component: inner, steps: [], objects: [inner] }
        }
      }
    },
  })
  for (const element of elements) {
    const component = findComponent(element.tagName, checker)?.component
    if (component !== undefined && components.includes(component))
      visitElement(element, { component, steps: [], objects: [component] })
  }
  return [...uses.values()]
}

/** The chart components that a demo draws, also as `memo(LineChart)`. */
export function findComponents({ elements, checker }: DemoCode, components: string[]): string[] {
  const found = elements.flatMap(({ tagName }) => findComponent(tagName, checker)?.component ?? [])
  return [...new Set(found)].filter((component) => components.includes(component))
}

/** Of several objects, the one that the literal names, as in `type: 'line'`, or those with the most of its names. */
function chooseVariants(
  object: ts.ObjectLiteralExpression,
  candidates: string[],
  definitions: Library['definitions'],
): string[] {
  if (candidates.length < 2) return candidates
  const names = object.properties.flatMap((property) => getPropertyName(property) ?? [])
  const texts = new Set<string | undefined>(names.flatMap((name) => readText(object, name)?.toLowerCase() ?? []))
  const named = candidates.find((id) => texts.has(getVariantTag(id)))
  if (named !== undefined) return [named]
  const scores = candidates.map((id) => definitions[id]?.options.filter(({ name }) => names.includes(name)).length ?? 0)
  const best = Math.max(...scores)
  return candidates.filter((_, index) => scores[index] === best)
}

/** The text of a property, if it is a literal. */
function readText(object: ts.ObjectLiteralExpression, name: string): string | undefined {
  for (const property of object.properties)
    if (ts.isPropertyAssignment(property) && getPropertyName(property) === name)
      if (ts.isStringLiteral(property.initializer)) return property.initializer.text
  return undefined
}

const LITERALS = new Set([ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword])

const listLiterals = (value: Value, checker: ts.TypeChecker): string[] =>
  resolveItems(value, checker).flatMap((found) => {
    if (ts.isStringLiteral(found) || ts.isNumericLiteral(found)) return [found.text]
    return LITERALS.has(found.kind) ? [found.getText()] : []
  })

/** `xAxis.label.formatter` */
export const formatPath = (steps: OptionStep[]): string => steps.map(({ option }) => option.name).join('.')
