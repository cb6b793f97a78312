import path from 'node:path'
import { build, normalizePath } from 'vite'
import { PAGE_LAYOUTS } from '../../shared/page.ts'
import type { Feature } from '../feature.ts'
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

/**
 * Bundles a module and everything that it imports into one script that is not a module, and its styles into one text.
 * Both are minified, for a document.
 */
export async function bundleScript(file: string): Promise<{ script: string; style: string }> {
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

const LAYOUTS = ['home', ...PAGE_LAYOUTS].map((layout) => `frame-${layout}`)

/**
 * The stylesheets for HTML that few pages have, and the classes of that HTML. Documents with one of these classes contain
 * all of them, after the styles of every page. On other pages the browser loads them with the first page that it fetches.
 */
export function listRareStyles(root: string, features: Feature[]): { classes: string[]; files: string[] } {
  const own = features.flatMap(({ client }) => Object.entries(client?.styles ?? {}))
  return {
    classes: [...LAYOUTS, ...own.map(([name]) => name)],
    files: [
      ...['shell/frames.css', 'page/home.css', 'page/filter-form.css'].map(resolveClientFile),
      ...own.map(([, file]) => path.resolve(root, file)),
    ],
  }
}
