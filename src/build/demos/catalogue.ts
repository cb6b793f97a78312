import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { kindOfFile } from '../../shared/demo-files.ts'
import type { Problem } from '../problems.ts'
import { listFiles } from '../source.ts'
import { readPosters, type Poster } from './posters.ts'

/** A file of a demo. Its name is relative to the folder of the chart. */
export interface DemoFile {
  name: string
  source: string
}

export interface Demo {
  /** Stable and readable: `line-basic` for `demos/line/basic.tsx`. */
  id: string
  /** Path in the repository. */
  file: string
  title: string
  description: string
  keywords: string[]
  /** The demo itself first, then what stands in the folder of its name. */
  files: DemoFile[]
  poster?: Poster
}

const HEAD = /^\s*\/\*\*([\s\S]*?)\*\//
const FIELDS = ['title', 'description', 'keywords']

/** All demos, with what the comment at their head says of them. */
export function readDemos(root: string): { demos: Map<string, Demo>; problems: Problem[] } {
  const demos = new Map<string, Demo>()
  const problems: Problem[] = []
  const posters = readPosters(root)
  for (const file of listFiles(root, 'demos', /^demos\/[^/]+\/[^/]+\.tsx$/)) {
    const source = readFileSync(path.join(root, file), 'utf8')
    const { demo, problems: found } = describeDemo(file, source)
    problems.push(...found)
    const twin = demos.get(demo.id)
    if (twin) problems.push({ file, line: 1, message: `${twin.file} has the same id "${demo.id}"; rename one of them` })
    const parts = readParts(root, file)
    for (const { name } of parts) {
      if (!kindOfFile(name)) problems.push({ file, line: 1, message: `${name} is neither a module nor a text that a demo can have; known are js, jsx, ts, tsx, css, less, sass, scss, styl and json` })
    }
    const files = [{ name: path.posix.basename(file), source }, ...parts]
    demos.set(demo.id, { ...demo, files, poster: posters.get(demo.id) })
  }
  return { demos, problems }
}

/** `demos/line/slider/data.ts` belongs to `demos/line/slider.tsx`. */
function readParts(root: string, file: string): DemoFile[] {
  const folder = file.replace(/\.tsx$/, '')
  if (!existsSync(path.join(root, folder))) return []
  const base = path.posix.dirname(file)
  return listFiles(root, folder, /\.\w+$/).map((part) => ({ name: part.slice(base.length + 1), source: readFileSync(path.join(root, part), 'utf8') }))
}

export function describeDemo(file: string, source: string): { demo: Omit<Demo, 'files'>; problems: Problem[] } {
  const problems: Problem[] = []
  const fields = new Map<string, string>()
  HEAD.exec(source)?.[1]?.split('\n').forEach((line, index) => {
    const text = line.replace(/^\s*\*?\s?/, '').trim()
    if (text === '') return
    const [, key = '', value = ''] = /^(\w+):\s*(.*)$/.exec(text) ?? []
    if (FIELDS.includes(key)) fields.set(key, value)
    else problems.push({ file, line: index + 1, message: `"${text}" is not a field of a demo; known are ${FIELDS.join(', ')}, each on one line` })
  })
  for (const key of ['title', 'description']) {
    if (!fields.get(key)) problems.push({ file, line: 1, message: `the demo has no ${key}; begin the file with a comment /** ${key}: ... */` })
  }
  const id = file.replace(/^demos\//, '').replace(/\.tsx$/, '').replace('/', '-')
  const keywords = (fields.get('keywords') ?? '').split(',').map((word) => word.trim()).filter(Boolean)
  return { demo: { id, file, title: fields.get('title') ?? '', description: fields.get('description') ?? '', keywords }, problems }
}
