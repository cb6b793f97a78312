import type { UserConfig } from 'vite'

/** Prints a line with the time of each build step, instead of the bundler's list of files. */
export function createBuildLog(print: (line: string) => void = (line) => void process.stdout.write(`${line}\n`)) {
  let isOn = false
  const start = performance.now()
  const write = (message: string, since: number) => {
    if (isOn) print(`${message} ${((performance.now() - since) / 1000).toFixed(1)} s`)
  }
  return {
    /** For the `config` hook of a plugin. Keeps an explicit log level, as in `vite build --logLevel info`. */
    replaceBundlerLog({ logLevel }: UserConfig): UserConfig | undefined {
      if (logLevel) return undefined
      isOn = true
      // warnings and errors are still printed
      return { logLevel: 'warn' }
    },
    async timeStep<T>(name: string, step: Promise<T>): Promise<T> {
      const since = performance.now()
      const result = await step
      write(`  ${name.padEnd(20)}`, since)
      return result
    },
    finish: (message: string) => write(message, start),
  }
}
