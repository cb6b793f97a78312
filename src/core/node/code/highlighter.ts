import path from 'node:path'
import { startThread, type Thread } from '../threads/start-thread.ts'
import type { Code, Highlight, HighlightedCode } from './model.ts'

/** Shiki and the compiler take long to load and to run. */
let thread: Thread<[Code[]], HighlightedCode[]> | undefined
let isAhead = false

const requested = new Map<string, Promise<HighlightedCode | undefined>>()

const getKey = ({ code, language }: Code): string => `${language}\n${code}`

const getThread = () => (thread ??= startThread(path.join(import.meta.dirname, 'highlight.ts'), 'highlight'))

/** Loads the highlighter on another thread. A build shows all code, the development server one page at a time. */
export function startHighlighter(mode: 'build' | 'development'): void {
  isAhead = mode === 'build'
  getThread()
}

/** For a development server that ends, or starts again with another copy of this module. */
export async function stopHighlighter(): Promise<void> {
  const last = thread
  thread = undefined
  await last?.stop()
}

/** Lets a build highlight code while it reads the content. */
export function highlightAhead(codes: Code[]): void {
  if (isAhead) request(codes)
}

/** Highlights code. The returned function accepts only this code, because rendering cannot wait. */
export async function loadHighlight(codes: Code[]): Promise<Highlight> {
  request(codes)
  const keys = codes.map(getKey)
  const results = await Promise.all(keys.map(async (key) => requested.get(key)))
  const highlighted = new Map(keys.map((key, index) => [key, results[index]]))
  return (code) => {
    const result = highlighted.get(getKey(code))
    if (!result)
      throw new Error(`this code must be listed in \`code\` of its directive or file: ${code.code.slice(0, 60)}`)
    return result
  }
}

function request(codes: Code[]): void {
  const added = codes.filter((code) => !requested.has(getKey(code)))
  if (added.length === 0) return
  const running = getThread().run(added)
  for (const [index, code] of added.entries()) {
    const result = running.then((results) => results[index])
    requested.set(getKey(code), result)
    // `loadHighlight` reports the error, and the next call tries again
    result.catch(() => requested.delete(getKey(code)))
  }
}
