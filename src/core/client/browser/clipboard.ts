import { text } from '../../shared/texts/index.ts'

/** Copies to the clipboard; where that fails, shows the text in a prompt to copy by hand. Says whether it was copied. */
export async function copyText(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    prompt(text('copy.prompt', { key: copyKey() }), value)
    return false
  }
}

const copyKey = () => (/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘+C' : 'Ctrl+C')
