import path from 'node:path'
import { groupBy } from 'es-toolkit'
import { getLineNumber, readText, type Problem } from '../../../core/node/files/problems.ts'
import { listFiles } from '../../../core/node/files/source-files.ts'
import { findNearest } from '../../../core/shared/find-nearest.ts'
import { getFileKind, withoutExtension, type SourceFile } from '../shared/demo-files.ts'
import { checkModule } from './check-module.ts'
import { readPosters, type Poster } from './posters/posters.ts'

export interface Demo {
  /** Stable and readable: `line-basic` for `demos/line/basic.tsx`. */
  id: string
  /** Path in the repository. */
  file: string
  title: string
  description: string
  keywords: string[]
  /** The demo itself first, then the files in the folder of the same name. */
  files: SourceFile[]
  poster?: Poster
  /** Set if another problem has to be fixed before its poster can be checked. */
  skipPosterCheck?: boolean
}

/** The chart that a demo belongs to: `line` for `demos/line/basic.tsx`. */
export const getChart = ({ file }: Pick<Demo, 'file'>): string => file.split('/')[1] ?? ''

/** The demos of each chart. */
export const groupByChart = (demos: Iterable<Demo>): Map<string, Demo[]> =>
  new Map(Object.entries(groupBy([...demos], getChart)))

const HEAD = /^\s*\/\*\*([\s\S]*?)\*\//
const FIELDS = ['title', 'description', 'keywords']

export interface Demos {
  /** By id. */
  demos: Map<string, Demo>
  problems: Problem[]
}

export function readDemos(root: string): Demos {
  const demos = new Map<string, Demo>()
  const { posters, problems } = readPosters(root)
  const skipPosterCheck = problems.length > 0
  for (const file of listFiles(root, 'demos', /^demos\/[^/]+\/[^/]+\.tsx$/)) {
    const { demo, problems: demoProblems } = readDemo(root, file)
    problems.push(...demoProblems)
    const { id } = demo
    const existing = demos.get(id)
    if (existing)
      problems.push({ file, line: 1, message: `${existing.file} has the same id "${id}"; rename one of them` })
    else demos.set(id, { ...demo, poster: posters.get(id), ...(skipPosterCheck ? { skipPosterCheck } : {}) })
  }
  return { demos, problems }
}

function readDemo(root: string, file: string): { demo: Demo; problems: Problem[] } {
  const base = path.posix.dirname(file)
  const parts = listFiles(root, file.replace(/\.tsx$/, ''), /./)
  const read = [file, ...parts].map((part) => ({ name: part.slice(base.length + 1), part, ...readText(root, part) }))
  const files = read.map(({ name, text = '' }): SourceFile => ({ name, source: text }))
  const problems = read.flatMap((result) => result.problems)
  const report = (part: string, message: string) => problems.push({ file: part, line: 1, message })
  let isBroken = problems.length > 0
  for (const { name, part, text } of read) {
    if (!getFileKind(name))
      report(part, 'a demo cannot have a file of this type; use js, jsx, ts, tsx, css, less, sass, scss, styl or json')
    if (text === undefined || text.trim() === '') continue
    const { parses, mistakes } = checkModule({ name, source: text }, files)
    isBroken ||= !parses
    problems.push(...mistakes.map((mistake) => ({ file: part, ...mistake })))
  }
  const source = read[0]?.text
  const head = parseHead(file, source ?? '')
  if (source?.trim() === '') report(file, 'the file is empty; write the demo or remove it')
  // the comment of a file that cannot be read is not checked
  else if (source !== undefined) problems.push(...head.problems)
  return {
    demo: { ...head.demo, files, ...(isBroken || !source?.trim() ? { skipPosterCheck: true } : {}) },
    problems,
  }
}

/** Reads the fields in the comment at the top of a demo. */
function parseHead(file: string, source: string): { demo: Omit<Demo, 'files'>; problems: Problem[] } {
  const problems: Problem[] = []
  const fields = new Map<string, string>()
  const misspelled = new Set<string | undefined>()
  const head = HEAD.exec(source)
  const report = (message: string, line = 1) => problems.push({ file, line, message })
  const start = getLineNumber(source, source.indexOf('/**'))
  head?.[1]?.split('\n').forEach((line, index) => {
    const text = line.replace(/^\s*\*?\s?/, '').trim()
    if (text === '') return
    const [, key = '', value = ''] = /^(\w+):\s*(.*)$/.exec(text) ?? []
    if (fields.has(key)) report(`the field "${key}" is duplicated; remove one`, start + index)
    else if (FIELDS.includes(key)) fields.set(key, value)
    else {
      const nearest = findNearest(key, FIELDS)
      misspelled.add(nearest)
      const hint = nearest ? `did you mean "${nearest}"?` : `the fields are ${FIELDS.join(', ')}, each on its own line`
      report(`"${text}" is not a field of a demo; ${hint}`, start + index)
    }
  })
  for (const key of ['title', 'description']) {
    if (!fields.get(key) && !misspelled.has(key))
      report(`the demo has no ${key}; start the file with a comment /** ${key}: ... */`)
  }
  const id = withoutExtension(file)
    .replace(/^demos\//, '')
    .replace('/', '-')
  const advice = 'use lowercase letters, digits and dashes in file names'
  if (!/^[a-z0-9-]+$/.test(id)) report(`the address of the demo "${id}" would need escaping; ${advice}`)
  const { title = '', description = '', keywords = '' } = Object.fromEntries(fields)
  const words = keywords.split(',').map((word) => word.trim())
  return { demo: { id, file, title, description, keywords: words.filter(Boolean) }, problems }
}
