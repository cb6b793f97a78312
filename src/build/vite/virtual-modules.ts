import type { Plugin } from 'vite'
import type { Content } from '../content.ts'
import type { ContentSource } from './content-source.ts'

const DEMO = /\/demos\/[^/]+\/[^/]+\.tsx$/

/** What the browser's code may import of the content, by name. */
const modules: Record<string, (content: Content) => string> = {
  'virtual:site': ({ site }) => `export const site = ${JSON.stringify(site)}`,
  // what an exported demo declares is what it runs with here
  'virtual:versions': ({ versions }) => `export const versions = ${JSON.stringify(versions)}`,
  'virtual:demos': ({ context }) => {
    const imports = [...context.demos.values()].map(({ id, file }) => `  ${JSON.stringify(id)}: () => import(${JSON.stringify(`/${file}`)}),`)
    return `export const demos = {\n${imports.join('\n')}\n}`
  },
}

export const VIRTUAL_MODULES = Object.keys(modules)

export function virtualModules(source: ContentSource): Plugin {
  return {
    name: 'site:virtual-modules',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: async (id) => modules[id.slice(1)]?.(await source.current()),
    // a demo's own address, by which its late errors are known
    transform: (code, id) => (DEMO.test(id) ? `${code}\nexport const address = import.meta.url\n` : undefined),
  }
}
