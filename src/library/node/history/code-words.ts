import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { collectReachable } from '../../../core/shared/collect-reachable.ts'

/** The names in the code of each plot, by its folder. The code that all plots use is under an empty name. */
export type CodeWords = Record<string, string[]>

/** Reads the names in the compiled code of a package, whose plots are in `folder/plots`. */
export function readCodeWords(folder: string): CodeWords {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .toSorted()
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  return collectWords(new Map(files.map((file) => [file.replaceAll('\\', '/'), read(file)])))
}

const IMPORT = /['"](?:\.\.\/)+(?:plots\/)?([\w-]+)(?:\/[\w-]+)*['"]/g

/** Collects the names of each plot, including those in the code of other plots that it imports. */
export function collectWords(files: Map<string, string>): CodeWords {
  const words = new Map<string, Set<string>>()
  const imports = new Map<string, Set<string>>()
  for (const [file, text] of files) {
    const [, plot = ''] = /^plots\/([^/.]+)/.exec(file) ?? []
    const code = removeComments(text)
    addAll(words, plot, code.match(/[A-Za-z_$][\w$]*/g) ?? [])
    const imported = [...code.matchAll(IMPORT)].map(([, name = '']) => name)
    addAll(imports, plot, imported)
  }
  return Object.fromEntries(
    [...words.keys()].map((plot) => {
      // shared code that imports plots only collects them
      const reached = plot === '' ? [''] : [...collectReachable([plot], (name) => imports.get(name) ?? [])]
      return [plot, [...new Set(reached.flatMap((name) => [...(words.get(name) ?? [])]))].toSorted()]
    }),
  )
}

/** Comments also mention options that the code does not read. */
const removeComments = (code: string): string => code.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

function addAll(sets: Map<string, Set<string>>, key: string, values: string[]): void {
  sets.set(key, new Set([...(sets.get(key) ?? []), ...values]))
}
