import path from 'node:path'
import { build, normalizePath } from 'vite'
import type { InlineScripts } from '../prerender/assets.ts'

/** `light-dark()` is the newest feature that the stylesheets use. */
export const BROWSERS = ['chrome123', 'firefox120', 'safari17.5']

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

const bundle = async (name: string): Promise<string> => (await bundleScript(resolveClientFile(name))).script

/** A script and its styles, each as one minified text for a document. */
export interface BundledScript {
  script: string
  style: string
}

/** Bundles a module and everything that it imports into one script that is not a module. */
export async function bundleScript(file: string): Promise<BundledScript> {
  const result = await build({
    root: path.dirname(file),
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      // otherwise the script would add the styles, which the policy forbids
      cssCodeSplit: false,
      target: BROWSERS,
      cssTarget: BROWSERS,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error(`${file} was not built`)
  const style = output.output.find(({ fileName }) => fileName.endsWith('.css'))
  return {
    script: output.output[0].code.trim(),
    style: style?.type === 'asset' ? String(style.source).trim() : '',
  }
}
