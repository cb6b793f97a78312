import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import type { PageData } from '../../shared/page.ts'
import { compilePages, requireSound, type Content } from '../content/content.ts'
import { sizesNeeded } from '../../../features/demos/node/posters/poster-sizes.ts'
import { asFile, checkPosters } from '../../../features/demos/node/posters/posters.ts'
import { readCard } from '../../../features/demos/node/posters/social-cards.ts'
import { hostingFiles } from '../hosting/hosting-files.ts'
import { bundledPackages, checkBundled } from '../../../features/licenses/node/bundled-packages.ts'
import { assetsOf, inlineOf, styleFile, type Assets } from '../prerender/assets.ts'
import { compressFiles } from '../prerender/compress.ts'
import { prerender, type ServerEntry } from '../prerender/prerender.ts'
import type { ContentSource } from './content-source.ts'
import { bundleInlineScripts, type InlineScripts } from './inline-scripts.ts'

/** One build: the browser's code, the code that renders pages, then every page. */
export function buildSite(root: string, source: ContentSource): Plugin {
  let reading: Promise<Content> | undefined
  return {
    name: 'site:build',
    apply: 'build',
    // a mistake in the content leaves the site as it was built before
    renderStart: async () => void (await reading),
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('the build needs the environments client and ssr')
      reading = readSound(root, source)
      // on the other cores
      const bundling = Promise.all([bundleInlineScripts(root), builder.build(client), builder.build(ssr)])
      // mistakes in the content come first: they may be why it fails
      bundling.catch(() => {})
      const content = await reading
      const pages = await compilePages(content)
      const [scripts, bundled] = await bundling
      requireSound({ problems: checkBundled(bundledPackages(root, bundled), content.context.licenses ?? []) })
      const dist = path.join(root, 'dist')
      const assets = await readAssets(dist, scripts)
      for (const [name, text] of hostingFiles(inlineOf(assets))) await write(root, name, text)
      // to compress the scripts takes as long as to make the pages, on another core
      await Promise.all([
        compressFiles(path.join(dist, 'assets')),
        writePages(root, dist, { content, pages, assets }).then(() => compressFiles(dist, 'assets')),
      ])
    },
  }
}

async function readSound(root: string, source: ContentSource): Promise<Content> {
  const content = await source.current()
  const posters = await checkPosters(root, content.context.demos.values(), sizesNeeded(content))
  requireSound({ problems: [...content.problems, ...posters] })
  return content
}

/** What the bundler has made for every document. Its lists are not for visitors. */
async function readAssets(dist: string, scripts: InlineScripts): Promise<Assets> {
  const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  await rm(path.join(dist, '.vite'), { recursive: true })
  const style = path.join(dist, styleFile(manifest))
  const text = await readFile(style, 'utf8')
  await rm(style)
  return assetsOf(manifest, scripts, text.trim())
}

interface Work {
  content: Content
  pages: PageData[]
  assets: Assets
}

/** Every page, and what it shows besides scripts. */
async function writePages(root: string, dist: string, { content, pages, assets }: Work): Promise<void> {
  const server = (await import(pathToFileURL(path.join(root, '.cache/server/server.js')).href)) as ServerEntry
  for (const { poster } of content.context.demos.values()) {
    for (const { address, drawing } of Object.values(poster?.pictures ?? {}))
      await write(dist, address.slice(1), asFile(drawing))
  }
  const cards = new Map<string, string>()
  for (const route of content.pages.keys()) {
    const card = readCard(root, route)
    if (!card) continue
    cards.set(route, card.address)
    await copy(card.file, path.join(dist, card.address))
  }
  for (const [name, text] of prerender(content, pages, server, assets, (route) => cards.get(route)))
    await write(dist, name, text)
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true })
  await copyFile(from, to)
}

async function write(folder: string, name: string, text: string): Promise<void> {
  const target = path.join(folder, name)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, text)
}
