import { isMap, isNode, isScalar } from 'yaml'
import { z } from 'zod'
import { readText, type Problem } from '../../../core/node/files/problems.ts'
import { listFiles } from '../../../core/node/files/source-files.ts'
import { parseYaml } from '../../../core/node/files/yaml.ts'
import { checkInlineMarkdown } from '../../../core/node/markdown/inline-markdown.ts'
import { library } from '../../../library/node/index.ts'
import type { Option } from '../../../library/node/model.ts'

/** Which charts ignore an option: the one that describes it, or all. */
export type Ignored = 'here' | 'everywhere'

/** The description of an option, in Markdown. */
export interface Description {
  /** Empty if there is nothing to add to `ignored`. */
  text: string
  /** Set if the option has no effect. The site writes the sentence about it. */
  ignored?: Ignored
  /** For options whose default is not in the chart engine. */
  default?: string
  /** The known values of an option whose type is only `string`. */
  values?: string[]
  /** Useful limits of a number, and the step between two values. */
  range?: [min: number, max: number, step: number]
  file: string
  line: number
}

const NEEDS = { error: 'needs a description: a text, or "text" with "ignored", "default", "values" or "range"' }

const entrySchema = z.union(
  [
    z.string(),
    z
      .strictObject({
        text: z.string().optional(),
        ignored: z.enum(['here', 'everywhere']).optional(),
        default: z.string().optional(),
        values: z.array(z.string()).min(1).optional(),
        range: z.tuple([z.number(), z.number(), z.number().positive()]).optional(),
      })
      .refine(({ text, ignored }) => text !== undefined || ignored !== undefined, NEEDS),
  ],
  NEEDS,
)

/** The content of the files in `content/options/`. */
export interface Descriptions {
  descriptions: Map<string, Description>
  problems: Problem[]
  /** Files and keys with a reported problem. Their descriptions are not reported as missing too. */
  ignored: Set<string>
}

/** Reads `content/options/<package>/<Type>.yaml`: one file per options object, one entry per option. */
export function readDescriptions(root: string): Descriptions {
  const all: Descriptions = { descriptions: new Map(), problems: [], ignored: new Set() }
  for (const file of listFiles(root, 'content/options', /^content\/options\/.+\/.+\.yaml$/)) {
    const { text, problems } = readText(root, file)
    const read = text === undefined ? { descriptions: [], problems, ignored: [file] } : readFile(file, text)
    all.problems.push(...read.problems)
    for (const [key, description] of read.descriptions) all.descriptions.set(key, description)
    for (const entry of read.ignored) all.ignored.add(entry)
  }
  return all
}

/** How the descriptions of options without an effect start. */
const SENTENCES: Record<Ignored, string> = {
  here: 'Has no effect in this chart.',
  everywhere: 'Declared in the types, but has no effect.',
}

/** The whole description, with the sentence about an option that has no effect. */
export const joinDescription = (text: string, ignored: Ignored | undefined): string =>
  [...(ignored ? [SENTENCES[ignored]] : []), ...(text ? [text] : [])].join(' ')

/** Finds the description of an option: the component's own one, or the one where the option is declared. */
export function findDescription(
  owner: string,
  option: Option,
  descriptions: Map<string, Description>,
): Description | undefined {
  const ownKey = library.getOwnDescriptionKey(owner, option.name)
  return (ownKey === undefined ? undefined : descriptions.get(ownKey)) ?? descriptions.get(option.key)
}

/** `g2plot/line/LineOptions.smooth` is described as `smooth` in `content/options/g2plot/line/LineOptions.yaml`. */
export function locateDescription(key: string): { file: string; name: string } {
  const dot = key.indexOf('.', key.lastIndexOf('/'))
  return { file: `content/options/${key.slice(0, dot)}.yaml`, name: key.slice(dot + 1) }
}

/** The parsed files, to parse a file again only after it has changed. */
const cache = new Map<string, { source: string; read: Descriptions }>()

function readFile(file: string, source: string): Descriptions {
  const cached = cache.get(file)
  if (cached?.source === source) return cached.read
  const read = parseFile(file, source)
  cache.set(file, { source, read })
  return read
}

/** Letters that are not Latin or Greek, and Chinese or Japanese punctuation. */
const NOT_ENGLISH =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}])\p{L}|[\u3000-\u303f\uff00-\uffef]/u

export function parseFile(file: string, source: string): Descriptions {
  const { document, problems, getNodeLine } = parseYaml({ file, source, name: 'the description file' })
  const descriptions = new Map<string, Description>()
  const ignored = new Set<string>()
  if (problems.length === 0 && !isMap(document.contents)) {
    const message = 'the file has no descriptions; write a line for each option, such as smooth: Draws a curve.'
    problems.push({ file, line: 1, message })
  }
  if (problems.length > 0 || !isMap(document.contents)) return { descriptions, problems, ignored: ignored.add(file) }
  const object = file.replace(/^content\/options\//, '').replace(/\.yaml$/, '')
  for (const { key, value } of document.contents.items) {
    if (!isScalar(key)) continue
    const name = String(key.value)
    const line = getNodeLine(key) ?? 1
    const parsed = entrySchema.safeParse(isNode(value) ? value.toJS(document) : value)
    if (!parsed.success) {
      problems.push(...parsed.error.issues.map((issue) => ({ file, line, message: `"${name}" ${issue.message}` })))
      ignored.add(`${object}.${name}`)
      continue
    }
    const entry =
      typeof parsed.data === 'string' ? { text: parsed.data } : { ...parsed.data, text: parsed.data.text ?? '' }
    const isComplete = 'ignored' in entry && entry.text === ''
    const mistakes = [
      ...(isComplete ? [] : checkInlineMarkdown(`the description of "${name}"`, entry.text)),
      ...(entry.default === undefined ? [] : checkInlineMarkdown(`the default of "${name}"`, entry.default)),
    ]
    problems.push(...mistakes.map((message) => ({ file, line, message })))
    if (NOT_ENGLISH.test(entry.text + (entry.default ?? '')))
      problems.push({ file, line, message: `the description of "${name}" is not in English; translate it` })
    descriptions.set(`${object}.${name}`, { ...entry, file, line })
  }
  return { descriptions, problems, ignored }
}
