import path from 'node:path'
import { difference } from 'es-toolkit'
import type { Plugin, Rolldown } from 'vite'
import { collectReachable } from '../../shared/collect-reachable.ts'
import { projectRoot } from '../files/project-root.ts'
import { ENTRY } from '../prerender/assets.ts'

/** The addresses of a module that `loadPart` loads, or of all scripts that it imports. */
const MARKER = /(?<=["'`])(part|imports):([\w:./-]+)(?=["'`])/g

/**
 * Replaces `part:<module>` in the built scripts by the addresses of its files: the script, then its stylesheets.
 * The browser needs them to distinguish a missing file from a broken one, and to request it again.
 * Replaces `imports:<module>` by the addresses of all scripts that it imports, so that they can be fetched before it is.
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
          if (!/part:|imports:/.test(chunk.code)) continue
          chunk.code = chunk.code.replace(MARKER, (_marker, kind: string, module: string) => {
            const id = module.startsWith('virtual:') ? `\0${module}` : path.join(projectRoot, module)
            const target = chunks.find(({ moduleIds }) => moduleIds.includes(id))
            if (!target || !chunk.dynamicImports.includes(target.fileName))
              return this.error(`${kind}:${module} names a module that is not imported with import() beside it`)
            if (kind === 'imports') return writeImports(target, chunks)
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
  const script = isAlone ? chunk.fileName : `${chunk.fileName}#${exported}`
  return formatAddresses([script, ...new Set([chunk, ...styles].flatMap(listStyles))])
}

const formatAddresses = (files: string[]): string => files.map((file) => `/${file}`).join(' ')

const listStyles = ({ viteMetadata }: Rolldown.OutputChunk): string[] => [...(viteMetadata?.importedCss ?? [])]

/** The addresses of what a script imports, except what every page loads. */
function writeImports({ fileName }: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[]): string {
  const listImports = (name: string) => chunks.find((chunk) => chunk.fileName === name)?.imports ?? []
  const entry = chunks.find(({ isEntry, name }) => isEntry && name === ENTRY)?.fileName ?? ''
  const loaded = collectReachable([entry], listImports)
  return formatAddresses(difference([...collectReachable(listImports(fileName), listImports)], [...loaded]))
}
