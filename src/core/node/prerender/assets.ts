import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import { collectReachable } from '../../shared/collect-reachable.ts'
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
  /** The characters of English texts, requested before everything else. */
  font?: string
  /** HTML that the development server adds to the head. */
  development?: string
}

/** Reads the bundled files that every document needs. The manifest is removed, because it is not for visitors. */
export async function readAssets(
  dist: string,
  scripts: InlineScripts,
  rareClasses: string[],
  policy: PolicyAdditions,
): Promise<{ assets: Assets; manifest: Manifest }> {
  const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  await rm(path.join(dist, '.vite'), { recursive: true })
  const read = async (file = '') => (await readFile(path.join(dist, file), 'utf8')).trim()
  const entry = findInput(manifest, ENTRY)
  const stylesheet = manifest[findInput(manifest, STYLE)]?.file
  const style = await read(stylesheet)
  const rareStyle = { text: await read(manifest['virtual:rare-styles']?.css?.[0]), classes: rareClasses }
  const listImports = (key: string) => manifest[key]?.imports ?? []
  // indirect ones too, so that they are fetched in parallel
  const imports = [...collectReachable(listImports(entry), listImports)]
  const font = Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .find((file) => /inter-text-[\w-]+\.woff2$/.test(file))
  const assets: Assets = {
    scripts,
    policy: contentPolicy(listInline({ scripts, style, rareStyle }), policy),
    entry: `/${manifest[entry]?.file}`,
    preloads: imports.map((key) => `/${manifest[key]?.file}`),
    style,
    rareStyle,
    stylesheet: `/${stylesheet}`,
    font: font && `/${font}`,
  }
  return { assets, manifest }
}

/** Scripts and styles inside the documents, which the policy must allow. */
export const listInline = ({ scripts, style, rareStyle }: Pick<Assets, 'scripts' | 'style' | 'rareStyle'>): Inline => ({
  scripts: Object.values(scripts),
  styles: [style, rareStyle?.text].filter((text) => text !== undefined),
})

/** The manifest key of an input: a path from the root of the site, which does not have to contain core. */
function findInput(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((one) => manifest[one]?.isEntry && manifest[one].name === name)
  if (key === undefined) throw new Error(`the manifest has no input "${name}"`)
  return key
}
