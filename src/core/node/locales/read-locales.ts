import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { findLocale } from '../../shared/routes.ts'
import type { Locale, SiteConfig } from '../../shared/site.ts'
import type { LocaleTexts } from '../../shared/texts/locale-texts.ts'
import { formatSuggestion, type Problem } from '../files/problems.ts'
import { projectRoot } from '../files/project-root.ts'
import { listFiles, type SourceFile } from '../files/source-files.ts'
import { readYaml } from '../files/yaml.ts'

/** The language of the texts in the scripts. */
const ENGLISH = 'en-US'

/** The texts of the interface in other languages: a file such as `zh-CN.yaml` for each. */
const FOLDER = 'locales'

export const isEnglishOnly = ({ locales }: SiteConfig): boolean => locales.every(({ id }) => id === ENGLISH)

type Report = (text: string, message: string) => void

/** The valid locales of the site, the default one first, and the problems of the others. */
export function readLocales(
  config: SiteConfig,
  place: (text: string) => Pick<Problem, 'file' | 'line'>,
): { locales: [main: Locale, ...others: Locale[]]; problems: Problem[] } {
  const problems: Problem[] = []
  const report: Report = (text, message) => problems.push({ ...place(`'${text}'`), message })
  const valid: Locale[] = []
  for (const locale of config.locales) {
    const mistake = checkLocale(locale, valid)
    if (mistake) report(mistake[0], `locales: ${mistake[1]}`)
    else valid.push(locale)
  }
  const main = valid.find(({ base }) => base === '/')
  const message = 'locales: no locale has the base "/"; give it to the default locale'
  if (!main && problems.length === 0) problems.push({ ...place('locales:'), message })
  checkTranslations(config, report)
  const fallback: Locale = { id: ENGLISH, name: 'English', base: '/' }
  return { locales: [main ?? fallback, ...valid.filter(({ base }) => base !== '/')], problems }
}

/** A text of the configuration and what is wrong with it. */
function checkLocale({ id, base }: Locale, others: Locale[]): [text: string, message: string] | undefined {
  const known = [ENGLISH, ...listFiles(projectRoot, FOLDER, /\.yaml$/).map((file) => path.parse(file).name)]
  if (!known.includes(id)) {
    const hint = formatSuggestion(id, known) || `; use ${known.join(' or ')}, or add its texts to ${FOLDER}/`
    return [id, `there are no texts for the locale "${id}"${hint}`]
  }
  if (others.some((other) => other.id === id)) return [id, `two locales have the id "${id}"; keep one of them`]
  if (!base.startsWith('/')) return [base, `the base "${base}" has no leading slash; write "/${base}"`]
  if (base !== '/' && !/^(?:\/[a-z0-9-]+)+$/.test(base)) {
    const message = `the base "${base}" needs lowercase letters, digits and dashes, without a slash at the end`
    return [base, `${message}; write it like "/zh"`]
  }
  const same = others.find((other) => other.base === base)
  return same && [base, `"${id}" has the same base "${base}" as "${same.id}"; give it another one`]
}

/** The texts of the interface in a locale. English ones are in the scripts. */
export function readTexts(id: string): { texts?: LocaleTexts; problems: Problem[] } {
  if (id === ENGLISH) return { problems: [] }
  const file = `${FOLDER}/${id}.yaml`
  const source = readFileSync(path.join(projectRoot, file), 'utf8')
  const { data, problems } = readYaml({ file, source, name: `the texts in ${file}` }, z.record(z.string(), z.string()))
  return { texts: { id, texts: data ?? {} }, problems }
}

/** Reports pages of the default locale with the address of another locale. */
export function checkBases(originals: SourceFile[], locales: Locale[]): Problem[] {
  return originals.flatMap(({ path: file, route }): Problem[] => {
    const owner = findLocale(route, locales)
    if (!owner || owner.base === '/') return []
    const message = `the address ${route} is reserved for the locale "${owner.id}"; rename the file`
    return [{ file, line: 1, message: `${message} or move its translation to content/${owner.id}/` }]
  })
}

/** Reports translations of titles to a locale that the site does not have. */
function checkTranslations(config: SiteConfig, report: Report): void {
  const ids = config.locales.map(({ id }) => id)
  for (const { name, entry } of listTranslatable(config)) {
    for (const id of Object.keys(entry.translations ?? {}).filter((key) => !ids.includes(key))) {
      const hint = formatSuggestion(id, ids) || '; add it to locales or remove the translation'
      report(id, `translations of ${name}: "${id}" is not a locale of the site${hint}`)
    }
  }
}

interface Translated<Texts> {
  translations?: Record<string, Texts>
}

/** The configuration with all its texts in one locale. A text without a translation stays the same. */
export function translateConfig(config: SiteConfig, id: string): SiteConfig {
  const translate = <Entry extends Translated<object>>({ translations: inLocales, ...entry }: Entry) => ({
    ...entry,
    ...inLocales?.[id],
  })
  return {
    ...translate(config),
    navigation: config.navigation.map((entry) => ({
      ...translate(entry),
      ...(entry.children ? { children: entry.children.map(translate) } : {}),
    })),
    sidebar: config.sidebar.map(translate),
  }
}

/** Everything in the configuration that can be translated, with its name in messages. */
const listTranslatable = ({ navigation, sidebar, ...site }: SiteConfig) => [
  { name: 'the site', entry: site as Translated<object> },
  ...[...navigation.flatMap((top) => [top, ...(top.children ?? [])]), ...sidebar].map(
    (entry): { name: string; entry: Translated<object> } => ({ name: `"${entry.title}"`, entry }),
  ),
]
