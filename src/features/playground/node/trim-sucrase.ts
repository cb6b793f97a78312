import type { Plugin } from 'vite'

// sucrase has 47 KB gzipped. The playground needs the part that removes types and JSX.

const MODULE = /[\\/]sucrase[\\/]dist[\\/]esm[\\/](.+)$/

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

/** Leaves out what the playground does not use of sucrase. */
export function trimSucrase(): Plugin {
  const plugin: Plugin = {
    name: 'playground:trim-sucrase',
    // workers have plugins of their own
    config: () => ({ worker: { plugins: () => [plugin] } }),
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: MODULE },
      handler(code, id) {
        const module = MODULE.exec(id)?.[1]?.replaceAll('\\', '/') ?? ''
        const replaced = module === FLOW ? stubFunctions(code) : REPLACED_MODULES[module]
        return replaced === undefined ? undefined : { code: replaced, map: null }
      },
    },
  }
  return plugin
}

/** Functions of a language that is never switched on. */
const stubFunctions = (code: string): string =>
  [...code.matchAll(/^export function (\w+)/gm)].map(([, name]) => `export const ${name} = () => {}`).join('\n')
