import { z } from 'zod'
import type { Problem } from '../files/problems.ts'
import { parseYaml, tellIssues, type Yaml } from '../files/yaml.ts'

const sentence = z.string().trim().min(1, 'is empty; write a short text')
const link = sentence
const COLUMNS = 'must be between 1 and 4'

const pageSchema = z.strictObject({
  title: sentence,
  description: sentence.max(200, 'is longer than 200 characters; search engines cut it, so shorten it'),
  navTitle: sentence.optional(),
  component: z
    .string()
    .regex(/^[A-Z]\w*Chart$/, 'must be the name of an exported component, such as LineChart')
    .optional(),
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
  demoColumns: z.int().min(1, COLUMNS).max(4, COLUMNS).optional(),
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
  /** Whether the frontmatter is at fault already where a key has no value: it cannot be read, or the value is wrong. */
  isExcused: (key: string) => boolean
}

const FENCED = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/

export function readFrontmatter(file: { path: string; tab: string; text: string }): Matter {
  const match = FENCED.exec(file.text)
  const source = match?.[1] ?? ''
  // it starts on line 2, after the dashes
  const about = { file: file.path, source, name: 'the frontmatter', linesAbove: 1 }
  const yaml = parseYaml(about)
  const problems = [...yaml.problems]
  if (!match) problems.push({ file: file.path, line: 1, message: howToBegin(file.text) })

  const schema: z.ZodObject = file.tab === '' ? pageSchema : tabSchema
  const isReadable = problems.length === 0
  const values = isReadable ? ((yaml.document.toJS() as unknown) ?? {}) : {}
  const issues = isReadable ? (schema.safeParse(values).error?.issues ?? []) : []
  problems.push(...tellIssues(issues, yaml, schema, about))
  const wrong = new Set(issues.map(({ path: [key] }) => key))
  const frontmatter = { title: '', description: '', ...soundValues(values, schema) } as Frontmatter
  const body = match ? match[0].replaceAll(/[^\n]+/g, '') + file.text.slice(match[0].length) : file.text
  return { frontmatter, body, problems, lineOf: yaml.lineOf, isExcused: (key) => !isReadable || wrong.has(key) }
}

/** What is right is kept, so that one wrong value does not make others look missing. */
function soundValues(values: unknown, { shape }: z.ZodObject): Record<string, unknown> {
  const given = Object.entries(typeof values === 'object' && values !== null ? values : {})
  return Object.fromEntries(
    given.flatMap(([key, value]) => {
      const parsed = Object.hasOwn(shape, key) ? z.safeParse(shape[key] as z.ZodType, value) : undefined
      return parsed?.success ? [[key, parsed.data]] : []
    }),
  )
}

function howToBegin(text: string): string {
  if (/^---[ \t]*\n/.test(text)) return 'the frontmatter has no end; close it with a line ---'
  return 'the page has no frontmatter; begin it with --- and a title and description, then ---'
}
