import type { SiteConfig } from '../../shared/site.ts'

interface Translated<Texts> {
  translations?: Record<string, Texts>
}

/** The configuration with all its texts in one locale. A text without a translation stays the same. */
export function translateConfig(config: SiteConfig, id: string): SiteConfig {
  const translate = <Entry extends Translated<object>>({ translations, ...entry }: Entry) => ({
    ...entry,
    ...translations?.[id],
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
export const listTranslatable = ({ navigation, sidebar, sections = [], ...site }: SiteConfig) => [
  { name: 'the site', entry: site as Translated<object> },
  ...[...navigation.flatMap((top) => [top, ...(top.children ?? [])]), ...sidebar, ...sections].map(
    (entry): { name: string; entry: Translated<object> } => ({ name: `"${entry.title}"`, entry }),
  ),
]
