import type { Feature, SourceRule } from '../feature.ts'
import { FILE_PROBLEMS, type Problem } from '../files/problems.ts'
import { ADDRESS_FILE, REDIRECT_FILE } from './redirects.ts'
import { isHidden, listEntries, type Entry } from '../files/source-files.ts'

const PAGES: SourceRule = {
  folder: 'content',
  isRead: (file) => file.endsWith('.md') || file === ADDRESS_FILE || file === REDIRECT_FILE,
  advice: 'a page ends in .md',
}

const WRONG_KINDS: Partial<Record<Entry['kind'], string>> = {
  'link to a folder': 'this is a link to a folder, which is not followed; put the files here',
  'broken link': FILE_PROBLEMS.brokenLink,
  other: 'this is neither a file nor a folder; remove it',
}

/** Reports files that nothing reads: their mistakes would go unnoticed. */
export function checkStrayFiles(root: string, features: Feature[]): Problem[] {
  const rules = [PAGES, ...features.flatMap(({ sources = [] }) => sources)]
  const folders = new Set(rules.map(({ folder }) => folder))
  return [...folders].flatMap((folder) => {
    const own = rules.filter((rule) => rule.folder === folder)
    const entries = listEntries(root, folder).filter(({ name }) => !isHidden(name))
    const files = new Set(entries.filter(({ kind }) => kind === 'file').map(({ name }) => name))
    const isRead = (name: string) => own.some((rule) => rule.isRead(name, files))
    return entries.flatMap(({ name, kind }): Problem[] => {
      const report = (message: string): Problem[] => [{ file: name, line: 1, message }]
      if (kind === 'folder') return isRead(name) ? report(FILE_PROBLEMS.folder) : []
      if (kind !== 'file') return report(WRONG_KINDS[kind] ?? '')
      return isRead(name) ? [] : report(`nothing reads this file; ${own.map(({ advice }) => advice).join(', ')}`)
    })
  })
}
