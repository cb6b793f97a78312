import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { runnerImport } from 'vite'
import type { SiteConfig } from '../../shared/site.ts'
import { readContent, type Content } from '../content/content.ts'
import { CONFIG_FILE } from '../content/site-config.ts'
import type { Feature } from '../feature.ts'
import { BuildCache, getFileStamp } from '../files/cache.ts'
import type { Problem } from '../files/problems.ts'

/** Longer than the pause between two writes of an editor, and than the watcher's. */
const WRITE_PAUSE_MS = 150

/** The content of the project, read once and again after an edit. */
export interface ContentSource {
  readonly config: SiteConfig
  current: () => Promise<Content>
  /** Reads it again because of this file. Callers of `current` wait for it. */
  readAgain: (file: string) => Promise<Content>
}

export function createContentSource(
  root: string,
  config: SiteConfig,
  features: Feature[],
  reader = readContent,
): ContentSource {
  const cache = new BuildCache()
  let siteConfig = config
  let content: Promise<Content> | undefined
  const read = () => reader(root, siteConfig, features, cache)
  const readEdited = async (file: string): Promise<Content> => {
    if (file === path.join(root, CONFIG_FILE)) siteConfig = await loadConfig(file)
    return read()
  }
  /** A page of the last valid content is more useful than none. */
  const keepLast = async (file: string, last: Content | undefined): Promise<Content> => {
    try {
      return await readEdited(file)
    } catch (error) {
      if (!last) throw error
      return { ...last, problems: [describeFailure(path.relative(root, file), error)] }
    }
  }
  return {
    get config() {
      return siteConfig
    },
    current: () => (content ??= read()),
    readAgain: (file) => {
      const previous = content
      content = (async () => {
        const last = await previous?.catch(() => undefined)
        return readWhole(file, () => keepLast(file, last))
      })()
      return content
    },
  }
}

/** In a module graph of its own, so that nothing of the last version is cached. */
async function loadConfig(file: string): Promise<SiteConfig> {
  const { module } = await runnerImport<{ site: SiteConfig }>(file, { configFile: false, logLevel: 'silent' })
  return module.site
}

function describeFailure(file: string, error: unknown): Problem {
  const { message = String(error), loc } = error as { message?: string; loc?: { line?: number } }
  return { file, line: loc?.line ?? 1, message: `the file cannot be used: ${message.trim()}` }
}

/** Reports a problem only if the file stays as it is: an editor may have written half of it. */
async function readWhole(file: string, read: () => Promise<Content>): Promise<Content> {
  for (;;) {
    const isUnchanged = watchForWrites(file)
    const content = await read()
    if (content.problems.length === 0 || (await isUnchanged())) return content
  }
}

/** Remembers the state of a file. The result waits for the next write and compares. */
export function watchForWrites(file: string): () => Promise<boolean> {
  const stamp = getFileStamp(file)
  return async () => {
    await setTimeout(WRITE_PAUSE_MS)
    return getFileStamp(file) === stamp
  }
}
