// @ts-check
import { readdirSync, readFileSync } from 'node:fs'

const PAGE_BYTES = 4096
const TICKS_PER_SECOND = 100

/**
 * Lists a process and its descendants. On systems other than Linux it lists the process only.
 * @param {number} pid
 * @returns {number[]}
 */
export function listProcessTree(pid) {
  return [pid, ...listChildren(pid).flatMap(listProcessTree)]
}

/** @param {number} pid */
function listChildren(pid) {
  const threads = tryRead(() => readdirSync(`/proc/${pid}/task`)) ?? []
  return threads.flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
}

/**
 * The memory of a process tree in bytes. Memory shared by two processes is counted twice.
 * @param {number} pid
 */
export function readMemory(pid) {
  return listProcessTree(pid).reduce(
    (sum, one) => sum + Number(read(`/proc/${one}/statm`).split(' ')[1] ?? 0) * PAGE_BYTES,
    0,
  )
}

/** The CPU time, in milliseconds, of all ended children of this process and their descendants. */
export function readEndedChildrenTime() {
  // the name in the second field can contain spaces, so fields are counted from its closing bracket
  const fields = read('/proc/self/stat').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * 1000) / TICKS_PER_SECOND
}

/**
 * Ends a process and its descendants.
 * @param {number} pid
 */
export function endTree(pid) {
  for (const one of listProcessTree(pid).toReversed()) tryRead(() => process.kill(one, 'SIGKILL'))
}

/** @param {string} file */
const read = (file) => tryRead(() => readFileSync(file, 'utf8')) ?? ''

/**
 * Ignores a process that has ended in the meantime.
 * @template T
 * @param {() => T} action
 */
function tryRead(action) {
  try {
    return action()
  } catch {
    return undefined
  }
}
