import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { runnerImport } from 'vite'
import type { SiteConfig } from '../../shared/site.ts'
import { readContent, type SiteBuild } from '../content/content.ts'
import { CONFIG_FILE } from '../content/site-config.ts'
import type { Feature } from '../feature.ts'
import { BuildCache, getFileStamp } from '../files/cache.ts'
import type { Problem } from '../files/problems.ts'

/** Longer than the pause between two writes of an editor, and longer than the delay of the watcher. */
const WRITE_PAUSE_MS = 150

/** The content of the project. It is read once, and again after each edit. */
export interface ContentSource {
  readonly config: SiteConfig
  current: () => Promise<SiteBuild>
  /** Reads the content again after an edit of this file. Callers of `current` wait for it. */
  readAgain: (file: string) => Promise<SiteBuild>
}

export function createContentSource(
  root: string,
  config: SiteConfig,
  features: Feature[],
  reader = readContent,
): ContentSource {
  const cache = new BuildCache()
  let siteConfig = config
  let content: Promise<SiteBuild> | undefined
  const read = () => reader(root, siteConfig, features, cache)
  const readEdited = async (file: string): Promise<SiteBuild> => {
    if (file === path.join(root, CONFIG_FILE)) siteConfig = await loadConfig(file)
    return read()
  }
  /** If the edited file cannot be used, the last valid content stays and the failure is its only problem. */
  const keepLast = async (file: string, last: SiteBuild | undefined): Promise<SiteBuild> => {
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

/** Uses a separate module graph, which has no cached modules of the last version. */
async function loadConfig(file: string): Promise<SiteConfig> {
  const { module } = await runnerImport<{ site: SiteConfig }>(file, { configFile: false, logLevel: 'silent' })
  return module.site
}

function describeFailure(file: string, error: unknown): Problem {
  const { message = String(error), loc } = error as { message?: string; loc?: { line?: number } }
  return { file, line: loc?.line ?? 1, message: `the file cannot be used: ${message.trim()}` }
}

/** Reads until the content is valid or the file stops changing, because an editor may have written half of it. */
async function readWhole(file: string, read: () => Promise<SiteBuild>): Promise<SiteBuild> {
  for (;;) {
    const isUnchanged = watchForWrites(file)
    const content = await read()
    if (content.problems.length === 0 || (await isUnchanged())) return content
  }
}

/** Remembers the state of a file. The returned function waits for another write, then compares. */
export function watchForWrites(file: string): () => Promise<boolean> {
  const stamp = getFileStamp(file)
  return async () => {
    await setTimeout(WRITE_PAUSE_MS)
    return getFileStamp(file) === stamp
  }
}
