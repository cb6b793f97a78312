import type { Manifest } from 'vite'
import { contentPolicy, type Inline, type PolicyAdditions } from '../hosting/policy.ts'

/** The names of the bundler's inputs: the script and the stylesheet of every page. */
export const ENTRY = 'entry'
export const STYLE = 'style'

/** Scripts inside the document that run while it is parsed, each as one minified line. */
export interface InlineScripts {
  /** In the head, before the first paint. */
  head: string
  /** After the tabs of a page. */
  tabs: string
  /** In the document at an old address. */
  redirect: string
}

/** The files that every document names. */
export interface Assets {
  scripts: InlineScripts
  /** What the documents may load and do, for hosts that send no headers; none while developing. */
  policy?: string
  entry: string
  /** Scripts the entry imports, fetched along with it. */
  preloads: string[]
  /** What every page is styled with, in the document itself: a file would be waited for before the first paint. */
  style?: string
  /** The same as a file, while developing. */
  stylesheet?: string
  font?: string
  /** Markup that the development server adds to the head. */
  development?: string
}

export function createAssets(
  manifest: Manifest,
  scripts: InlineScripts,
  style: string,
  policy: PolicyAdditions,
): Assets {
  const entry = findInput(manifest, ENTRY)
  const preloads = [...collectImports(manifest, entry)].flatMap((key) => manifest[key]?.file ?? [])
  const font = Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .find((file) => file.endsWith('.woff2'))
  return {
    scripts,
    policy: contentPolicy(listInline({ scripts, style }), policy),
    entry: `/${manifest[entry]?.file}`,
    preloads: preloads.map((file) => `/${file}`),
    style,
    font: font && `/${font}`,
  }
}

/** The files of these modules and of everything they import, without those that the entry loads. */
export function collectFiles(manifest: Manifest, keys: string[]): string[] {
  const entry = findInput(manifest, ENTRY)
  const loaded = collectImports(manifest, entry).add(entry)
  const needed = new Set(keys.flatMap((key) => [key, ...collectImports(manifest, key)]))
  const files = [...needed]
    .filter((key) => !loaded.has(key))
    .flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat())
  return [...new Set(files)].map((file) => `/${file}`)
}

/** What the documents hold that their policy must allow. */
export const listInline = ({ scripts, style }: Pick<Assets, 'scripts' | 'style'>): Inline => ({
  scripts: Object.values(scripts),
  styles: style ? [style] : [],
})

/** The file of what every page is styled with. */
export function findStyleFile(manifest: Manifest): string {
  return manifest[findInput(manifest, STYLE)]?.file ?? ''
}

/** The key of an input. It is a path from the root of the site, which need not contain core. */
function findInput(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((one) => manifest[one]?.isEntry && manifest[one].name === name)
  if (key === undefined) throw new Error(`the manifest has no input "${name}"`)
  return key
}

/** What a chunk imports, and what that imports, so that nothing waits for a chain of discoveries. */
function collectImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  for (const next of manifest[key]?.imports ?? []) {
    if (found.has(next)) continue
    found.add(next)
    collectImports(manifest, next, found)
  }
  return found
}
