// @ts-check
import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * The first of these names that is a file in the folder.
 * @param {string} root
 * @param {string[]} names
 */
export async function findFile(root, names) {
  for (const name of names) {
    if (await statFile(root, name)) return name
  }
}

/**
 * Asks the disk each time: files come, change and go while the site is served.
 * @param {string} root
 * @param {string} name
 */
export async function statFile(root, name) {
  try {
    const file = await realpath(path.join(root, name))
    // a link may lead out of the folder
    if (!file.startsWith(root + path.sep)) return undefined
    const stats = await stat(file)
    return stats.isFile() ? stats : undefined
  } catch {
    return undefined
  }
}
