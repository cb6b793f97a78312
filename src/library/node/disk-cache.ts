import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../core/node/files/project-root.ts'

/** The stored result of a step that takes long, or a new one if one of its inputs has changed. */
export async function readCached<Result>(
  name: string,
  inputs: (string | Buffer)[],
  create: () => Promise<Result>,
): Promise<Result> {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(input)
  const file = path.join(projectRoot, '.cache', name, `${hash.digest('hex').slice(0, 16)}.json`)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Result
  } catch {
    const result = await create()
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(result))
    return result
  }
}

/** The installed versions of packages, such as `react@19.0.0`. */
export const listVersions = (names: string[]): string[] => names.map((name) => `${name}@${readInstalledVersion(name)}`)

export function readInstalledVersion(name: string): string {
  const manifest = readFileSync(path.join(projectRoot, 'node_modules', name, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
