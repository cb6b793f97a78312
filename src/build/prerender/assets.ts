import type { Manifest } from 'vite'
import { contentPolicy } from '../hosting/policy.ts'
import type { InlineScripts } from '../vite/inline-scripts.ts'

export const ENTRY = 'src/site/app/entry.tsx'

/** The files that every document names. */
export interface Assets {
  scripts: InlineScripts
  /** What the documents may load and do, for hosts that send no headers; none while developing. */
  policy?: string
  entry: string
  /** Scripts the entry imports, fetched along with it. */
  preloads: string[]
  styles: string[]
  font?: string
  /** Markup that the development server adds to the head. */
  development?: string
}

export function assetsOf(manifest: Manifest, scripts: InlineScripts): Assets {
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`the manifest has no ${ENTRY}`)
  const preloads = [...importsOf(manifest, ENTRY)].flatMap((key) => manifest[key]?.file ?? [])
  const font = Object.values(manifest).flatMap(({ assets = [] }) => assets).find((file) => file.endsWith('.woff2'))
  return {
    scripts,
    policy: contentPolicy(Object.values(scripts)),
    entry: `/${entry.file}`,
    preloads: preloads.map((file) => `/${file}`),
    styles: (entry.css ?? []).map((file) => `/${file}`),
    font: font && `/${font}`,
  }
}

/** What a chunk imports, and what that imports, so that nothing waits for a chain of discoveries. */
function importsOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  for (const next of manifest[key]?.imports ?? []) {
    if (found.has(next)) continue
    found.add(next)
    importsOf(manifest, next, found)
  }
  return found
}
