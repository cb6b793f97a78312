import { ChunkLoadError } from '../../../core/client/loading/chunk-load-error.ts'
import { loadOnce } from '../../../core/client/loading/load-once.ts'
import { loadJson } from '../../../core/client/loading/load-part.ts'

/** The class of the link to the code of a demo, which is in the card until the code is. */
export const CODE_LINK = 'demo-code-link'

/** Loads the code of a card, which is in a file with the code of other demos. Undefined if it is in the card. */
export async function loadCode(card: Element): Promise<DocumentFragment | undefined> {
  const link = card.querySelector<HTMLAnchorElement>(`.${CODE_LINK}`)
  if (!link) return undefined
  const [address = '', id = ''] = link.href.split('#')
  const file = await loadOnce(address, () => loadJson(address, isCodeFile, 'no-cache', (response) => response.text()))
  const [, html] = new RegExp(`<section id="${id}">(.*?)</section>`, 's').exec(file) ?? []
  // the file of another version
  if (html === undefined) throw new ChunkLoadError('missing', address)
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

/** Whether a file is complete, and not a page of the host. */
const isCodeFile = (value: unknown): value is string =>
  typeof value === 'string' && value.includes('<section') && value.trimEnd().endsWith('</html>')
