import { codeText } from '../../shared/texts/code.ts'

const MINIFIED = /^Minified React error #(\d+); visit https:\/\/react\.dev\/errors\/\d+(?:\?args\[\]=([^&\s]*))?/
const EXPLAINED = [31, 62, 130, 137, 185, 300, 301, 310, 321, 482] as const

/** Explains an error of React, whose production build has only numbers. */
export function describeReactError(message: string): string | undefined {
  const [, number, first = ''] = MINIFIED.exec(message) ?? []
  if (number === undefined) return undefined
  const explained = EXPLAINED.find((one) => one === Number(number))
  return explained === undefined
    ? codeText('code.react', { number })
    : codeText(`code.react.${explained}`, { first: decode(first) })
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
