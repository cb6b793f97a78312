import { CODE_LANGUAGE_KEY, CODE_LANGUAGES, parseCodeLanguage, type CodeLanguage } from '../../shared/code-languages.ts'
import { text } from '../../shared/texts/index.ts'
import { copyWithMessage } from '../browser/clipboard.ts'
import { createStoredChoice } from '../browser/stored-choice.ts'

/** A choice such as pnpm applies to every group, also on other pages. */
const variant = createStoredChoice(
  'site:code-group',
  (stored) => stored ?? '',
  () => checkInputs(variant.get()),
)

const language = createStoredChoice(CODE_LANGUAGE_KEY, parseCodeLanguage, () => {
  const chosen = language.get()
  document.documentElement.dataset.code = chosen
  checkInputs(chosen)
})

/** Handles every copy button, code group and language switch with one listener each. */
export function activateCodeBlocks(): void {
  language.followTabs()
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]')
    if (button) void copy(button)
  })
  document.addEventListener('change', ({ target }) => {
    const { value } = target as HTMLInputElement
    if (!(target as Element).closest('.code-group, .code-switch')) return
    // the tabs of the chart theme have these names too
    if (value === parseCodeLanguage(value)) language.choose(value)
    else variant.choose(value)
  })
}

/** Copies the code next to the button, or the file that the link after the button leads to. */
function copy(button: HTMLElement): Promise<void> {
  const pre = button.closest('.code')?.querySelector('pre')
  const value = pre ? readCode(pre) : (button.nextElementSibling as HTMLAnchorElement).href
  return copyWithMessage(button, value, !pre)
}

let switches = 0

/** Completes new code: creates the language switches, and selects the stored variants. */
export function prepareCode(): void {
  for (const element of document.querySelectorAll('.code-switch:empty')) {
    switches += 1
    element.className += ' segments'
    element.role = 'radiogroup'
    element.ariaLabel = text('code.language')
    element.innerHTML = CODE_LANGUAGES.map(
      (name) => `<input type="radio" name="code-${switches}" value="${name}" aria-label="${name}">`,
    ).join('')
  }
  variant.apply()
  language.apply()
}

function checkInputs(value: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('.code-group input, .code-switch input'))
    if (input.value === value) input.checked = true
}

/** The language in which the visitor reads code. */
export const getCodeLanguage = (): CodeLanguage => parseCodeLanguage(document.documentElement.dataset.code)

/** The code of a code view, by default in the language in which it is visible. */
export function readCode(pre: Element, written = getCodeLanguage()): string {
  const clone = pre.cloneNode(true) as Element
  if (written === 'JavaScript') for (const types of clone.querySelectorAll('i')) types.remove()
  return clone.textContent
}
