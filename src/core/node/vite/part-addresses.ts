import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { CLIENT_FOLDER } from './client-files.ts'

/** The addresses of a module that `loadPart` loads, or of all scripts that it needs. */
const MARKER = /(?<=["'`])(part|files):([\w:./-]+)(?=["'`])/g

/** The folder with `src`. The root of the site can be another one. */
const CODE_ROOT = path.resolve(CLIENT_FOLDER, '../../..')

/**
 * Replaces `part:<module>` in the built scripts by the addresses of its files: the script, then its stylesheets.
 * The browser needs them to distinguish a missing file from a broken one, and to request it again.
 * Replaces `files:<module>` by the addresses of its script and all scripts that it imports, so that they can be fetched
 * before the module is imported.
 * The hash of a script covers its dynamic imports, so it covers these addresses too.
 */
export function partAddresses(): Plugin {
  return {
    name: 'site:part-addresses',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const chunk of chunks) {
          if (!/part:|files:/.test(chunk.code)) continue
          chunk.code = chunk.code.replace(MARKER, (_marker, kind: string, module: string) => {
            const id = module.startsWith('virtual:') ? `\0${module}` : path.join(CODE_ROOT, module)
            const target = chunks.find(({ moduleIds }) => moduleIds.includes(id))
            if (!target || !chunk.dynamicImports.includes(target.fileName))
              return this.error(`${kind}:${module} names a module that is not imported with import() beside it`)
            if (kind === 'files')
              return [...collectScripts(target.fileName, chunks)].map((name) => `/${name}`).join(' ')
            return writeAddresses(target, target.modules[id]?.renderedExports[0] ?? '', chunks)
          })
        }
      },
    },
  }
}

function writeAddresses(chunk: Rolldown.OutputChunk, exported: string, chunks: Rolldown.OutputChunk[]): string {
  // if several modules share a script, the bundler exports each of them as one object
  const isAlone = chunk.exports.includes(exported)
  const styles = chunk.imports.flatMap((name) => chunks.find(({ fileName }) => fileName === name) ?? [])
  return [
    isAlone ? chunk.fileName : `${chunk.fileName}#${exported}`,
    ...new Set([chunk, ...styles].flatMap(listStyles)),
  ]
    .map((file) => `/${file}`)
    .join(' ')
}

const listStyles = ({ viteMetadata }: Rolldown.OutputChunk): string[] => [...(viteMetadata?.importedCss ?? [])]

/** The script with this name, and all that it imports. Those of the entry are loaded already. */
function collectScripts(name: string, chunks: Rolldown.OutputChunk[], found = new Set<string>()): Set<string> {
  const chunk = chunks.find(({ fileName }) => fileName === name)
  if (!chunk || chunk.isEntry || found.has(name)) return found
  found.add(name)
  for (const next of chunk.imports) collectScripts(next, chunks, found)
  return found
}
