import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../problems.ts'
import { listFiles } from '../source.ts'

export interface Demo {
  /** Stable and readable: `line-basic` for `demos/line/basic.tsx`. */
  id: string
  /** Path in the repository. */
  file: string
  title: string
  description: string
  keywords: string[]
  /** The height of its stage in pixels, reserved before the chart is there. */
  height: number
}

const DEFAULT_HEIGHT = 320

const HEAD = /^\s*\/\*\*([\s\S]*?)\*\//

/** All demos, with what the comment at their head says of them. */
export function readDemos(root: string): { demos: Map<string, Demo>; problems: Problem[] } {
  const demos = new Map<string, Demo>()
  const problems: Problem[] = []
  for (const file of listFiles(root, 'demos', /^demos\/[^/]+\/[^/]+\.tsx$/)) {
    const { demo, problems: found } = readDemo(file, readFileSync(path.join(root, file), 'utf8'))
    problems.push(...found)
    const twin = demos.get(demo.id)
    if (twin) problems.push({ file, line: 1, message: `${twin.file} has the same id "${demo.id}"; rename one of them` })
    demos.set(demo.id, demo)
  }
  return { demos, problems }
}

export function readDemo(file: string, source: string): { demo: Demo; problems: Problem[] } {
  const problems: Problem[] = []
  const head = HEAD.exec(source)?.[1]
  const fields = new Map<string, string>()
  head?.split('\n').forEach((line, index) => {
    const text = line.replace(/^\s*\*?\s?/, '').trim()
    if (text === '') return
    const [, key = '', value = ''] = /^(\w+):\s*(.*)$/.exec(text) ?? []
    if (['title', 'description', 'keywords', 'height'].includes(key)) fields.set(key, value)
    else problems.push({ file, line: index + 1, message: `"${text}" is not a field of a demo; known are title, description, keywords and height, each on one line` })
  })
  for (const key of ['title', 'description']) {
    if (!fields.get(key)) problems.push({ file, line: 1, message: `the demo has no ${key}; begin the file with a comment /** ${key}: ... */` })
  }
  const height = Number(fields.get('height') ?? DEFAULT_HEIGHT)
  if (!Number.isInteger(height) || height <= 0) problems.push({ file, line: 1, message: `the height "${fields.get('height')}" is not a number of pixels` })
  const id = file.replace(/^demos\//, '').replace(/\.tsx$/, '').replace('/', '-')
  const keywords = (fields.get('keywords') ?? '').split(',').map((word) => word.trim()).filter(Boolean)
  return { demo: { id, file, title: fields.get('title') ?? '', description: fields.get('description') ?? '', keywords, height }, problems }
}
