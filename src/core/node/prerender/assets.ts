import type { Manifest } from 'vite'
import { contentPolicy, type Inline, type PolicyAdditions } from '../hosting/hosting.ts'

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

/** The files that every document refers to. */
export interface Assets {
  scripts: InlineScripts
  /** The content security policy, for hosts that send no headers. Undefined during development. */
  policy?: string
  entry: string
  /** Scripts that the entry imports, fetched at the same time. */
  preloads: string[]
  /** The styles of every page. They are inside the document, because a file would delay the first paint. */
  style?: string
  /** The styles of HTML that few pages have, and the classes of that HTML. */
  rareStyle?: { text: string; classes: string[] }
  /** The address of the styles of every page, for special pages and during development. */
  stylesheet: string
  font?: string
  /** HTML that the development server adds to the head. */
  development?: string
}

export function createAssets(
  manifest: Manifest,
  scripts: InlineScripts,
  { style, rareStyle }: Required<Pick<Assets, 'style' | 'rareStyle'>>,
  policy: PolicyAdditions,
): Assets {
  const entry = findInput(manifest, ENTRY)
  const preloads = [...collectImports(entry, (key) => manifest[key]?.imports ?? [])].flatMap(
    (key) => manifest[key]?.file ?? [],
  )
  const font = Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .find((file) => file.endsWith('.woff2'))
  return {
    scripts,
    policy: contentPolicy(listInline({ scripts, style, rareStyle }), policy),
    entry: `/${manifest[entry]?.file}`,
    preloads: preloads.map((file) => `/${file}`),
    style,
    rareStyle,
    stylesheet: `/${findStyleFile(manifest)}`,
    font: font && `/${font}`,
  }
}

/** Scripts and styles inside the documents, which the policy must allow. */
export const listInline = ({ scripts, style, rareStyle }: Pick<Assets, 'scripts' | 'style' | 'rareStyle'>): Inline => ({
  scripts: Object.values(scripts),
  styles: [style, rareStyle?.text].filter((text) => text !== undefined),
})

/** The file with the styles of every page. */
export function findStyleFile(manifest: Manifest): string {
  return manifest[findInput(manifest, STYLE)]?.file ?? ''
}

/** The file with the styles of HTML that few pages have. */
export function findRareStyleFile(manifest: Manifest): string {
  return manifest['virtual:rare-styles']?.css?.[0] ?? ''
}

/** The manifest key of an input: a path from the root of the site, which does not have to contain core. */
function findInput(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((one) => manifest[one]?.isEntry && manifest[one].name === name)
  if (key === undefined) throw new Error(`the manifest has no input "${name}"`)
  return key
}

/** All direct and indirect imports of a chunk, so that they can be fetched in parallel. */
export function collectImports(
  chunk: string,
  listImports: (chunk: string) => string[],
  found = new Set<string>(),
): Set<string> {
  for (const next of listImports(chunk)) {
    if (found.has(next)) continue
    found.add(next)
    collectImports(next, listImports, found)
  }
  return found
}
