import type { SiteConfig } from '../../shared/site.ts'
import { readContent, type Content } from '../content.ts'
import { Memory } from '../memory.ts'

/** The content of the project, read once and again after an edit. */
export interface ContentSource {
  config: SiteConfig
  current: () => Promise<Content>
  forget: () => void
}

export function contentSource(root: string, config: SiteConfig): ContentSource {
  const memory = new Memory()
  let content: Promise<Content> | undefined
  return {
    config,
    current: () => (content ??= readContent(root, config, memory)),
    forget: () => (content = undefined),
  }
}
