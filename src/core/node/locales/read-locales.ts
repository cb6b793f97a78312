import { findLocale } from '../../shared/routes.ts'
import type { Locale, SiteConfig } from '../../shared/site.ts'
import type { LocaleTexts, Translations } from '../../shared/texts/locale-texts.ts'
import { chinese } from '../../shared/texts/zh-CN.ts'
import type { Feature } from '../feature.ts'
import { formatSuggestion, type Problem } from '../files/problems.ts'
import type { SourceFile } from '../files/source-files.ts'

/** The language of the texts in the scripts. */
const ENGLISH = 'en-US'

/** The texts of core in other locales. */
const translations: Translations = { 'zh-CN': chinese }

export const isEnglishOnly = ({ locales }: SiteConfig): boolean => locales.every(({ id }) => id === ENGLISH)

type Report = (text: string, message: string) => void

/** The valid locales of the site, the default one first, and the problems of the others. */
export function readLocales(
  config: SiteConfig,
  features: Feature[],
  place: (text: string) => Pick<Problem, 'file' | 'line'>,
): { locales: [main: Locale, ...others: Locale[]]; problems: Problem[] } {
  const problems: Problem[] = []
  const report: Report = (text, message) => problems.push({ ...place(`'${text}'`), message })
  const valid: Locale[] = []
  for (const locale of config.locales) {
    const message = checkLocale(locale, valid, features)
    if (message) report(message.text, `locales: ${message.message}`)
    else valid.push(locale)
  }
  const main = valid.find(({ base }) => base === '/')
  if (!main && problems.length === 0) {
    problems.push({
      ...place('locales:'),
      message: 'locales: no locale has the base "/"; give it to the default locale',
    })
  }
  checkTranslations(config, report)
  const fallback: Locale = { id: ENGLISH, name: 'English', base: '/' }
  return { locales: [main ?? fallback, ...valid.filter(({ base }) => base !== '/')], problems }
}

function checkLocale(
  { id, base }: Locale,
  others: Locale[],
  features: Feature[],
): { text: string; message: string } | undefined {
  const known = [ENGLISH, ...Object.keys(translations)]
  if (!known.includes(id)) {
    const hint = formatSuggestion(id, known) || `; use ${known.join(' or ')}, or add its texts to shared/texts/`
    return { text: id, message: `there are no texts for the locale "${id}"${hint}` }
  }
  const withoutTexts = features.find(({ texts }) => id !== ENGLISH && texts && !texts[id])
  if (withoutTexts) {
    return {
      text: id,
      message: `the feature "${withoutTexts.name}" has no texts for "${id}"; add them to its shared/texts/`,
    }
  }
  if (others.some((other) => other.id === id)) {
    return { text: id, message: `two locales have the id "${id}"; keep one of them` }
  }
  if (!base.startsWith('/')) return { text: base, message: `the base "${base}" has no leading slash; write "/${base}"` }
  if (base !== '/' && !/^(?:\/[a-z0-9-]+)+$/.test(base)) {
    const message = `the base "${base}" needs lowercase letters, digits and dashes, without a slash at the end`
    return { text: base, message: `${message}; write it like "/zh"` }
  }
  const same = others.find((other) => other.base === base)
  if (same) return { text: base, message: `"${id}" has the same base "${base}" as "${same.id}"; give it another one` }
  return undefined
}

/** The texts of core and all features in a locale. Undefined for English. */
export function collectTexts(id: string, features: Feature[]): LocaleTexts | undefined {
  if (id === ENGLISH) return undefined
  const texts = [translations, ...features.map((feature) => feature.texts)].map((all) => all?.[id])
  return { id, texts: Object.assign({}, ...texts) as LocaleTexts['texts'] }
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
    ...(config.sections ? { sections: config.sections.map(translate) } : {}),
  }
}

/** Everything in the configuration that can be translated, with its name in messages. */
const listTranslatable = ({ navigation, sidebar, sections = [], ...site }: SiteConfig) => [
  { name: 'the site', entry: site as Translated<object> },
  ...[...navigation.flatMap((top) => [top, ...(top.children ?? [])]), ...sidebar, ...sections].map(
    (entry): { name: string; entry: Translated<object> } => ({ name: `"${entry.title}"`, entry }),
  ),
]
