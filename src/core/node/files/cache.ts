import { statSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from './source-files.ts'

/** Keeps the last result of each step, because an edit changes one file of hundreds. */
export class BuildCache {
  #entries = new Map<string, { inputs: unknown[]; result: unknown }>()

  /** The last result under this name if its inputs are the same, otherwise a new one. */
  getOrCreate<T>(name: string, inputs: unknown[], create: () => T): T {
    const last = this.#entries.get(name)
    if (last?.inputs.length === inputs.length && inputs.every((input, index) => input === last.inputs[index]))
      return last.result as T
    const result = create()
    this.#entries.set(name, { inputs, result })
    return result
  }
}

/** A text that changes when a file in these folders is changed, added or removed. */
export function getFolderStamp(root: string, ...folders: string[]): string {
  return folders
    .flatMap((folder) => listFiles(root, folder, /^/))
    .map((file) => `${file} ${getFileStamp(path.join(root, file))}`)
    .join('\n')
}

/** A text that changes when the file is changed, added or removed. */
export function getFileStamp(file: string): string {
  // an editor that replaces the file removes it for a moment
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return `${mtimeMs} ${size}`
}
