import type { ESTree } from 'vite'
import { library as adapter } from '../../../library/node/index.ts'
import type { Library, Option } from '../../../library/node/model.ts'
import { listObjects, type OptionType } from '../../../library/shared/option-type.ts'
import { getName, isFunction, resolveReturned, resolveValues, type DemoCode, type FunctionNode } from './demo-code.ts'

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

type Value = ESTree.Expression | FunctionNode | ESTree.SpreadElement

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
export function findOptionUses(code: DemoCode, { components, definitions }: Library): OptionUse[] {
  const uses = new Map<string, OptionUse>()
  /** The literals around the visited one. An object can be spread into itself. */
  const open = new Set<ESTree.ObjectExpression>()

  const visitValue = (value: Value, position: Position): void => {
    for (const found of resolveValues(value, code)) {
      if (found.type === 'ObjectExpression') visitObject(found, position)
      else if (isFunction(found))
        for (const returned of resolveReturned(found, code))
          if (returned.type === 'ObjectExpression') visitObject(returned, position)
    }
  }
  const visitObject = (object: ESTree.ObjectExpression, position: Position): void => {
    if (open.has(object)) return
    open.add(object)
    const objects = position.hasFieldKeys ? position.objects : chooseVariants(object, position.objects, definitions)
    for (const property of object.properties) {
      if (property.type === 'SpreadElement') visitValue(property.argument, position)
      else visitProperty(getName(property.key), property.value, { ...position, objects }, object)
    }
    open.delete(object)
  }
  const visitProperty = (
    name: string | undefined,
    value: Value | undefined,
    { component, steps, objects, hasFieldKeys: isByField }: Position,
    parent?: ESTree.ObjectExpression,
  ): void => {
    const isVariant = steps.length > 0 && listInside(steps.at(-1)).length > 1
    const declared = objects.flatMap((object) =>
      (definitions[object]?.options ?? [])
        .filter((option) => !isByField && option.name === name)
        .map((option): OptionStep => ({ object, option, isVariant })),
    )
    // a name that the object does not have is the name of a field, as in `legend: { species: false }`
    if (declared.length === 0 && value && steps.length > 0) visitValue(value, { component, steps, objects })
    for (const step of declared) {
      const use = { component, steps: [...steps, step], values: value ? listLiterals(value, code) : [] }
      const key = [component, ...use.steps.map(({ object, option }) => `${object}.${option.name}`)].join(' ')
      uses.set(key, { ...use, values: [...(uses.get(key)?.values ?? []), ...use.values] })
      if (!value) continue
      const inside = listInside(step)
      if (inside.length > 0)
        visitValue(value, {
          component,
          steps: use.steps,
          objects: inside,
          hasFieldKeys: hasFieldKeys(step.option.type),
        })
      // the options of another chart, such as a layer of a mix chart
      else if (step.option.name === 'options' && parent) {
        const inner = adapter.getPlotComponent(readText(parent, 'type') ?? '')
        if (components.includes(inner)) visitValue(value, { component: inner, steps: [], objects: [inner] })
      }
    }
  }

  for (const { name, attributes } of code.elements) {
    const component = findComponent(getName(name) ?? '', code, components)
    if (component === undefined) continue
    const position = { component, steps: [], objects: [component] }
    for (const attribute of attributes) {
      if (attribute.type === 'JSXSpreadAttribute') visitValue(attribute.argument, position)
      else visitProperty(getName(attribute.name), readAttribute(attribute), position)
    }
  }
  return [...uses.values()]
}

/** The chart components that a demo draws, also as `memo(LineChart)`. */
export function findComponents(code: DemoCode, components: string[]): string[] {
  const found = code.elements.flatMap(({ name }) => findComponent(getName(name) ?? '', code, components) ?? [])
  return [...new Set(found)]
}

function findComponent(name: string, code: DemoCode, components: string[]): string | undefined {
  const imported = code.imports.get(name)
  if (imported !== undefined) return components.find((component) => component === imported)
  const wrapped = code.declarations.get(name)?.flatMap(({ node }) => {
    const argument = node.type === 'CallExpression' ? node.arguments[0] : node
    return argument?.type === 'Identifier' ? [argument.name] : []
  })
  return wrapped?.map((inner) => code.imports.get(inner)).find((inner) => inner && components.includes(inner))
}

function readAttribute({ value }: ESTree.JSXAttribute): Value | undefined {
  return value?.type === 'JSXExpressionContainer' && value.expression.type !== 'JSXEmptyExpression'
    ? value.expression
    : undefined
}

/** Of several objects, the one that the literal names, as in `type: 'line'`, or those with the most of its names. */
function chooseVariants(
  object: ESTree.ObjectExpression,
  candidates: string[],
  definitions: Library['definitions'],
): string[] {
  if (candidates.length < 2) return candidates
  const names = object.properties.flatMap((property) =>
    property.type === 'Property' ? (getName(property.key) ?? []) : [],
  )
  const texts = names.flatMap((name) => readText(object, name) ?? []).filter((text) => /^\w+$/.test(text))
  const named = candidates.find((id) => texts.some((text) => adapter.isNamedVariant(id, text)))
  if (named !== undefined) return [named]
  const scores = candidates.map((id) => definitions[id]?.options.filter(({ name }) => names.includes(name)).length ?? 0)
  const best = Math.max(...scores)
  return candidates.filter((_, index) => scores[index] === best)
}

/** The text of a property, if it is a literal. */
function readText(object: ESTree.ObjectExpression, name: string): string | undefined {
  for (const property of object.properties) {
    if (property.type !== 'Property' || getName(property.key) !== name) continue
    if (property.value.type === 'Literal' && typeof property.value.value === 'string') return property.value.value
  }
  return undefined
}

const listLiterals = (value: Value, code: DemoCode): string[] =>
  [...resolveValues(value, code)].flatMap((found) => (found.type === 'Literal' ? [String(found.value)] : []))

/** `xAxis.label.formatter` */
export const formatPath = (steps: OptionStep[]): string => steps.map(({ option }) => option.name).join('.')
