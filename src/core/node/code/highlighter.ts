import path from 'node:path'
import { startThread, type Thread } from '../threads/start-thread.ts'
import type { Code, Highlight, HighlightedCode } from './model.ts'

/** Shiki and the compiler take long to load and to run. */
let thread: Thread<[Code[]], HighlightedCode[]> | undefined
let isAhead = false

const requested = new Map<string, Promise<void>>()
const highlighted = new Map<string, HighlightedCode>()

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

/** Highlights code. The function that it returns knows this code and no other, because rendering cannot wait. */
export async function loadHighlight(codes: Code[]): Promise<Highlight> {
  request(codes)
  await Promise.all(codes.flatMap((code) => requested.get(getKey(code)) ?? []))
  return (code) => {
    const result = highlighted.get(getKey(code))
    if (!result) throw new Error(`this code was not named before it is shown: ${code.code.slice(0, 60)}`)
    return result
  }
}

function request(codes: Code[]): void {
  const added = codes.filter((code) => !requested.has(getKey(code)))
  if (added.length === 0) return
  const running = getThread()
    .run(added)
    .then((results) => {
      for (const [index, result] of results.entries()) {
        const code = added[index]
        if (code) highlighted.set(getKey(code), result)
      }
    })
  for (const code of added) requested.set(getKey(code), running)
  // `loadHighlight` reports it, and another call tries again
  running.catch(() => {
    for (const code of added) requested.delete(getKey(code))
  })
}
