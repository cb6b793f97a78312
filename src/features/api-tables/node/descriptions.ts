import { isMap, isNode, isScalar } from 'yaml'
import { z } from 'zod'
import type { Problem } from '../../../core/node/files/problems.ts'
import { readText } from '../../../core/node/files/read-text.ts'
import { listFiles } from '../../../core/node/files/source-files.ts'
import { parseYaml } from '../../../core/node/files/yaml.ts'
import { inlineMistakes } from '../../../core/node/markdown/inline-markdown.ts'

/** What the site says of an option, in Markdown. */
export interface Description {
  text: string
  /** What holds when it is left out, for what the engine does not tell by itself. */
  default?: string
  file: string
  line: number
}

const entrySchema = z.union([z.string(), z.strictObject({ text: z.string(), default: z.string().optional() })], {
  error: 'needs a description: a text, or "text" and "default"',
})

/** What the files in `content/options/` say. */
export interface Descriptions {
  descriptions: Map<string, Description>
  problems: Problem[]
  /** Files and keys of which a mistake is told: what they do not say is not missing besides. */
  excused: Set<string>
}

/** Reads `content/options/<package>/<Type>.yaml`: a file for each options object, a line for each option that it declares. */
export function readDescriptions(root: string): Descriptions {
  const all: Descriptions = { descriptions: new Map(), problems: [], excused: new Set() }
  for (const file of listFiles(root, 'content/options', /^content\/options\/.+\/.+\.yaml$/)) {
    const { text, problems } = readText(root, file)
    const read = text === undefined ? { descriptions: [], problems, excused: [file] } : readFile(file, text)
    all.problems.push(...read.problems)
    for (const [key, description] of read.descriptions) all.descriptions.set(key, description)
    for (const excused of read.excused) all.excused.add(excused)
  }
  return all
}

/** The place of the description of an option: `g2plot/line/LineOptions.smooth` is `smooth` in `…/LineOptions.yaml`. */
export function placeOfDescription(key: string): { file: string; name: string } {
  const dot = key.indexOf('.', key.lastIndexOf('/'))
  return { file: `content/options/${key.slice(0, dot)}.yaml`, name: key.slice(dot + 1) }
}

/** Files that have not changed since they were last read. */
const known = new Map<string, { source: string; read: Descriptions }>()

function readFile(file: string, source: string): Descriptions {
  const earlier = known.get(file)
  if (earlier?.source === source) return earlier.read
  const read = parseFile(file, source)
  known.set(file, { source, read })
  return read
}

/** A letter that no English word has, or a sign of a Chinese or Japanese text. */
const FOREIGN =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}])\p{L}|[\u3000-\u303f\uff00-\uffef]/u

export function parseFile(file: string, source: string): Descriptions {
  const { document, problems, getNodeLine } = parseYaml({ file, source, name: 'the file of descriptions' })
  const descriptions = new Map<string, Description>()
  const excused = new Set<string>()
  if (problems.length === 0 && !isMap(document.contents))
    problems.push({
      file,
      line: 1,
      message: 'the file holds no descriptions; write a line for each option, such as smooth: Draws a curve.',
    })
  if (problems.length > 0 || !isMap(document.contents)) return { descriptions, problems, excused: excused.add(file) }
  const object = file.replace(/^content\/options\//, '').replace(/\.yaml$/, '')
  for (const { key, value } of document.contents.items) {
    if (!isScalar(key)) continue
    const name = String(key.value)
    const line = getNodeLine(key) ?? 1
    const parsed = entrySchema.safeParse(isNode(value) ? value.toJS(document) : value)
    if (!parsed.success) {
      problems.push(...parsed.error.issues.map((issue) => ({ file, line, message: `"${name}" ${issue.message}` })))
      excused.add(`${object}.${name}`)
      continue
    }
    const entry = typeof parsed.data === 'string' ? { text: parsed.data } : parsed.data
    const mistakes = [
      ...inlineMistakes(`the description of "${name}"`, entry.text),
      ...(entry.default === undefined ? [] : inlineMistakes(`the default of "${name}"`, entry.default)),
    ]
    problems.push(...mistakes.map((message) => ({ file, line, message })))
    if (FOREIGN.test(entry.text + (entry.default ?? '')))
      problems.push({ file, line, message: `the description of "${name}" is not in English; translate it` })
    descriptions.set(`${object}.${name}`, { ...entry, file, line })
  }
  return { descriptions, problems, excused }
}
