import type { ConsoleLine } from '../../shared/messages.ts'
import { formatArguments } from './format-value.ts'

const LEVELS: Record<string, ConsoleLine['level']> = {
  log: 'log',
  debug: 'log',
  dir: 'log',
  table: 'log',
  trace: 'log',
  info: 'info',
  warn: 'warn',
  error: 'error',
}

/** Reports what is written to the console, and writes it there too. */
export function watchConsole(report: (line: ConsoleLine) => void): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    const write = (Reflect.get(console, method) as (...values: unknown[]) => void).bind(console)
    Reflect.set(console, method, (...values: unknown[]) => {
      report({ level, text: formatArguments(values) })
      write(...values)
    })
  }
}
