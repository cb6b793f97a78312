import { createHash } from 'node:crypto'
import { removeRanges } from '../../../core/node/javascript/ranges.ts'
import { findTypesOf } from '../../../core/node/javascript/find-types.ts'
import { getJavaScriptName, groupByChart, listShownFiles, type Demo, type SourceFile } from '../../demos/node/index.ts'
import type { PublishedDemo } from '../shared/code-file.ts'

/** The folder of the files with the code of all demos. Their names contain a hash. */
export const DEMO_FILES_FOLDER = 'demo-files'

/** Writes the code of the demos of each chart to one file, for the playground. */
export async function createDemoFiles(demos: Iterable<Demo>) {
  /** The addresses of the files by chart. */
  const addresses: Record<string, string> = {}
  const files = [...groupByChart(demos)].map(async ([chart, own]) => {
    const content = JSON.stringify(await Promise.all(own.map(createPublishedDemo)))
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
    const address = `/${DEMO_FILES_FOLDER}/${chart}.${hash}.json`
    addresses[chart] = address
    return { address, content: () => content }
  })
  return { outputFiles: await Promise.all(files), addresses }
}

async function createPublishedDemo({ id, title, description, files }: Demo): Promise<PublishedDemo> {
  const shown = listShownFiles(files)
  return { id, title, description, files: shown, javascript: await Promise.all(shown.map(convertToJavaScript)) }
}

/** The file without its types. */
async function convertToJavaScript({ name, source }: SourceFile): Promise<SourceFile> {
  // as in the code view, whose types are known already
  const shown = source.trimEnd()
  const types = (await findTypesOf(shown, name.split('.').at(-1) ?? '')) ?? []
  return { name: getJavaScriptName(name), source: `${removeRanges(shown, types)}\n` }
}
