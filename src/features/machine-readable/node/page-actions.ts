import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { Site } from '../../../core/node/feature.ts'
import { raw } from '../../../core/node/markdown/code.ts'
import { contentIcon } from '../../../core/node/markdown/content-icon.ts'
import type { PageData } from '../../../core/shared/page.ts'
import { getMarkdownAddress } from '../shared/file-addresses.ts'
import { machineText } from '../shared/texts/index.ts'

/** The start tag of the actions, which are not part of the article. */
export const PAGE_ACTIONS = '<div class="page-actions">'

/** Pages without a title above their article. */
const AT_END = new Set<PageData['layout']>(['home', 'tool', 'window'])

/** Adds a button that copies the page and a link to its Markdown version. Copying needs scripts. */
export function addPageActions(page: PageData, { getAddress }: Pick<Site, 'getAddress'>): PageData {
  const actions = renderActions(getMarkdownAddress(getAddress(page.route)))
  const isLast = AT_END.has(page.layout)
  return {
    ...page,
    tabs: page.tabs.map((tab) => ({ ...tab, html: isLast ? tab.html + actions : actions + tab.html })),
  }
}

const renderActions = (address: string): string =>
  PAGE_ACTIONS +
  toHtml(
    [
      h('button', { type: 'button', className: ['copy'], dataCopy: '' }, [
        raw(contentIcon('copy')),
        raw(contentIcon('check')),
        machineText('copyPage.copy'),
      ]),
      h('a', { href: address }, machineText('copyPage.view')),
    ],
    { allowDangerousHtml: true },
  ) +
  '</div>'
