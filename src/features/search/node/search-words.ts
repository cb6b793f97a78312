import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readText, type Problem } from '../../../core/node/files/problems.ts'
import { readYaml } from '../../../core/node/files/yaml.ts'
import type { SearchWords } from '../shared/search.ts'

export const SEARCH_WORDS = 'content/search-words.yaml'

const word = z.string().min(1, 'is empty; write a word or remove it')

const schema = z.strictObject({
  ignored: z.array(word),
  synonyms: z.record(word, z.array(word)),
})

/** Reads the words that visitors type. A project without the file has none. */
export function readSearchWords(root: string): { words: SearchWords; problems: Problem[] } {
  const none: SearchWords = { ignored: [], synonyms: [] }
  if (!existsSync(path.join(root, SEARCH_WORDS))) return { words: none, problems: [] }
  const { text, problems } = readText(root, SEARCH_WORDS)
  if (text === undefined) return { words: none, problems }
  const yaml = readYaml({ file: SEARCH_WORDS, source: text, name: 'the list of search words' }, schema)
  const { data } = yaml
  if (!data) return { words: none, problems: yaml.problems }
  const report = (keys: PropertyKey[], message: string): Problem[] => [
    { file: SEARCH_WORDS, line: yaml.findLine(keys), message },
  ]
  const typed = [
    ...data.ignored.map((value, index) => ({ value, keys: ['ignored', index] })),
    ...Object.entries(data.synonyms).flatMap(([key, others]) =>
      others.map((value, index) => ({ value, keys: ['synonyms', key, index] })),
    ),
  ]
  const seen = new Set<string>()
  const checked = typed.flatMap(({ value, keys }): Problem[] => {
    if (/\s/.test(value))
      return report(keys, `"${value}" contains a space; queries are split at spaces, so write one word`)
    if (value !== value.toLowerCase()) return report(keys, `"${value}" must be in lowercase; case is ignored`)
    const isIgnored = keys[0] === 'ignored'
    const id = isIgnored ? value : `${keys[1]} ${value}`
    const isRepeated = seen.has(id)
    seen.add(id)
    return isRepeated ? report(keys, `"${value}" is listed twice; remove one`) : []
  })
  return {
    words: { ignored: data.ignored, synonyms: Object.entries(data.synonyms).map(([key, others]) => [key, ...others]) },
    problems: [...yaml.problems, ...checked],
  }
}
