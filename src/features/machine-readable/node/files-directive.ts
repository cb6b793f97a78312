import type { Element } from 'hast'
import { h } from 'hastscript'
import type { Site } from '../../../core/node/feature.ts'
import type { Directive } from '../../../core/node/model/directive.ts'
import type { PageData } from '../../../core/shared/page.ts'
import { countTokens, formatTokens, getFullAddress, LLMS, LLMS_FULL } from '../shared/file-addresses.ts'
import { machineText } from '../shared/texts/index.ts'
import type { TextFile } from './llms.ts'

interface ListedFile {
  address: string
  title: string
}

/** `::llms-files` lists the texts for language models. Their sizes are known when all pages are finished. */
export const createFilesDirective = (charts: { route: string; title: string }[], fullTitle: string): Directive => ({
  example: '::llms-files',
  render: () =>
    renderFiles([
      { address: LLMS, title: machineText('machine.list') },
      { address: LLMS_FULL, title: fullTitle },
      ...charts.map(({ route, title }) => ({ address: getFullAddress(route), title })),
    ]),
})

function renderFiles(files: ListedFile[]): Element {
  const titles = [machineText('machine.file'), machineText('machine.content'), machineText('machine.size')]
  return h('div', { className: ['table'], tabIndex: 0, role: 'group', ariaLabel: titles.join(', ') }, [
    h('table', {}, [
      h('thead', {}, [
        h(
          'tr',
          {},
          titles.map((title) => h('th', { scope: 'col' }, [h('span', {}, title)])),
        ),
      ]),
      h(
        'tbody',
        {},
        files.map(({ address, title }) =>
          h('tr', {}, [
            h('td', {}, [h('a', { href: address }, address)]),
            h('td', {}, title),
            h('td', {}, [h('span', { dataTokens: address })]),
          ]),
        ),
      ),
    ]),
  ])
}

const SIZE = /<span data-tokens="([^"]+)"><\/span>/g

/** Writes the sizes into the finished pages. */
export function addSizes(page: PageData, texts: TextFile[], { data: { base } }: Pick<Site, 'data'>): PageData {
  if (!page.tabs.some(({ html }) => html.search(SIZE) >= 0)) return page
  const sizes = new Map(texts.map(({ address, getText }) => [address, getText]))
  const tabs = page.tabs.map((tab) => ({
    ...tab,
    html: tab.html.replace(SIZE, (_whole, address: string) => {
      const text = sizes.get(base + address)?.()
      return text === undefined ? '' : machineText('machine.tokens', { tokens: formatTokens(countTokens(text)) })
    }),
  }))
  return { ...page, tabs }
}
