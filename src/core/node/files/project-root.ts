import { existsSync } from 'node:fs'
import path from 'node:path'

/** The folder of this repository with its packages and code. The content can be in another folder. */
export const projectRoot = findPackageFolder(import.meta.dirname)

function findPackageFolder(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error(`no package.json above ${import.meta.dirname}`)
  return findPackageFolder(parent)
}
