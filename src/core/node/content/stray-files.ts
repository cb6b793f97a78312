import path from 'node:path'
import type { Problem } from '../files/problems.ts'
import { entriesOf, isHidden, type Entry } from '../files/source-files.ts'

/** What is read of each folder, and how a file must be named for it. */
const READ = [
  {
    folder: 'content',
    names:
      /\.md$|^content\/(?:changelog|licenses)\.yaml$|^content\/options\/(?:groups|addresses)\.yaml$|^content\/options\/.+\/[^/]+\.yaml$|^content\/glyphs\/[^/]+\.svg$/,
    advice:
      'a page ends in .md, descriptions of options stand in content/options/<package>/<Type>.yaml, drawings in content/glyphs/<chart>.svg',
  },
  {
    folder: 'demos',
    names: /^demos\/tsconfig\.json$|^demos\/[^/]+\/[^/]+\.tsx$/,
    advice: 'a demo is demos/<chart>/<name>.tsx, and its further files stand in a folder of its name',
  },
]

const WRONG_KINDS: Partial<Record<Entry['kind'], string>> = {
  'link to a folder': 'this link leads to a folder and is not followed; put the files here',
  'broken link': 'this link leads nowhere; mend or remove it',
  other: 'this is neither a file nor a folder; remove it',
}

/** Mistakes that would go unseen, because nothing reads what stands there. */
export function checkStrayFiles(root: string): Problem[] {
  return READ.flatMap(({ folder, names, advice }) => {
    const entries = entriesOf(root, folder).filter(({ name }) => !isHidden(name))
    const files = new Set(entries.filter(({ kind }) => kind === 'file').map(({ name }) => name))
    return entries.flatMap(({ name, kind }): Problem[] => {
      const told = (message: string): Problem[] => [{ file: name, line: 1, message }]
      if (kind === 'folder') return names.test(name) ? told('this is a folder, and a file was expected; rename it') : []
      if (kind !== 'file') return told(WRONG_KINDS[kind] ?? '')
      return names.test(name) || isPartOfDemo(name, files) ? [] : told(`nothing reads this file; ${advice}`)
    })
  })
}

/** `demos/line/slider/data.ts` belongs to `demos/line/slider.tsx`. */
function isPartOfDemo(file: string, files: Set<string>): boolean {
  const [demos, chart = '', name = '', ...rest] = file.split('/')
  return demos === 'demos' && rest.length > 0 && files.has(path.posix.join(demos, chart, `${name}.tsx`))
}
