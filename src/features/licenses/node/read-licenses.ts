import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Problem } from '../../../core/node/files/problems.ts'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import { readText } from '../../../core/node/files/read-text.ts'
import { readYaml } from '../../../core/node/files/yaml.ts'
import { readInstalled } from './installed-package.ts'

export const LICENSES = 'content/licenses.yaml'

const entrySchema = z.strictObject({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  /** Of a package that lies inside another one. */
  folder: z.string().optional(),
  /** The text, for what is no package. */
  file: z.string().optional(),
})

export const listSchema = z.array(entrySchema)
export type Entry = z.infer<typeof entrySchema>

/** What visitors are sent that others have made. */
export interface License {
  name: string
  version: string
  license: string
  text: string
  /** The package comes without a text; this is the usual one of its license. */
  isUsual: boolean
  isPackage: boolean
}

/** The list of licenses, held against what is installed. A project without the file has none. */
export function readLicenses(root: string, project = projectRoot): { licenses?: License[]; problems: Problem[] } {
  if (!existsSync(path.join(root, LICENSES))) return { problems: [] }
  const { text: source, problems } = readText(root, LICENSES)
  const {
    data = [],
    problems: mistakes,
    findLine,
  } = readYaml({ file: LICENSES, source: source ?? '[]', name: 'the list of licenses' }, listSchema)
  problems.push(...mistakes)
  const licenses = data.map((entry, index) => {
    const { license, mistake } =
      entry.file === undefined ? ofPackage(project, entry) : ofOther(project, entry, entry.file)
    if (mistake) problems.push({ file: LICENSES, line: findLine([index]), message: mistake })
    return license
  })
  return { licenses, problems }
}

const AGAIN = 'run "npm run licenses"'

function ofPackage(
  project: string,
  { name, version, license, folder = `node_modules/${name}` }: Entry,
): { license: License; mistake?: string } {
  const installed = readInstalled(project, folder)
  const found = {
    name,
    version,
    license,
    text: installed?.text ?? '',
    isUsual: installed?.isUsual ?? false,
    isPackage: true,
  }
  if (!installed || installed.name !== name) return { license: found, mistake: `${name} is not in ${folder}; ${AGAIN}` }
  if (installed.version !== version)
    return {
      license: found,
      mistake: `${name} is listed in version ${version} and installed in version ${installed.version}; ${AGAIN}`,
    }
  if (installed.license !== license)
    return {
      license: found,
      mistake: `${name} is listed under the license ${license} and comes under ${installed.license}; look at it, then ${AGAIN}`,
    }
  if (installed.text === undefined)
    return {
      license: found,
      mistake: `${name} comes without the text of its license, and ${license} has none in src/features/licenses/node/usual-texts.ts; add it there`,
    }
  return { license: found }
}

function ofOther(
  project: string,
  { name, version, license }: Entry,
  file: string,
): { license: License; mistake?: string } {
  const { text = '', problems } = readText(project, file)
  return {
    license: { name, version, license, text: text.trim(), isUsual: false, isPackage: false },
    mistake: problems[0] && `the text of ${name} in ${file}: ${problems[0].message}`,
  }
}
