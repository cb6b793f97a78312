import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** When each file under `folder` was last committed: one `git log` for all. Empty outside a repository. */
export async function lastUpdated(root: string, folder: string): Promise<Map<string, number>> {
  try {
    const { stdout } = await run(
      'git',
      ['-c', 'core.quotePath=off', 'log', '--format=@%ct', '--name-only', '--no-renames', '--relative', '--', folder],
      {
        cwd: root,
        maxBuffer: 1 << 28,
      },
    )
    return readLog(stdout)
  } catch {
    return new Map()
  }
}

export function readLog(log: string): Map<string, number> {
  const times = new Map<string, number>()
  let time = 0
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) time = Number(line.slice(1)) * 1000
    else if (line && !times.has(line)) times.set(line, time)
  }
  return times
}
