import { text } from '../../shared/texts/index.ts'
import { copyText } from '../browser/clipboard.ts'

const COPIED_MS = 2000
const GROUP_KEY = 'site:code-group'

/** Handles every copy button and every code group with one listener each. */
export function startCodeBlocks(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (button) void copyCode(button)
  })
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest('.code-group')) storeVariant(target.value)
  })
}

async function copyCode(button: HTMLElement): Promise<void> {
  const code = getCode(button)
  if (code === undefined || !(await copyText(code))) return
  button.dataset.copied = ''
  button.setAttribute('aria-label', text('code.copied'))
  setTimeout(() => {
    delete button.dataset.copied
    button.setAttribute('aria-label', text('code.copy'))
  }, COPIED_MS)
}

const getCode = (button: HTMLElement) => button.closest('.code')?.querySelector('pre')?.textContent ?? undefined

/** A choice such as pnpm applies to every group, also on other pages. */
function storeVariant(value: string): void {
  chooseVariant(value)
  try {
    localStorage.setItem(GROUP_KEY, value)
  } catch {
    // blocked or full: the choice applies to this page only
  }
}

/** Selects the stored variant in the groups of a new page. */
export function restoreVariant(): void {
  try {
    const value = localStorage.getItem(GROUP_KEY)
    if (value !== null) chooseVariant(value)
  } catch {
    // blocked: nothing is stored
  }
}

function chooseVariant(value: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('.code-group input')) {
    if (input.value === value) input.checked = true
  }
}
