import { LineCounter, isCollection, isScalar, parseDocument } from 'yaml'
import { z } from 'zod'
import type { Problem } from '../problems.ts'

/** In the order in which a release lists them. */
export const KINDS = ['breaking', 'feature', 'fix', 'performance', 'dependency', 'docs'] as const
export type Kind = (typeof KINDS)[number]

const component = z.string().regex(/^[A-Z]\w*Chart$/, 'is not the name of a component, such as LineChart')

const releaseSchema = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/, 'is not a version, such as 2.13.5'),
  date: z.iso.date('is not a date, such as 2024-12-18'),
  summary: z.string().optional(),
  engine: z.string().optional(),
  react: z.string().optional(),
  charts: z.strictObject({ added: z.array(component).default([]), removed: z.array(component).default([]) }).optional(),
  changes: z.array(
    z.strictObject({ kind: z.enum(KINDS), text: z.string(), issue: z.int().optional(), commit: z.string().optional() }),
  ),
  toolchain: z.array(z.strictObject({ text: z.string() })).default([]),
})

export type Release = z.infer<typeof releaseSchema>

/** Reads and checks the changelog: newest first, every version once. */
export function readReleases(file: string, source: string): { releases: Release[]; problems: Problem[] } {
  const counter = new LineCounter()
  // the core schema keeps dates as the text they are
  const document = parseDocument(source, { lineCounter: counter, schema: 'core' })
  const problems: Problem[] = document.errors.map((error) => ({
    file,
    line: counter.linePos(error.pos[0]).line,
    message: `the changelog is not valid YAML: ${error.message.split(' at line')[0]}`,
  }))
  if (problems.length > 0) return { releases: [], problems }

  const lineOf = (keys: PropertyKey[]) => {
    for (let length = keys.length; length > 0; length--) {
      const node: unknown = document.getIn(keys.slice(0, length), true)
      if ((isScalar(node) || isCollection(node)) && node.range) return counter.linePos(node.range[0]).line
    }
    return 1
  }
  const parsed = z.array(releaseSchema).safeParse(document.toJS())
  for (const issue of parsed.error?.issues ?? []) {
    problems.push({ file, line: lineOf(issue.path), message: `"${issue.path.map(String).join('.')}" ${issue.message}` })
  }
  const releases = parsed.data ?? []
  const seen = new Set<string>()
  releases.forEach(({ version, date }, index) => {
    if (seen.has(version)) problems.push({ file, line: lineOf([index]), message: `version ${version} stands here twice; keep one` })
    seen.add(version)
    const newer = releases[index - 1]
    if (newer && newer.date < date) problems.push({ file, line: lineOf([index]), message: `version ${version} is newer than ${newer.version} above it; the newest comes first` })
  })
  return { releases, problems }
}
