import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, isNode, isScalar } from 'yaml'
import { z } from 'zod'
import type { Problem } from '../problems.ts'
import { listFiles } from '../source.ts'
import { parseYaml } from '../yaml.ts'

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

/** Reads `content/options/<package>/<Type>.yaml`: a file for each options object, a line for each option that it declares. */
export function readDescriptions(root: string): { descriptions: Map<string, Description>; problems: Problem[] } {
  const descriptions = new Map<string, Description>()
  const problems: Problem[] = []
  for (const file of listFiles(root, 'content/options', /^content\/options\/.+\/.+\.yaml$/)) {
    const read = readFile(file, readFileSync(path.join(root, file), 'utf8'))
    problems.push(...read.problems)
    for (const [key, description] of read.descriptions) descriptions.set(key, description)
  }
  return { descriptions, problems }
}

/** The place of the description of an option: `g2plot/line/LineOptions.smooth` is `smooth` in `…/LineOptions.yaml`. */
export function placeOfDescription(key: string): { file: string; name: string } {
  const dot = key.indexOf('.', key.lastIndexOf('/'))
  return { file: `content/options/${key.slice(0, dot)}.yaml`, name: key.slice(dot + 1) }
}

type Read = ReturnType<typeof readDescriptions>

/** Files that have not changed since they were last read. */
const known = new Map<string, { source: string; read: Read }>()

function readFile(file: string, source: string): Read {
  const earlier = known.get(file)
  if (earlier?.source === source) return earlier.read
  const read = parseFile(file, source)
  known.set(file, { source, read })
  return read
}

const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uffef]/

export function parseFile(file: string, source: string): Read {
  const { document, problems, lineAt } = parseYaml({ file, source, invalid: 'the descriptions are not valid YAML' })
  const descriptions = new Map<string, Description>()
  if (problems.length > 0 || !isMap(document.contents)) return { descriptions, problems }
  const object = file.replace(/^content\/options\//, '').replace(/\.yaml$/, '')
  for (const { key, value } of document.contents.items) {
    if (!isScalar(key)) continue
    const name = String(key.value)
    const line = lineAt(key) ?? 1
    const parsed = entrySchema.safeParse(isNode(value) ? value.toJS(document) : value)
    if (!parsed.success) problems.push(...parsed.error.issues.map((issue) => ({ file, line, message: `"${name}" ${issue.message}` })))
    else {
      const entry = typeof parsed.data === 'string' ? { text: parsed.data } : parsed.data
      if (CJK.test(JSON.stringify(entry))) problems.push({ file, line, message: `the description of "${name}" is not in English` })
      descriptions.set(`${object}.${name}`, { ...entry, file, line })
    }
  }
  return { descriptions, problems }
}
