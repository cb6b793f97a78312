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

const readText = (file: Response): Promise<string> => (file.ok ? file.text() : Promise.reject())

/** iPhones and iPads say "like Mac OS X". */
const getCopyKey = () => (/Mac/.test(navigator.userAgent) ? '⌘+C' : 'Ctrl+C')
