import { z } from 'zod'
import type { Problem } from '../problems.ts'
import { readYaml } from '../yaml.ts'

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
  const { data: releases = [], problems, lineOf } = readYaml({ file, source, invalid: 'the changelog is not valid YAML' }, z.array(releaseSchema))
  const seen = new Set<string>()
  releases.forEach(({ version, date }, index) => {
    if (seen.has(version)) problems.push({ file, line: lineOf([index]), message: `version ${version} stands here twice; keep one` })
    seen.add(version)
    const newer = releases[index - 1]
    if (newer && newer.date < date) problems.push({ file, line: lineOf([index]), message: `version ${version} is newer than ${newer.version} above it; the newest comes first` })
  })
  return { releases, problems }
}
