import { escapeXml } from '../../../core/shared/escape.ts'
import type { Since } from '../../../library/node/history/since.ts'
import { library } from '../../../library/node/index.ts'
import { sinceText } from '../shared/texts/index.ts'

/** The start tag of all badges, because the search skips them. */
export const getSinceTag = (): string => `<span class="kind" title="${escapeXml(sinceText('api.since.title'))}">`

/** The badge of an option that is newer than the oldest compared release. */
export function renderSince({ package: name, version }: Since): string {
  const release = `${library.historyNames[name]} ${version}`
  return ` ${getSinceTag()}${escapeXml(sinceText('api.since', { release }))}</span>`
}
