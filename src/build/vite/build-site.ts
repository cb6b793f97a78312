import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import { requireSound } from '../content.ts'
import { assetsOf } from '../prerender/assets.ts'
import { prerender, type ServerEntry } from '../prerender/prerender.ts'
import type { ContentSource } from './content-source.ts'
import { bundleInlineScripts } from './inline-scripts.ts'

/** One build: the browser's code, the code that renders pages, then every page. */
export function buildSite(root: string, source: ContentSource): Plugin {
  return {
    name: 'site:build',
    apply: 'build',
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('the build needs the environments client and ssr')
      // mistakes in the content are told before anything is bundled
      const content = await source.current()
      requireSound(content)

      const [scripts] = await Promise.all([bundleInlineScripts(root), builder.build(client)])
      await builder.build(ssr)
      const server = (await import(pathToFileURL(path.join(root, '.cache/server/server.js')).href)) as ServerEntry
      const dist = path.join(root, 'dist')
      const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
      const files = await prerender(content, server, assetsOf(manifest, scripts))
      for (const [name, text] of files) {
        const target = path.join(dist, name)
        await mkdir(path.dirname(target), { recursive: true })
        await writeFile(target, text)
      }
      await rm(path.join(dist, '.vite'), { recursive: true })
    },
  }
}
