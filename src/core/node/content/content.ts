import type { SiteConfig } from '../../shared/site.ts'
import type { Feature } from '../feature.ts'
import { BuildCache } from '../files/cache.ts'
import { ContentError, formatProblem, sortProblems, type Problem } from '../files/problems.ts'
import { readSources } from '../files/source-files.ts'
import { checkBases, readLocales, readTexts, translateConfig } from '../locales/read-locales.ts'
import { readSite, type SiteBuild, type SiteInput } from './site-build.ts'
import { readLastUpdated } from './last-updated.ts'
import { checkRedirects, readRedirects } from './redirects.ts'
import { checkLibraryVersion, checkSidebar, CONFIG_FILE, createConfigLines, readVersions } from './site-config.ts'
import { checkStrayFiles } from './stray-files.ts'

export type { SiteBuild } from './site-build.ts'

/**
 * Reads and checks the content of the project in all locales. Returns the default locale, with the problems of all.
 * With the cache of an earlier run, only changed files are parsed again.
 */
export async function readContent(
  root: string,
  config: SiteConfig,
  features: Feature[],
  cache = new BuildCache(),
): Promise<SiteBuild> {
  const findConfigLine = createConfigLines(root)
  const { locales, problems } = readLocales(config, (text) => ({ file: CONFIG_FILE, line: findConfigLine(text) }))
  const [main, ...others] = locales
  const ids = others.map(({ id }) => id)
  const { files: sources, problems: fileProblems } = readSources(root, ids)
  const { redirects, problems: redirectProblems } = readRedirects(root)
  const versions = readVersions(root)
  const input: SiteInput = {
    root,
    features,
    findConfigLine,
    sources,
    redirects: redirects.map(({ from, to }) => ({ from, to })),
    versions,
    lastUpdated: await readLastUpdated(root, 'content'),
    inLocales: [],
  }
  const read = async (locale: typeof main, own: BuildCache) => {
    const { texts, problems: textProblems } = readTexts(locale.id)
    problems.push(...textProblems)
    const site = await readSite(input, locale, texts, translateConfig(config, locale.id), own)
    input.inLocales.push(site)
    return site
  }
  const content = await read(main, cache)
  const originals = sources.filter(({ locale }) => locale === '')
  content.problems.push(
    ...problems,
    ...fileProblems,
    ...checkBases(originals, locales),
    ...checkStrayFiles(root, features),
    ...checkSidebar(config, findConfigLine, originals),
    ...checkLibraryVersion(config, findConfigLine, versions),
    ...redirectProblems,
    ...checkRedirects(redirects, content.targets),
  )
  for (const locale of others) {
    const ownCache = cache.getOrCreate(`locale ${locale.id}`, [], () => new BuildCache())
    const translated = await read(locale, ownCache)
    content.problems.push(...findNewProblems(translated, content))
  }
  content.problems = sortProblems(content.problems)
  return content
}

/** The problems that the default locale does not have. The cause of those in other files is a translation. */
function findNewProblems({ locale: { id }, problems }: SiteBuild, original: SiteBuild): Problem[] {
  const known = new Set(original.problems.map(formatProblem))
  return problems
    .filter((problem) => !known.has(formatProblem(problem)))
    .map((problem) => {
      if (problem.file.startsWith(`content/${id}/`)) return problem
      return { ...problem, message: `in ${id}, ${problem.message}; correct the translation in content/${id}/` }
    })
}

/** Throws all problems of the content, sorted by place. */
export function assertValid({ problems }: Pick<SiteBuild, 'problems'>): void {
  if (problems.length > 0) throw new ContentError(problems)
}
