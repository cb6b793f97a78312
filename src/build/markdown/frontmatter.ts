import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml'
import { z } from 'zod'
import type { Problem } from '../problems.ts'
import { suggestion } from '../problems.ts'

const sentence = z.string().trim().min(1, 'is empty; write a short text')
const link = sentence

const pageSchema = z.strictObject({
  title: sentence,
  description: sentence.max(200, 'is longer than 200 characters; search engines cut it, so shorten it'),
  navTitle: sentence.optional(),
  component: z.string().regex(/^[A-Z]\w*Chart$/, 'must be the name of an exported component, such as LineChart').optional(),
  aliases: z.array(sentence).optional(),
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
  lineOf: (keys: PropertyKey[]) => number
}

const FENCED = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/

export function readFrontmatter(file: { path: string; tab: string; text: string }): Matter {
  const match = FENCED.exec(file.text)
  const source = match?.[1] ?? ''
  const counter = new LineCounter()
  const document = parseDocument(source, { lineCounter: counter })
  const lineOf = (keys: PropertyKey[]) => lineIn(document, counter, keys)
  const problems: Problem[] = []
  const report = (line: number, message: string) => problems.push({ file: file.path, line, message })

  if (!match) report(1, 'the page has no frontmatter; begin it with --- and a title and description, then ---')
  for (const error of document.errors) {
    report(counter.linePos(error.pos[0]).line + 1, `the frontmatter is not valid YAML: ${error.message.split(' at line')[0]}`)
  }

  const schema = file.tab === '' ? pageSchema : tabSchema
  const parsed = schema.safeParse(document.errors.length > 0 ? {} : (document.toJS() ?? {}))
  if (match && document.errors.length === 0) {
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

/** Frontmatter starts on line 2, after the dashes. */
function lineIn(document: Document, counter: LineCounter, keys: PropertyKey[]): number {
  for (let length = keys.length; length > 0; length--) {
    const node: unknown = document.getIn(keys.slice(0, length), true)
    if ((isScalar(node) || isMap(node)) && node.range) return counter.linePos(node.range[0]).line + 1
  }
  return 1
}
