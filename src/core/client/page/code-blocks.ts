import { text } from '../../shared/texts/index.ts'
import { copyText } from '../browser/clipboard.ts'

const COPIED_MS = 2000
const GROUP_KEY = 'site:code-group'

/** Serves every copy button and every code group with one listener each. */
export function serveCodeBlocks(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (button) void copyFrom(button)
  })
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest('.code-group')) rememberVariant(target.value)
  })
}

async function copyFrom(button: HTMLElement): Promise<void> {
  const code = shownCode(button)
  if (code === undefined || !(await copyText(code))) return
  button.dataset.copied = ''
  button.setAttribute('aria-label', text('code.copied'))
  setTimeout(() => {
    delete button.dataset.copied
    button.setAttribute('aria-label', text('code.copy'))
  }, COPIED_MS)
}

const shownCode = (button: HTMLElement) => button.closest('.code')?.querySelector('pre')?.textContent ?? undefined

/** Who uses pnpm wants it in every group, and on the next page too. */
function rememberVariant(value: string): void {
  chooseVariant(value)
  try {
    localStorage.setItem(GROUP_KEY, value)
  } catch {
    // the choice holds on this page
  }
}

/** Shows the remembered variant in the groups of a page that has just come. */
export function restoreVariant(): void {
  try {
    const value = localStorage.getItem(GROUP_KEY)
    if (value !== null) chooseVariant(value)
  } catch {
    // nothing can have been remembered
  }
}

function chooseVariant(value: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('.code-group input')) {
    if (input.value === value) input.checked = true
  }
}
