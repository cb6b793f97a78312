import type { OutputFile } from '../../../core/node/feature.ts'
import { OPTION_NAMES, optionPartAddress } from '../shared/options.ts'
import type { ApiDocumentation } from './documentation.ts'

/** The files that the browser fetches when an option is unfolded or filtered. */
export function createOptionFiles({
  parts,
  names,
  version,
}: Pick<ApiDocumentation, 'parts' | 'names' | 'version'>): OutputFile[] {
  const files = [...parts, [OPTION_NAMES, names] as const]
  return files.map(([name, data]) => ({
    address: optionPartAddress(name, version),
    content: () => JSON.stringify(data),
  }))
}
