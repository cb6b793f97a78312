import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteConfig } from '../../shared/site.ts'
import type { Problem } from '../files/problems.ts'
import { lineAt, readText } from '../files/read-text.ts'

const FILE = 'site.config.ts'

/** The line of the configuration on which a text stands, the last where it is written several times; 1 when it is put together by code. */
export type ConfigLines = (text: string) => number

export function configLines(root: string): ConfigLines {
  const { text = '' } = readText(root, FILE)
  return (wanted) => {
    const index = text.lastIndexOf(wanted)
    return index < 0 ? 1 : lineAt(text, index)
  }
}

/** Exact versions of the project's packages. */
export function readVersions(root: string): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >
  return { ...dependencies, ...devDependencies }
}

/** Groups and charts that stand twice in the configuration, and versions that do not fit together. */
export function checkConfig(
  { charts, library }: SiteConfig,
  lineOf: ConfigLines,
  newest: string | undefined,
  versions: Record<string, string>,
): Problem[] {
  const problems: Problem[] = []
  const report = (line: number, message: string) => problems.push({ file: FILE, line, message })
  for (const id of twice(charts.map((group) => group.id)))
    report(lineOf(`'${id}'`), `two groups of charts have the id "${id}"; give one of them another`)
  for (const slug of twice(charts.flatMap((group) => group.charts)))
    report(lineOf(`'${slug}'`), `the chart "${slug}" is listed twice; keep it in one group`)
  if (newest !== undefined && newest !== library.version)
    report(
      lineOf(`'${library.version}'`),
      `the version of the library is ${library.version}, and the newest in content/changelog.yaml is ${newest}; make them the same`,
    )
  const installed = versions[library.package]
  if (installed !== undefined && installed !== library.version)
    report(
      lineOf(`'${library.version}'`),
      `the version of the library is ${library.version}, and package.json has ${installed}; make them the same`,
    )
  return problems
}

const twice = (names: string[]): Set<string> => new Set(names.filter((name, index) => names.indexOf(name) < index))
