import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Problem } from '../../../core/node/files/problems.ts'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import { readText } from '../../../core/node/files/read-text.ts'
import { readYaml } from '../../../core/node/files/yaml.ts'
import { readInstalled } from './installed-package.ts'

export const LICENCES = 'content/licences.yaml'

const entrySchema = z.strictObject({
  name: z.string(),
  version: z.string(),
  licence: z.string(),
  /** Of a package that lies inside another one. */
  folder: z.string().optional(),
  /** The text, for what is no package. */
  file: z.string().optional(),
})

export const listSchema = z.array(entrySchema)
export type Entry = z.infer<typeof entrySchema>

/** What visitors are sent that others have made. */
export interface Licence {
  name: string
  version: string
  licence: string
  text: string
  /** The package comes without a text; this is the usual one of its licence. */
  isUsual: boolean
  isPackage: boolean
}

/** The list of licences, held against what is installed. A project without the file has none. */
export function readLicences(root: string, project = projectRoot): { licences?: Licence[]; problems: Problem[] } {
  if (!existsSync(path.join(root, LICENCES))) return { problems: [] }
  const { text: source, problems } = readText(root, LICENCES)
  const {
    data = [],
    problems: mistakes,
    lineOf,
  } = readYaml({ file: LICENCES, source: source ?? '[]', name: 'the list of licences' }, listSchema)
  problems.push(...mistakes)
  const licences = data.map((entry, index) => {
    const { licence, mistake } =
      entry.file === undefined ? ofPackage(project, entry) : ofOther(project, entry, entry.file)
    if (mistake) problems.push({ file: LICENCES, line: lineOf([index]), message: mistake })
    return licence
  })
  return { licences, problems }
}

const AGAIN = 'run "npm run licences"'

function ofPackage(
  project: string,
  { name, version, licence, folder = `node_modules/${name}` }: Entry,
): { licence: Licence; mistake?: string } {
  const installed = readInstalled(project, folder)
  const found = {
    name,
    version,
    licence,
    text: installed?.text ?? '',
    isUsual: installed?.isUsual ?? false,
    isPackage: true,
  }
  if (!installed || installed.name !== name) return { licence: found, mistake: `${name} is not in ${folder}; ${AGAIN}` }
  if (installed.version !== version)
    return {
      licence: found,
      mistake: `${name} is listed in version ${version} and installed in version ${installed.version}; ${AGAIN}`,
    }
  if (installed.licence !== licence)
    return {
      licence: found,
      mistake: `${name} is listed under the licence ${licence} and comes under ${installed.licence}; look at it, then ${AGAIN}`,
    }
  if (installed.text === undefined)
    return {
      licence: found,
      mistake: `${name} comes without the text of its licence, and ${licence} has none in src/features/licenses/node/usual-texts.ts; add it there`,
    }
  return { licence: found }
}

function ofOther(
  project: string,
  { name, version, licence }: Entry,
  file: string,
): { licence: Licence; mistake?: string } {
  const { text = '', problems } = readText(project, file)
  return {
    licence: { name, version, licence, text: text.trim(), isUsual: false, isPackage: false },
    mistake: problems[0] && `the text of ${name} in ${file}: ${problems[0].message}`,
  }
}
