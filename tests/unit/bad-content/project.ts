import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SiteConfig } from '../../../src/core/shared/site.ts'
import { checkBuild } from '../../../src/core/node/vite/build-site.ts'
import { features } from '../../../src/features.ts'
import { readContent } from '../../../src/core/node/content/content.ts'
import { readDemos } from '../../../src/features/demos/node/read-demos.ts'
import {
  getPosterFile,
  hashDemoSource,
  POSTER_INDEX,
  POSTER_SIZES,
  readPosterInputs,
} from '../../../src/features/demos/node/posters/posters.ts'
import type { BuildCache } from '../../../src/core/node/files/cache.ts'
import { sortProblems } from '../../../src/core/node/files/problems.ts'
import type { Mistake } from './mistake.ts'
import { configSource, validConfig, validFiles } from './valid-project.ts'

/** A project in a temporary folder. */
export interface Project {
  root: string
  config: SiteConfig
  /** Makes a mistake and returns a function that reverts it. */
  applyMistake: (mistake: Pick<Mistake, 'files' | 'links' | 'config'>) => () => void
  remove: () => void
}

export async function makeProject(): Promise<Project> {
  const root = mkdtempSync(path.join(tmpdir(), 'project-'))
  const config = validConfig()
  for (const [file, text] of Object.entries({ ...validFiles, 'site.config.ts': configSource(config) }))
    put(path.join(root, file), text)
  for (const [file, text] of await createPosters(root)) put(path.join(root, file), text)
  return {
    root,
    config,
    applyMistake: ({ files = {}, links = {}, config: change }) => {
      const undo = Object.entries(files).map(([file, text]) => {
        const target = path.join(root, file)
        return put(target, typeof text === 'function' ? text(readFileSync(target, 'utf8')) : text)
      })
      for (const [link, to] of Object.entries(links)) {
        symlinkSync(to, path.join(root, link))
        undo.push(() => rmSync(path.join(root, link)))
      }
      if (change) {
        const before = structuredClone(config)
        change(config)
        undo.push(() => Object.assign(config, before), put(path.join(root, 'site.config.ts'), configSource(config)))
      }
      return () => undo.toReversed().forEach((step) => step())
    },
    remove: () => rmSync(root, { recursive: true }),
  }
}

/** Writes or removes a file and returns a function that reverts this. */
function put(file: string, text: string | Buffer | null): () => void {
  const before = existsSync(file) ? readFileSync(file) : undefined
  const made = mkdirSync(path.dirname(file), { recursive: true }) ?? file
  if (text === null) rmSync(file)
  else writeFileSync(file, text)
  return () => (before === undefined ? rmSync(made, { recursive: true }) : writeFileSync(file, before))
}

/** Posters that are up to date. */
async function createPosters(root: string): Promise<[string, string][]> {
  const { demos } = readDemos(root)
  const entries = [...demos].map(async ([id, demo]): Promise<[string, object]> => [
    id,
    { source: await hashDemoSource(demo.files), heights: Object.fromEntries(POSTER_SIZES.map((size) => [size, 320])) },
  ])
  const index = Object.fromEntries(await Promise.all(entries))
  const posters = [...demos.keys()].flatMap((id) =>
    POSTER_SIZES.map((size): [string, string] => [getPosterFile(id, size), '<svg ></svg>']),
  )
  return [[POSTER_INDEX, JSON.stringify({ drawnWith: await readPosterInputs(), demos: index })], ...posters]
}

/** The problems that a build reports, as `file:line  message`. With a cache, those of the development server. */
export async function collectProblems(
  { root, config }: Pick<Project, 'root' | 'config'>,
  cache?: BuildCache,
): Promise<string[]> {
  const content = await readContent(root, config, features, cache)
  return sortProblems([...content.problems, ...(await checkBuild(content))]).map(
    ({ file, line, message }) => `${file}:${line}  ${message}`,
  )
}
