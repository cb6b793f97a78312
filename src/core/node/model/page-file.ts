import type { Root } from 'mdast'
import type { Node } from 'unist'
import { z } from 'zod'
import { PAGE_LAYOUTS, type Heading } from '../../shared/page.ts'
import { checkIcon } from '../files/icons.ts'
import type { Problem } from '../files/problems.ts'
import type { SourceFile } from '../files/source-files.ts'
import { parseYaml, reportIssues, type Yaml } from '../files/yaml.ts'

/** A Markdown file whose frontmatter has been read. */
export interface ReadFile {
  file: SourceFile
  matter: Matter
}

/** A Markdown file that has been parsed and checked, but not yet rendered. */
export interface ParsedFile extends ReadFile {
  tree: Root
  toc: Heading[]
  /** Every id on the page, with the name of its owner. The files of one page share them. */
  ids: Map<string, string>
  /** False if an unclosed code block, which is reported, has turned part of the text into code. */
  isComplete: boolean
  /** False if some ids are unknown, because the data of a directive could not be read. */
  hasAllIds: boolean
}

/** A text in inline Markdown outside the pages, such as the description of an option. */
export interface InlineText {
  file: string
  line: number
  /** The route that a link such as `#data` is relative to. */
  route: string
  text: string
}

/** Reports a problem at the line of a node. */
export type Report = (node: Node, message: string) => void

export function createReporter(file: string, problems: Problem[]): Report {
  return (node, message) => void problems.push({ file, line: node.position?.start.line ?? 1, message })
}

const sentence = z.string().trim().min(1, 'is empty; write a short text')
const link = sentence
const COLUMNS = 'must be between 1 and 4'

const pageSchema = z.strictObject({
  title: sentence,
  description: sentence.max(200, 'is longer than 200 characters; search engines cut it, so shorten it'),
  navTitle: sentence.optional(),
  /** The exported component that the page documents. */
  component: sentence.optional(),
  aliases: z.array(sentence).optional(),
  /** Names in other languages, which search finds but the page does not show. */
  searchNames: z.array(sentence).optional(),
  hero: z
    .strictObject({
      title: sentence,
      description: sentence,
      benefit: sentence.optional(),
      actions: z.array(z.strictObject({ text: sentence, link })).min(1, 'needs at least one action'),
    })
    .optional(),
  features: z
    .array(
      z
        .strictObject({
          icon: z
            .string()
            .refine((name) => !checkIcon(name), { error: ({ input }) => checkIcon(String(input)) })
            .optional(),
          emoji: sentence.optional(),
          title: sentence,
          description: sentence,
          link: link.optional(),
        })
        .refine(({ icon, emoji }) => icon ?? emoji, 'needs an icon or an emoji'),
    )
    .optional(),
  layout: z.enum(PAGE_LAYOUTS).optional(),
  demoColumns: z.int().min(1, COLUMNS).max(4, COLUMNS).optional(),
})

const tabSchema = z.strictObject({ title: sentence, description: sentence.optional() })

export type Frontmatter = z.infer<typeof pageSchema>

interface Matter {
  frontmatter: Frontmatter
  /** The text with empty lines instead of the frontmatter, so that line numbers stay the same. */
  body: string
  problems: Problem[]
  /** The line of the value at a path of keys. */
  findLine: Yaml['findLine']
  /** True if a missing value is already reported: the frontmatter cannot be read, or the value is wrong. */
  isInvalid: (key: string) => boolean
}

const FENCED = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/

export function readFrontmatter(file: { path: string; tab: string; text: string }): Matter {
  const match = FENCED.exec(file.text)
  const source = match?.[1] ?? ''
  // it starts on line 2, after the dashes
  const about = { file: file.path, source, name: 'the frontmatter', linesAbove: 1 }
  const yaml = parseYaml(about)
  const problems = [...yaml.problems]
  if (!match) problems.push({ file: file.path, line: 1, message: describeMissing(file.text) })

  const schema: z.ZodObject = file.tab === '' ? pageSchema : tabSchema
  const isReadable = problems.length === 0
  const values = isReadable ? ((yaml.document.toJS() as unknown) ?? {}) : {}
  const issues = isReadable ? (schema.safeParse(values).error?.issues ?? []) : []
  problems.push(...reportIssues(issues, yaml, schema, about))
  const wrong = new Set(issues.map(({ path: [key] }) => key))
  const frontmatter = { title: '', description: '', ...pickValidValues(values, schema) } as Frontmatter
  const body = match ? match[0].replaceAll(/[^\n]+/g, '') + file.text.slice(match[0].length) : file.text
  return { frontmatter, body, problems, findLine: yaml.findLine, isInvalid: (key) => !isReadable || wrong.has(key) }
}

/** Keeps the valid values, so that one wrong value does not make the others look missing. */
function pickValidValues(values: unknown, { shape }: z.ZodObject): Record<string, unknown> {
  const given = Object.entries(typeof values === 'object' && values !== null ? values : {})
  return Object.fromEntries(
    given.flatMap(([key, value]) => {
      const parsed = Object.hasOwn(shape, key) ? z.safeParse(shape[key] as z.ZodType, value) : undefined
      return parsed?.success ? [[key, parsed.data]] : []
    }),
  )
}

function describeMissing(text: string): string {
  if (/^---[ \t]*\n/.test(text)) return 'the frontmatter has no end; close it with a line ---'
  return 'the page has no frontmatter; start it with ---, a title and a description, and ---'
}
