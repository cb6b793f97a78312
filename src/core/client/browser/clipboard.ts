import { text } from '../../shared/texts/index.ts'

/**
 * Copies a text, or the text of the file at an address. Returns whether it was copied. If copying fails, a prompt shows
 * the text or the address to copy by hand.
 */
export async function copyText(value: string, isFile?: boolean): Promise<boolean> {
  const { clipboard } = navigator
  try {
    // Safari allows copying only in a click, so the clipboard waits for the file
    await (isFile
      ? clipboard.write([new ClipboardItem({ 'text/plain': fetch(value).then(readText) })])
      : clipboard.writeText(value))
    return true
  } catch {
    prompt(text('copy.prompt', { key: getCopyKey() }), value)
    return false
  }
}

/** Copies a text and says so next to the button, which loads the message. Without it, the text is copied all the same. */
export async function copyWithMessage(button: Element, value: string, isFile?: boolean): Promise<void> {
  if (!(await copyText(value, isFile))) return
  const toast = await import('../controls/toast.ts').catch(() => null)
  toast?.showToast(button, text('copied'))
}

const readText = (file: Response): Promise<string> => (file.ok ? file.text() : Promise.reject())

/** iPhones and iPads say "like Mac OS X". */
const getCopyKey = () => (/Mac/.test(navigator.userAgent) ? '⌘+C' : 'Ctrl+C')
