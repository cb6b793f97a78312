import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteConfig } from '../../shared/site.ts'
import type { Problem } from '../files/problems.ts'
import { getLineNumber, readText } from '../files/read-text.ts'

export const CONFIG_FILE = 'site.config.ts'

/** The last line of the configuration with this text. It is 1 if code puts the text together. */
export type FindConfigLine = (text: string) => number

export function createConfigLines(root: string): FindConfigLine {
  const { text = '' } = readText(root, CONFIG_FILE)
  return (searched) => {
    const index = text.lastIndexOf(searched)
    return index < 0 ? 1 : getLineNumber(text, index)
  }
}

/** Exact versions of the project's packages. */
export function readVersions(root: string): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >
  return { ...dependencies, ...devDependencies }
}

/** Reports a documented version that is not the installed one. */
export function checkLibraryVersion(
  { library }: SiteConfig,
  findConfigLine: FindConfigLine,
  versions: Record<string, string>,
): Problem[] {
  const installed = versions[library.package]
  const { version } = library
  if (installed === undefined || installed === version) return []
  const message = `the version of the library is ${version}, but package.json has ${installed}; make them the same`
  return [{ file: CONFIG_FILE, line: findConfigLine(`'${version}'`), message }]
}
