import { createHash } from 'node:crypto'
import type { OutputFile } from '../../../core/node/feature.ts'

/** Files with data about components, which the editor loads one by one. */
export interface ComponentFiles<File> {
  /** A hash of all files, for their addresses. */
  version: string
  components: string[]
  /** By name: `LineChart`, or a name for what several components share. */
  files: Map<string, File>
}

export function createComponentFiles<File>(components: string[], files: Map<string, File>): ComponentFiles<File> {
  const version = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 10)
  return { version, components, files }
}

/** The files for the build. */
export const listOutputFiles = <File>(
  { version, files }: ComponentFiles<File>,
  getAddress: (name: string, version: string) => string,
): OutputFile[] =>
  [...files].map(([name, file]) => ({ address: getAddress(name, version), content: () => JSON.stringify(file) }))

/** The code of a virtual module with the components that have files, and the version of the files. */
export const createFilesModule = ({ version, components }: ComponentFiles<unknown>): string =>
  `export const version = ${JSON.stringify(version)}\nexport const components = ${JSON.stringify(components)}\n`
