import { statSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from './source-files.ts'

/** What earlier readings have made, for the next one: an edit changes one file of hundreds. */
export class Memory {
  #known = new Map<string, { from: unknown[]; made: unknown }>()

  /** What `make` gives, or gave before from the same. */
  recall<T>(name: string, from: unknown[], make: () => T): T {
    const earlier = this.#known.get(name)
    if (earlier?.from.length === from.length && from.every((part, index) => part === earlier.from[index]))
      return earlier.made as T
    const made = make()
    this.#known.set(name, { from, made })
    return made
  }
}

/** Changes when a file of these folders changes, comes or goes. */
export function stampOf(root: string, ...folders: string[]): string {
  return folders
    .flatMap((folder) => listFiles(root, folder, /^/))
    .map((file) => `${file} ${fileStamp(path.join(root, file))}`)
    .join('\n')
}

/** Changes when the file changes, comes or goes. */
export function fileStamp(file: string): string {
  // an editor may just be putting another in its place
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return `${mtimeMs} ${size}`
}
