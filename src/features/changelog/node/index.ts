import { existsSync } from 'node:fs'
import path from 'node:path'
import { CONFIG_FILE } from '../../../core/node/content/site-config.ts'
import type { Feature, FeatureContent, Project } from '../../../core/node/feature.ts'
import { readText, type Problem } from '../../../core/node/files/problems.ts'
import { escapeXml } from '../../../core/shared/escape.ts'
import { changelogText } from '../shared/texts/index.ts'
import { renderFeed } from './feed.ts'
import { readReleases, type Changelog } from './read-changelog.ts'
import { checkReleases, FACTS, readFacts } from './release-facts.ts'
import { renderChangelog } from './render.ts'

const FILE = 'content/changelog.yaml'
const ROUTE = '/changelog'
const FEED = '/changelog.xml'

/** The list of releases and its feed, both from one YAML file. */
export const changelog: Feature = {
  name: 'changelog',
  client: {
    activate: 'src/features/changelog/client/activate.ts',
    styles: { releases: 'src/features/changelog/client/changelog.css' },
  },
  queryKeys: ['type', 'chart'],
  sources: [
    { folder: 'content', isRead: (file) => file === FILE || file === FACTS, advice: `releases are in ${FILE}` },
  ],
  read(project) {
    const { root, config, componentPages, cache } = project
    // includes the reason why the file cannot be read, which may change
    const source = readText(root, FILE)
    // a project without the file is not compared with published packages
    const facts = existsSync(path.join(root, FACTS)) ? readText(root, FACTS) : undefined
    const pages = JSON.stringify([...componentPages])
    return cache.getOrCreate('changelog', [JSON.stringify([source, facts]), pages, JSON.stringify(config)], () => {
      const read = readReleases(FILE, source.text ?? '[]')
      const problems = [...source.problems, ...read.problems, ...(facts ? checkFacts(read, facts) : [])]
      return createContent({ ...read, problems }, project)
    })
  },
}

/** Compares the changelog with the published packages. */
function checkFacts(read: Changelog, source: ReturnType<typeof readText>): Problem[] {
  if (source.text === undefined) return source.problems
  const { facts, problems } = readFacts(source.text)
  return facts ? checkReleases(FILE, read, facts) : problems
}

function createContent({ releases, isComplete, newest, texts, problems }: Changelog, project: Project): FeatureContent {
  const { config, componentPages } = project
  const title = escapeXml(changelogText('changelog.feed', { name: config.name }))
  return {
    problems: [...problems, ...checkNewest(newest, project)],
    directives: {
      changelog: {
        example: '::changelog',
        expand: () => renderChangelog(releases, { componentPages, repository: config.repository }),
        hasAllIds: () => isComplete,
      },
    },
    inlineTexts: texts.map((entry) => ({ file: FILE, route: ROUTE, ...entry })),
    linkedFiles: [FEED],
    search: { entries: ({ file }) => (file.route === ROUTE ? { kind: 'changelog' } : {}) },
    document: () => ({ head: [`<link rel="alternate" type="application/atom+xml" title="${title}" href="${FEED}">`] }),
    outputFiles: () => [{ address: FEED, content: () => renderFeed(releases, config) }],
  }
}

/** Reports a newest release that is not the documented version. */
function checkNewest(newest: string | undefined, { config, findConfigLine }: Project): Problem[] {
  const { version } = config.library
  if (newest === undefined || newest === version) return []
  const message = `the version of the library is ${version}, but the newest in ${FILE} is ${newest}; make them the same`
  return [{ file: CONFIG_FILE, line: findConfigLine(`'${version}'`), message }]
}
