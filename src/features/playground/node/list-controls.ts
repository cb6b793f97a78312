import { renderInlineMarkdown } from '../../../core/node/markdown/inline-markdown.ts'
import { formatDefault, type DefaultValues } from '../../../library/shared/default-value.ts'
import { groupRows, isComponentWithPage, type ApiDocumentation } from '../../api-tables/node/index.ts'
import type { ComponentControls, Control, ControlFile } from '../shared/controls/control.ts'
import { createComponentFiles, type ComponentFiles } from './component-files.ts'
import { createInput } from './control-input.ts'

/** The files with the controls of all components, and of the options objects that several of them share. */
export type ControlFiles = ComponentFiles<ComponentControls | ControlFile>

/** Options that don't change how the chart looks, and paths, which nobody types. */
const HIDDEN = new Set([
  'className',
  'renderer',
  'pixelRatio',
  'supportCSSTransform',
  'localRefresh',
  'useDeferredLabel',
  'path',
])

/** Lists the controls of all components, from the types, descriptions and defaults of the API tables. */
export function listControls(api: ApiDocumentation): ControlFiles {
  const components = api.library.components.filter((id) => isComponentWithPage(id, api))
  const controls = new Map(Object.keys(api.library.definitions).map((id) => [id, createControls(id, api)]))
  const files = new Map<string, ComponentControls | ControlFile>()
  const add = (id: string) => {
    const slug = api.tables.get(id)?.slug ?? id
    if (files.has(slug)) return
    const file = collectObjects([id], controls, api)
    files.set(slug, file)
    for (const other of Object.keys(file.files)) add(other)
  }
  for (const id of components) {
    const file = createComponentFile(id, controls, api)
    files.set(id, file)
    for (const other of Object.keys(file.files)) add(other)
  }
  return createComponentFiles(components, files)
}

function createComponentFile(id: string, controls: Map<string, Control[]>, api: ApiDocumentation): ComponentControls {
  const table = api.tables.get(id)
  const byName = new Map(controls.get(id)?.map((control) => [control.name, control]))
  const { own, groups } = table ? groupRows(table, api) : { own: [], groups: [] }
  const pick = (rows: { name: string }[]) => rows.flatMap(({ name }) => byName.get(name) ?? [])
  const sections = [{ controls: pick(own) }, ...groups.map(({ title, rows }) => ({ title, controls: pick(rows) }))]
  const shown = sections.filter((section) => section.controls.length > 0)
  const nested = shown.flatMap((section) => listObjects(section.controls))
  return {
    sections: shown,
    defaults: pickInner(table?.defaults ?? {}, shown),
    ...collectObjects(nested, controls, api),
  }
}

/** The defaults inside the groups of the component. Those of the component itself are in its controls. */
function pickInner(defaults: DefaultValues, sections: { controls: Control[] }[]): DefaultValues {
  const groups = new Set(
    sections.flatMap(({ controls }) => controls.flatMap(({ type, name }) => (type === 'group' ? [name] : []))),
  )
  return Object.fromEntries(
    Object.entries(defaults).filter(([name, value]) => groups.has(name) && typeof value === 'object'),
  )
}

const listObjects = (controls: Control[]): string[] =>
  controls.flatMap((control) => (control.type === 'group' ? [control.object] : []))

/** The controls of the objects and of those that only they contain. Objects with several parents have their own file. */
function collectObjects(start: string[], controls: Map<string, Control[]>, api: ApiDocumentation): ControlFile {
  const file: ControlFile = { objects: {}, files: {} }
  const add = (id: string, isStart: boolean) => {
    if (id in file.objects) return
    if (api.shared.has(id) && !isStart) {
      file.files[id] = api.tables.get(id)?.slug ?? id
      return
    }
    const own = controls.get(id) ?? []
    file.objects[id] = own
    for (const inner of listObjects(own)) add(inner, false)
  }
  for (const id of start) add(id, start.length === 1 && api.shared.has(id))
  return file
}

/** The controls of an options object. Options without an effect have none. */
function createControls(id: string, api: ApiDocumentation): Control[] {
  return (api.options.get(id) ?? []).flatMap((option): Control[] => {
    const { name, ignored, engineDefault = '' } = option
    const input = HIDDEN.has(name) || ignored ? undefined : createInput(option)
    if (!input) return []
    // the defaults inside an object are those of its own controls
    const value = typeof engineDefault === 'string' ? formatDefault(engineDefault) : ''
    const shown = value || (option.fallback === undefined ? '' : renderInlineMarkdown(option.fallback).text)
    const description = renderInlineMarkdown(option.description).text
    return [{ name, ...input, description, ...(shown ? { default: shown } : {}) }]
  })
}
