import type { SourceFile, CodeProblem } from '../../shared/code-file.ts'
import { TIME_LIMIT } from '../../shared/code/time-guard.ts'
import type { FrameProblem } from '../../shared/messages.ts'
import { codeText } from '../../shared/texts/code.ts'

/** The problem of the frame as a sentence. `files` are those of the visitor. */
export function describeRunProblem({ kind, message, file, line }: FrameProblem, files: SourceFile[]): CodeProblem {
  const known = files.some(({ name }) => name === file)
  const place = { ...(known && file !== undefined && { file }), ...(line !== undefined && { line }) }
  if (kind === 'slow') return { message: codeText('code.slow', { seconds: TIME_LIMIT / 1000 }), ...place }
  if (kind === 'recursion') return { message: codeText('code.recursion'), ...place }
  if (kind === 'thrown') return { message: codeText('code.thrown', { value: message }), ...place }
  if (kind === 'waiting') return { message: codeText('code.waiting') }
  if (kind === 'changed') return { message: codeText('code.changed') }
  if (kind === 'no-component') return { message: codeText('code.no-component'), file: files[0]?.name ?? '' }
  return { message: describeReactError(message) ?? message, ...place }
}

/** What the policy of the frame has blocked, as a sentence. */
export const describeBlocked = ({ directive, address }: { directive: string; address: string }): string =>
  address === 'eval' || directive === 'require-trusted-types-for'
    ? codeText('code.blocked.eval')
    : codeText('code.blocked', { address: address || directive })

const MINIFIED = /^Minified React error #(\d+); visit https:\/\/react\.dev\/errors\/\d+(?:\?args\[\]=([^&\s]*))?/
const EXPLAINED = [31, 62, 130, 137, 185, 300, 301, 310, 321, 482] as const

/** Explains an error of React, whose production build has only numbers. */
function describeReactError(message: string): string | undefined {
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
