import { existsSync } from 'node:fs'
import path from 'node:path'

/** The folder of this project: its packages and its own code are here, wherever the content is. */
export const projectRoot = findUp(import.meta.dirname)

function findUp(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error(`no package.json above ${import.meta.dirname}`)
  return findUp(parent)
}
