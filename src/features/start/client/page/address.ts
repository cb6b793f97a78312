import type { Mapping } from '../../shared/recommend.ts'

/** A chart and the columns that the visitor has chosen for it. */
export interface Choice {
  chart: string
  mapping: Mapping
}

/** Reads the choice from the hash of an address: `#chart=LineChart&x=month&y=orders&y=revenue`. */
export function readChoice(hash: string): Choice | undefined {
  const parameters = new URLSearchParams(hash.slice(1))
  const chart = parameters.get('chart')
  if (!chart) return undefined
  const roles = [...new Set(parameters.keys())].filter((name) => name !== 'chart')
  const entries = roles.map((role): [string, string | string[]] => {
    const columns = parameters.getAll(role)
    return [role, columns.length > 1 ? columns : (columns[0] ?? '')]
  })
  return { chart, mapping: Object.fromEntries(entries) }
}

export function writeChoice({ chart, mapping }: Choice): string {
  const parameters = new URLSearchParams({ chart })
  for (const [role, columns] of Object.entries(mapping))
    for (const column of [columns].flat()) parameters.append(role, column)
  return `#${parameters}`
}
