import { z } from 'zod'
import { formatSuggestion, type Problem } from '../../../core/node/files/problems.ts'
import { readYaml } from '../../../core/node/files/yaml.ts'
import { checkInlineMarkdown } from '../../../core/node/markdown/inline-markdown.ts'
import type { ApiHistory, ApiRelease } from '../../../library/node/history/api-history.ts'

export const ADVICE_FILE = 'content/upgrade.yaml'

/** What to do after an upgrade: sentences by version and option. Null for a change that visitors don't notice. */
export type PackageAdvice = Record<string, Record<string, string | null>>

export type Advice = Record<keyof ApiHistory, PackageAdvice>

export interface ReadAdvice {
  advice: Advice
  texts: { text: string; line: number }[]
  problems: Problem[]
}

const versionsSchema = z.record(z.string(), z.record(z.string(), z.string().nullable()))
const adviceSchema = z.strictObject({ engine: versionsSchema, wrapper: versionsSchema })

/** Removed and changed options need a sentence. */
const listAdvised = ({ removed, changed }: Pick<ApiRelease, 'removed' | 'changed'>): string[] => [
  ...new Set([...removed, ...changed].map(({ path }) => path)),
]

/** The sentence about an option, or about an option around it. Undefined if there is none. */
export function findAdvice(advice: PackageAdvice, version: string, option: string): string | null | undefined {
  const names = option.split('.')
  for (let length = names.length; length > 0; length--) {
    const found = advice[version]?.[names.slice(0, length).join('.')]
    if (found !== undefined) return found
  }
  return undefined
}

const covers = (advised: string, option: string): boolean => option === advised || option.startsWith(`${advised}.`)

/** Reads the sentences and checks that each removed or changed option has one. */
export function readAdvice(source: string, history: ApiHistory): ReadAdvice {
  const file = ADVICE_FILE
  const { data, problems, findLine } = readYaml({ file, source, name: 'the advice for upgrades' }, adviceSchema)
  if (!data) return { advice: { engine: {}, wrapper: {} }, texts: [], problems }
  const texts: ReadAdvice['texts'] = []
  const report = (keys: string[], message: string) => problems.push({ file, line: findLine(keys), message })
  for (const name of ['engine', 'wrapper'] as const) {
    for (const [version, sentences] of Object.entries(data[name])) {
      const release = history[name].releases.find((candidate) => candidate.version === version)
      const expected = release ? listAdvised(release) : []
      for (const [option, text] of Object.entries(sentences)) {
        const keys = [name, version, option]
        if (text !== null) {
          texts.push({ text, line: findLine(keys) })
          for (const message of checkInlineMarkdown('the text', text)) report(keys, message)
        }
        if (!expected.some((changed) => covers(option, changed)))
          report(keys, `version ${version} does not remove or change "${option}"${formatSuggestion(option, expected)}`)
      }
    }
    for (const release of history[name].releases)
      for (const option of listAdvised(release))
        if (findAdvice(data[name], release.version, option) === undefined)
          report(
            [name, release.version],
            `${history[name].name} ${release.version} removes or changes "${option}"; write what to do about it`,
          )
  }
  return { advice: data, texts, problems }
}
