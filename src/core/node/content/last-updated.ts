import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The time of the last commit of each file in a folder, from one `git log`. Empty outside a repository. */
export async function readLastUpdated(root: string, folder: string): Promise<Map<string, number>> {
  try {
    const options = ['--format=@%ct', '--name-only', '--no-renames', '--relative']
    const command = ['-C', root, '-c', 'core.quotePath=off', 'log', ...options, '--', folder]
    const { stdout } = await run('git', command, { maxBuffer: 1 << 28 })
    return parseLog(stdout)
  } catch {
    return new Map()
  }
}

export function parseLog(log: string): Map<string, number> {
  const times = new Map<string, number>()
  let time = 0
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) time = Number(line.slice(1)) * 1000
    else if (line && !times.has(line)) times.set(line, time)
  }
  return times
}
