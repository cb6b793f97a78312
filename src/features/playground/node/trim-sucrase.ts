import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from '../../../core/node/files/project-root.ts'

// sucrase has 47 KB gzipped. The playground needs the part that removes types and JSX.

const require = createRequire(path.join(projectRoot, 'package.json'))

const MODULE = /[\\/]sucrase[\\/]dist[\\/]esm[\\/](.+)$/
const OWN_MODULE = /[\\/]features[\\/]playground[\\/]shared[\\/]/

/** The class of a transformer that is created, but must change nothing. */
const IDLE_TRANSFORMER = `import Transformer from './Transformer'
export default class extends Transformer { process() { return false } }`

/** What is never used: no other module system than that of browsers, no other languages, no older browsers. */
export const REPLACED_MODULES: Record<string, string> = {
  'CJSImportProcessor.js': 'export default class {}',
  'HelperManager.js': `export class HelperManager {
  getHelperName(name) { throw new SyntaxError('Unexpected ' + name) }
  emitHelpers() { return '' }
}`,
  'Options.js': 'export const validateOptions = () => {}',
  'computeSourceMap.js': 'export default () => {}',
  'util/formatTokens.js': 'export default () => {}',
  'transformers/CJSImportTransformer.js': 'export default class {}',
  'transformers/FlowTransformer.js': 'export default class {}',
  'transformers/JestHoistTransformer.js': 'export default class {}',
  'transformers/NumericSeparatorTransformer.js': 'export default class {}',
  'transformers/OptionalCatchBindingTransformer.js': 'export default class {}',
  'transformers/OptionalChainingNullishTransformer.js': 'export default class {}',
  'transformers/ReactDisplayNameTransformer.js': IDLE_TRANSFORMER,
  'transformers/ReactHotLoaderTransformer.js': 'export default class {}',
}

const FLOW = 'parser/plugins/flow.js'
const WORD_TREE = 'parser/tokenizer/readWordTree.js'

/** The objects of numbers that most of the code reads, by module. */
const ENUMS = {
  'parser/tokenizer/index.js': ['IdentifierRole', 'JSXRole'],
  'parser/tokenizer/keywords.js': ['ContextualKeyword'],
  'parser/tokenizer/types.js': ['TokenType'],
  'parser/util/charcodes.js': ['charCodes'],
}

type Enums = Map<string, Record<string, number>>

/** The values of all enums by the names that the modules use. */
function readEnums(): Enums {
  const enums: Enums = new Map()
  for (const [module, names] of Object.entries(ENUMS)) {
    const exported = require(`sucrase/dist/${module}`) as Record<string, Record<string, number>>
    for (const name of names) enums.set(name, exported[name] ?? {})
  }
  enums.set('tt', enums.get('TokenType') ?? {})
  return enums
}

/** Leaves out what the playground does not use of sucrase, and writes numbers instead of names. */
export function trimSucrase(): Plugin {
  const enums = readEnums()
  const enumValue = new RegExp(`\\b(${[...enums.keys()].join('|')})(?:\\.(\\w+)\\b|\\[["'](\\w+)["']\\](?! =))`, 'g')
  const writeNumbers = (code: string) =>
    code.replaceAll(enumValue, (text, name: string, key = '', quoted = '') =>
      String(enums.get(name)?.[key || quoted] ?? text),
    )
  const plugin: Plugin = {
    name: 'playground:trim-sucrase',
    // workers have plugins of their own
    config: () => ({ worker: { plugins: () => [plugin] } }),
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: [MODULE, OWN_MODULE] },
      handler(code, id) {
        const module = MODULE.exec(id)?.[1]?.replaceAll('\\', '/') ?? ''
        return { code: REPLACED_MODULES[module] ?? trimModule(module, writeNumbers(code), enums), map: null }
      },
    },
  }
  return plugin
}

function trimModule(module: string, code: string, enums: Enums): string {
  if (module === FLOW) return stubFunctions(code)
  if (module === WORD_TREE) return writeWordTree()
  const names = ENUMS[module as keyof typeof ENUMS]
  return names ? names.reduce((text, name) => writeEnum(text, name, enums.get(name)), code) : code
}

/** Functions of a language that is never switched on. */
const stubFunctions = (code: string): string =>
  [...code.matchAll(/^export function (\w+)/gm)].map(([, name]) => `export const ${name} = () => {}`).join('\n')

/** A bundler keeps the function that fills an enum, but removes an object that nobody reads. */
function writeEnum(code: string, name: string, values: Record<string, number> = {}): string {
  const start = code.indexOf(`export var ${name}; (function`)
  const end = `(${name} || (${name} = {}));`
  const index = code.indexOf(end, start)
  if (start < 0 || index < 0)
    throw new Error(
      `sucrase has changed: its enum ${name} is missing; adapt src/features/playground/node/trim-sucrase.ts`,
    )
  const numbers = Object.entries(values).filter(([, value]) => typeof value === 'number')
  const object = JSON.stringify(Object.fromEntries(numbers))
  return `${code.slice(0, start)}export const ${name} = ${object};${code.slice(index + end.length)}`
}

/** The values of a node in the tree of all keywords: its own, then the next nodes for the letters a to z. */
const NODE_SIZE = 27

/** Lists the keywords of the tree with their values. */
export function listWords(tree: Int32Array, node = 0, word = ''): [word: string, value: number][] {
  const value = tree[node] ?? -1
  const letters = [...tree.subarray(node + 1, node + NODE_SIZE)]
  return [
    ...(value === -1 ? [] : [[word, value] as [string, number]]),
    ...letters.flatMap((next, letter) =>
      next === -1 ? [] : listWords(tree, next, word + String.fromCodePoint(97 + letter)),
    ),
  ]
}

/** Writes the list of the keywords instead of the whole tree, which has 9,000 numbers. */
export function writeWordTree(): string {
  const { READ_WORD_TREE } = require(`sucrase/dist/${WORD_TREE}`) as { READ_WORD_TREE: Int32Array }
  const words = listWords(READ_WORD_TREE).flat().join(' ')
  return `const createNode = () => new Array(${NODE_SIZE}).fill(-1)
const tree = createNode()
'${words}'.replace(/(\\w+) (\\d+)/g, (_, word, value) => {
  let node = 0
  for (const letter of word) {
    const index = node + letter.charCodeAt(0) - 96
    if (tree[index] < 0) {
      tree[index] = tree.length
      tree.push(...createNode())
    }
    node = tree[index]
  }
  tree[node] = +value
})
export const READ_WORD_TREE = new Int32Array(tree)`
}
