import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { projectRoot } from '../../core/node/files/project-root.ts'
import type { Problem } from '../../core/node/files/problems.ts'
import { listVersions } from './disk-cache.ts'

/** Shared options that change nothing in a chart, found by drawing its demos with and without them. */
export interface OptionEffects {
  measuredWith: string[]
  /** The names of the options, by component. */
  withoutEffect: Record<string, string[]>
}

export const EFFECTS_FILE = 'src/library/option-effects.json'
const PROBE = '/src/library/client/option-effects/index.ts'

export const readOptionEffects = (): OptionEffects =>
  JSON.parse(readFileSync(path.join(projectRoot, EFFECTS_FILE), 'utf8')) as OptionEffects

export const listEngineVersions = (): string[] => listVersions(['@antv/g2plot', '@antv/g2', '@antv/component'])

/** Reports effects that were measured with other versions of the chart engine. */
export function checkEffectVersions({ measuredWith }: OptionEffects, installed: string[]): Problem[] {
  const outdated = measuredWith.find((version) => !installed.includes(version))
  if (outdated === undefined) return []
  const message = `the effects of options were measured with ${outdated}; run npm run option-effects`
  return [{ file: EFFECTS_FILE, line: 2, message }]
}

/** The probe and all demos as one script, which sets `findOptionsWithoutEffect` on the window. */
export async function bundleProbe(): Promise<string> {
  const entry = 'virtual:probe'
  const built = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry, output: { codeSplitting: false } } },
    plugins: [
      {
        name: 'probe-entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) =>
          id === `\0${entry}`
            ? `import { findOptionsWithoutEffect } from '${PROBE}'\nwindow.findOptionsWithoutEffect = findOptionsWithoutEffect`
            : undefined,
      },
    ],
  })
  const output = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const script = output.find((file) => file.type === 'chunk' && file.isEntry)
  if (script?.type !== 'chunk') throw new Error('the probe was not built')
  return script.code
}
