import path from 'node:path'
import { build, normalizePath } from 'vite'
import type { InlineScripts } from '../prerender/assets.ts'

export const CLIENT_FOLDER = path.resolve(import.meta.dirname, '../../client')

/** A file of core's browser code. It can be outside the root of the site. */
export const resolveClientFile = (name: string): string => normalizePath(path.join(CLIENT_FOLDER, name))

export async function bundleInlineScripts(): Promise<InlineScripts> {
  const [head, tabs, redirect] = await Promise.all([
    bundle('head-script.ts'),
    bundle('page/tab-script.ts'),
    bundle('redirect-script.ts'),
  ])
  return { head, tabs, redirect }
}

async function bundle(name: string): Promise<string> {
  const result = await build({
    root: resolveClientFile(''),
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: resolveClientFile(name), output: { format: 'iife' } },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error(`${name} was not built`)
  return output.output[0].code.trim()
}
