// @ts-check
import { readdirSync, readFileSync } from 'node:fs'

const PAGE_BYTES = 4096
const TICKS_PER_SECOND = 100

/**
 * A process with everything that it has started. Only Linux tells; elsewhere it is the process alone.
 * @param {number} pid
 * @returns {number[]}
 */
export function treeOf(pid) {
  return [pid, ...childrenOf(pid).flatMap(treeOf)]
}

/** @param {number} pid */
function childrenOf(pid) {
  const threads = attempt(() => readdirSync(`/proc/${pid}/task`)) ?? []
  return threads.flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
}

/**
 * Bytes that a tree of processes holds in memory. What two processes share is counted in each.
 * @param {number} pid
 */
export function memoryOf(pid) {
  return treeOf(pid).reduce((sum, one) => sum + Number(read(`/proc/${one}/statm`).split(' ')[1] ?? 0) * PAGE_BYTES, 0)
}

/** Milliseconds of processor time that all ended children of this process have used, with theirs. */
export function timeOfEndedChildren() {
  // the name in the second field may hold blanks, so it is counted from its closing bracket
  const fields = read('/proc/self/stat').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * 1000) / TICKS_PER_SECOND
}

/**
 * Ends a process with everything that it has started.
 * @param {number} pid
 */
export function endTree(pid) {
  for (const one of treeOf(pid).toReversed()) attempt(() => process.kill(one, 'SIGKILL'))
}

/** @param {string} file */
const read = (file) => attempt(() => readFileSync(file, 'utf8')) ?? ''

/**
 * A process may be gone before it is looked at.
 * @template T
 * @param {() => T} action
 */
function attempt(action) {
  try {
    return action()
  } catch {
    return undefined
  }
}
