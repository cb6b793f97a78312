import type { Manifest } from 'vite'
import { contentPolicy, type Inline } from '../hosting/policy.ts'
import type { InlineScripts } from '../vite/inline-scripts.ts'
import { DEMOS_OF } from '../vite/virtual-modules.ts'

export const ENTRY = 'src/core/client/entry.tsx'
/** No part of the entry: scripts that need the entry would fetch its stylesheets. */
export const STYLE = 'src/core/client/styles/index.css'

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
  /** What brings a demo to life besides, by the file of the demo. */
  drawing?: ReadonlyMap<string, string[]>
  /** Markup that the development server adds to the head. */
  development?: string
}

export function assetsOf(manifest: Manifest, scripts: InlineScripts, style: string): Assets {
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`the manifest has no ${ENTRY}`)
  const preloads = [...importsOf(manifest, ENTRY)].flatMap((key) => manifest[key]?.file ?? [])
  const font = Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .find((file) => file.endsWith('.woff2'))
  return {
    scripts,
    policy: contentPolicy(inlineOf({ scripts, style })),
    entry: `/${entry.file}`,
    preloads: preloads.map((file) => `/${file}`),
    style,
    font: font && `/${font}`,
    drawing: drawingOf(manifest),
  }
}

const CARD = 'src/features/demos/client/mount.ts'
const DEMO = /^demos\/([^/]+)\/[^/]+\.tsx$/

/** The browser would find these files in five steps, each of which waits for the one before. */
function drawingOf(manifest: Manifest): Map<string, string[]> {
  const known = importsOf(manifest, ENTRY).add(ENTRY)
  const filesFor = (keys: string[]): string[] => {
    const needed = new Set(keys.flatMap((key) => [key, ...importsOf(manifest, key)]))
    const files = [...needed]
      .filter((key) => !known.has(key))
      .flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat())
    return [...new Set(files)].map((file) => `/${file}`)
  }
  return new Map(
    Object.keys(manifest).flatMap((key) => {
      const chart = DEMO.exec(key)?.[1]
      return chart ? [[key, filesFor([CARD, `${DEMOS_OF}${chart}`, key])]] : []
    }),
  )
}

/** What the documents hold that their policy must allow. */
export const inlineOf = ({ scripts, style }: Pick<Assets, 'scripts' | 'style'>): Inline => ({
  scripts: Object.values(scripts),
  styles: style ? [style] : [],
})

/** The file of what every page is styled with. */
export function styleFile(manifest: Manifest): string {
  const { file } = manifest[STYLE] ?? {}
  if (!file) throw new Error(`the manifest has no ${STYLE}`)
  return file
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
