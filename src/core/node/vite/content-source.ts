import { setTimeout } from 'node:timers/promises'
import type { SiteConfig } from '../../shared/site.ts'
import { readContent, type Content } from '../content/content.ts'
import { fileStamp, Memory } from '../files/cache.ts'

/** Who writes a file in steps has taken the next one by then. Longer than the silence of the watcher, and an edit without a mistake does not wait for it. */
const STEP_MS = 150

/** The content of the project, read once and again after an edit. */
export interface ContentSource {
  config: SiteConfig
  current: () => Promise<Content>
  /** Reads it again because of this file. Whoever asks meanwhile waits for it. */
  readAgain: (file: string) => Promise<Content>
}

export function contentSource(root: string, config: SiteConfig, reader = readContent): ContentSource {
  const memory = new Memory()
  const read = () => reader(root, config, memory)
  let content: Promise<Content> | undefined
  return {
    config,
    current: () => (content ??= read()),
    readAgain: (file) => (content = readWhole(file, read)),
  }
}

/** A mistake counts when the file stays as it is: before, half of it may have been missing. */
async function readWhole(file: string, read: () => Promise<Content>): Promise<Content> {
  for (;;) {
    const isAsItWas = lookAt(file)
    const content = await read()
    if (content.problems.length === 0 || (await isAsItWas())) return content
  }
}

/** Looks at a file now, and tells a step later whether it is still the same. */
export function lookAt(file: string): () => Promise<boolean> {
  const stamp = fileStamp(file)
  return async () => {
    await setTimeout(STEP_MS)
    return fileStamp(file) === stamp
  }
}
