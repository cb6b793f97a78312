import type { Plugin } from 'vite'
import type { SiteConfig } from '../../shared/site.ts'
import { readContent } from '../content.ts'
import { readDemos } from '../demos/catalogue.ts'

/** What the browser's code may import of the content, by name. */
const modules: Record<string, (root: string, config: SiteConfig) => Promise<string> | string> = {
  'virtual:site': async (root, config) => `export const site = ${JSON.stringify((await readContent(root, config)).site)}`,
  'virtual:demos': (root) => {
    const imports = [...readDemos(root).demos.values()].map(({ id, file }) => `  ${JSON.stringify(id)}: () => import(${JSON.stringify(`/${file}`)}),`)
    return `export const demos = {\n${imports.join('\n')}\n}`
  },
}

export function virtualModules(root: string, config: SiteConfig): Plugin {
  return {
    name: 'site:virtual-modules',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)]?.(root, config),
  }
}
