import { z } from 'zod'
import type { Problem } from '../problems.ts'
import { suggestion } from '../problems.ts'
import { parseYaml, type Yaml } from '../yaml.ts'

const sentence = z.string().trim().min(1, 'is empty; write a short text')
const link = sentence

const pageSchema = z.strictObject({
  title: sentence,
  description: sentence.max(200, 'is longer than 200 characters; search engines cut it, so shorten it'),
  navTitle: sentence.optional(),
  component: z.string().regex(/^[A-Z]\w*Chart$/, 'must be the name of an exported component, such as LineChart').optional(),
  aliases: z.array(sentence).optional(),
  /** Names in other languages, which the search knows and the page does not show. */
  searchNames: z.array(sentence).optional(),
  hero: z
    .strictObject({
      title: sentence,
      description: sentence,
      actions: z.array(z.strictObject({ text: sentence, link })).min(1, 'needs at least one action'),
    })
    .optional(),
  features: z
    .array(z.strictObject({ emoji: sentence, title: sentence, description: sentence, link: link.optional() }))
    .optional(),
  demoColumns: z.int().min(1).max(4).optional(),
})

const tabSchema = z.strictObject({ title: sentence, description: sentence.optional() })

export type Frontmatter = z.infer<typeof pageSchema>

export interface Matter {
  frontmatter: Frontmatter
  /** The text with the frontmatter blanked out, so that line numbers stay true. */
  body: string
  problems: Problem[]
  /** Line of a value, by its path of keys. */
  lineOf: Yaml['lineOf']
}

const FENCED = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/

export function readFrontmatter(file: { path: string; tab: string; text: string }): Matter {
  const match = FENCED.exec(file.text)
  const source = match?.[1] ?? ''
  // it starts on line 2, after the dashes
  const { document, problems, lineOf } = parseYaml({ file: file.path, source, invalid: 'the frontmatter is not valid YAML', linesAbove: 1 })
  const report = (line: number, message: string) => problems.push({ file: file.path, line, message })
  if (!match) report(1, 'the page has no frontmatter; begin it with --- and a title and description, then ---')

  const schema = file.tab === '' ? pageSchema : tabSchema
  const readable = problems.length === 0
  const parsed = schema.safeParse(readable ? (document.toJS() ?? {}) : {})
  if (readable) {
    for (const issue of parsed.error?.issues ?? []) report(lineOf(issue.path), explain(issue, Object.keys(schema.shape), document.hasIn(issue.path)))
  }
  const frontmatter = { title: '', description: '', ...(parsed.success ? parsed.data : {}) }
  const body = match ? match[0].replace(/[^\n]+/g, '') + file.text.slice(match[0].length) : file.text
  return { frontmatter, body, problems, lineOf }
}

function explain(issue: z.core.$ZodIssue, known: string[], present: boolean): string {
  if (issue.code === 'unrecognized_keys') {
    const key = issue.keys[0] ?? ''
    return `the frontmatter has an unknown key "${key}"${suggestion(key, known) || `; known are ${known.join(', ')}`}`
  }
  const name = issue.path.map(String).join('.')
  if (!present) return `the frontmatter needs "${name}"; add it`
  return `"${name}" in the frontmatter ${issue.code === 'invalid_type' ? `must be a ${issue.expected}` : issue.message}`
}
