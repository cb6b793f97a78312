import { partition } from 'es-toolkit'
import { createHeadingTarget } from '../../src/features/search/shared/index.ts'
import type { Page } from './data.ts'
import { InputError, suggestSimilar } from './names.ts'

/** A heading with the text up to the next heading of the same level. */
export interface Section {
  title: string
  level: number
  /** `good-to-know` */
  id: string
  /** Its own text without the sections inside it. */
  text: string
}

/** The parts of a page. The first one has no heading of level 2. */
export function splitSections(markdown: string): Section[] {
  const sections: Section[] = [{ title: '', level: 1, id: '', text: '' }]
  let fence = ''
  for (const line of markdown.split('\n')) {
    const [, mark = ''] = /^ *(`{3,}|~{3,})/.exec(line) ?? []
    if (fence === '') fence = mark
    else if (mark.startsWith(fence)) fence = ''
    const [, hashes = '', title = ''] = fence === '' ? (/^(#{2,4}) (.+)$/.exec(line) ?? []) : []
    if (hashes !== '') sections.push({ title, level: hashes.length, id: createId(title), text: '' })
    const last = sections.at(-1)
    if (last) last.text += `${line}\n`
  }
  return sections
}

const createId = (title: string): string => createHeadingTarget(title.replaceAll('\\', '')).slice(1)

/** The text of a section with the sections inside it. */
export function readSection(page: Page, name: string): string {
  const sections = splitSections(page.markdown)
  const id = createId(name)
  const start = sections.findIndex((section) => section.id === id && section.id !== '')
  const found = sections[start]
  if (!found) {
    const titles = sections.map(({ title }) => title).filter((title) => title !== '')
    const candidates = titles.map((title) => ({ id: title, names: [title] }))
    throw new InputError(
      `${page.route} has no section "${name}".${suggestSimilar([name], candidates)} Sections: ${titles.join(', ')}.`,
    )
  }
  const end = sections.findIndex(({ level }, index) => index > start && level <= found.level)
  return joinTexts(sections.slice(start, end < 0 ? undefined : end))
}

const joinTexts = (sections: Section[]): string => sections.map(({ text }) => text).join('')

/** The text of a section, or an empty one if the page does not have it. */
export const findSection = ({ markdown }: Page, title: string): string =>
  splitSections(markdown).find((section) => section.title === title)?.text ?? ''

/** The sections that fit into the limit, and the titles of the others. The longest are left out first. */
export function limitPage({ markdown }: Page, limit: number): { text: string; omitted: string[] } {
  const sections = splitSections(markdown)
  const omitted = new Set<Section>()
  let length = markdown.length
  for (const section of sections.slice(1).toSorted((a, b) => b.text.length - a.text.length)) {
    if (length <= limit) break
    omitted.add(section)
    length -= section.text.length
  }
  const [left, kept] = partition(sections, (section) => omitted.has(section))
  return { text: joinTexts(kept), omitted: left.map(({ title }) => title) }
}
