import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { sumBy } from 'es-toolkit'
import type { Plugin, ViteBuilder } from 'vite'
import type { PageData } from '../../shared/page.ts'
import { startHighlighter } from '../code/highlighter.ts'
import { compilePages } from '../content/compile-page.ts'
import { assertValid, type SiteBuild } from '../content/content.ts'
import { addPublishedAddresses, checkPublishedAddresses, readPublishedAddresses } from '../content/redirects.ts'
import type { Feature, Site } from '../feature.ts'
import type { Problem } from '../files/problems.ts'
import { collectPolicy, createDocuments, createHosting } from '../hosting/hosting.ts'
import { createHostingFiles } from '../hosting/hosting-files.ts'
import { listRedirects } from '../locales/mount.ts'
import { withTexts } from '../../shared/texts/locale-texts.ts'
import { listInline, readAssets } from '../prerender/assets.ts'
import { compressFiles } from '../prerender/compress.ts'
import { prerender, type PrerenderOptions } from '../prerender/prerender.ts'
import type { ServerEntry } from '../prerender/documents.ts'
import { createBuildLog } from './build-log.ts'
import type { ContentSource } from './content-source.ts'
import { bundleInlineScripts, listRareStyles } from './client-files.ts'

/** The mode of the build for `npm start`, which needs no compressed files. */
const PREVIEW_MODE = 'preview'

const MAX_WRITING = 16

/** Bundles the browser's code and the code that renders pages, then renders every page. */
export function buildSite(root: string, source: ContentSource, features: Feature[]): Plugin {
  let reading: Promise<SiteBuild> | undefined
  const log = createBuildLog()
  return {
    name: 'site:build',
    apply: 'build',
    // for `npm run check` and `npm run addresses`, which bundle nothing
    api: {
      checkContent: () => readValid(source),
      addPublishedAddresses: async () => addPublishedAddresses(await source.current()),
    },
    config: (config) => log.replaceBundlerLog(config),
    // a problem in the content must not delete the last build
    renderStart: async () => void (await reading),
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('the build needs the environments client and ssr')
      startHighlighter('build')
      reading = log.timeStep('read content', readValid(source))
      // bundling runs on other cores
      const bundling = log.timeStep(
        'bundle scripts',
        Promise.all([bundleInlineScripts(), builder.build(client), createDocuments(features), builder.build(ssr)]),
      )
      // problems in the content are reported first: they may be the reason why bundling fails
      bundling.catch(() => {})
      const site = await reading
      const pages = new Map<Site, PageData[]>()
      for (const own of site.inLocales) pages.set(own, finishPages(await compilePages(own), own))
      const [scripts, bundled, documents] = await bundling
      const modules = listBundledModules(bundled)
      assertValid({ problems: site.features.flatMap(({ checkBundle }) => checkBundle?.(modules) ?? []) })
      const dist = path.join(root, 'dist')
      const { classes } = listRareStyles(root, features)
      const { assets, manifest } = await readAssets(dist, scripts, classes, collectPolicy(features))
      const bases = site.inLocales.map(({ data }) => data.base).filter((base) => base !== '')
      const addresses = [
        ...site.inLocales.flatMap((own) => [...own.pages.keys()].map(own.getAddress)),
        ...site.targets.specialAddresses,
      ]
      const redirects = listRedirects(site)
      const hosting = createHosting(listInline(assets), features, { redirects, bases, documents, addresses })
      for (const [name, text] of createHostingFiles(hosting)) await write(root, name, text)
      const server = (await import(pathToFileURL(path.join(root, '.cache/server/server.js')).href)) as ServerEntry
      const writing = log.timeStep(
        'write pages',
        writePages(dist, { site, pages, server, assets, documents, manifest }),
      )
      const isPreview = builder.config.mode === PREVIEW_MODE
      await (isPreview ? writing : log.timeStep('compress files', compressOutput(dist, writing)))
      const count = sumBy([...pages.values()], ({ length }) => length)
      log.finish(`Built ${count} pages into dist/ in`)
    },
  }
}

/** Lets the features complete the pages, and reports what they find in them. */
function finishPages(pages: PageData[], site: SiteBuild): PageData[] {
  let finished = pages
  for (const feature of site.features) {
    const result = withTexts(site.texts, () => feature.finishPages?.(finished, site))
    if (!result) continue
    assertValid(result)
    finished = result.pages
  }
  return finished
}

/** The modules whose code is in the bundled scripts. */
export function listBundledModules(built: Awaited<ReturnType<ViteBuilder['build']>>): string[] {
  const output = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  return output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
}

export async function checkBuild(content: SiteBuild): Promise<Problem[]> {
  const checks = content.features.flatMap((feature) => feature.checkBuild?.(content) ?? [])
  const published = readPublishedAddresses(content.root)
  return [
    ...content.inLocales.flatMap((site) => checkPublishedAddresses(published, site)),
    ...(await Promise.all(checks)).flat(),
  ]
}

async function readValid(source: ContentSource): Promise<SiteBuild> {
  const content = await source.current()
  assertValid({ problems: [...content.problems, ...(await checkBuild(content))] })
  return content
}

/** Renders the next files while the last ones are written. */
async function writePages(dist: string, options: PrerenderOptions): Promise<void> {
  const writing = new Set<Promise<void>>()
  for await (const [name, content] of prerender(options)) {
    const done = write(dist, name, content).finally(() => writing.delete(done))
    writing.add(done)
    if (writing.size === MAX_WRITING) await Promise.race(writing)
  }
  await Promise.all(writing)
}

/** Compressing the scripts takes as long as writing the pages, on another core. */
async function compressOutput(dist: string, writing: Promise<void>): Promise<void> {
  await Promise.all([compressFiles(path.join(dist, 'assets')), writing.then(() => compressFiles(dist, 'assets'))])
}

async function write(folder: string, name: string, content: string | Buffer): Promise<void> {
  const target = path.join(folder, name)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, content)
}
