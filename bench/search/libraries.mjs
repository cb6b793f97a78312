// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../../scripts/run.mjs'

/** The engines to compare with, in their newest versions. */
export const LIBRARIES = { minisearch: '7.2.0', flexsearch: '0.8.212' }

/**
 * Installs the other engines outside the project while they are used.
 * @template T
 * @param {(folder: string) => Promise<T>} use
 */
export async function withLibraries(use) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'))
  try {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: LIBRARIES }))
    const code = await run('npm', [
      'install',
      '--prefix',
      folder,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ])
    if (code !== 0) throw new Error('MiniSearch and FlexSearch could not be installed; see the output above.')
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
