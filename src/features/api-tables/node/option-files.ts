import { OPTION_NAMES, optionPartAddress, type OptionNames, type OptionPart } from '../shared/options.ts'
import type { ApiDocumentation } from './documentation.ts'

/** What the browser asks for when an option is unfolded or looked for: address -> content. */
export function optionFiles({
  parts,
  names,
  version,
}: Pick<ApiDocumentation, 'parts' | 'names' | 'version'>): Map<string, OptionPart | OptionNames> {
  const files = new Map<string, OptionPart | OptionNames>(
    [...parts].map(([slug, part]) => [optionPartAddress(slug, version), part]),
  )
  return files.set(optionPartAddress(OPTION_NAMES, version), names)
}
