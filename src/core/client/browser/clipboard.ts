import { text } from '../../shared/texts/index.ts'

/** Returns whether the text was copied. If copying fails, a prompt shows the text to copy by hand. */
export async function copyText(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    prompt(text('copy.prompt', { key: getCopyKey() }), value)
    return false
  }
}

const getCopyKey = () => (/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘+C' : 'Ctrl+C')
