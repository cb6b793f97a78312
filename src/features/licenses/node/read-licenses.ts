import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { difference, uniq } from 'es-toolkit'
import { z } from 'zod'
import { readText, type Problem } from '../../../core/node/files/problems.ts'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import { readYaml } from '../../../core/node/files/yaml.ts'

export const LICENSES = 'content/licenses.yaml'

const entrySchema = z.strictObject({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  /** The folder of a package that is inside another package. */
  folder: z.string().optional(),
  /** The file with the license text, for works that are not packages, such as fonts. */
  file: z.string().optional(),
})

export const listSchema = z.array(entrySchema)
export type Entry = z.infer<typeof entrySchema>

/** The license of a third-party work that visitors receive. */
export interface License {
  name: string
  version: string
  /** Its short name, such as MIT. */
  license: string
  text: string
  /** True if the package has no license file, so `text` is the standard text of its license. */
  hasStandardText: boolean
  isPackage: boolean
}

/** A license, and the message if something is wrong with it. */
interface CheckedLicense {
  license: License
  message?: string
}

/** Reads the list of licenses and compares it with the installed packages. A project without the file has none. */
export function readLicenses(root: string, project = projectRoot): { licenses?: License[]; problems: Problem[] } {
  if (!existsSync(path.join(root, LICENSES))) return { problems: [] }
  const { text: source = '[]', problems } = readText(root, LICENSES)
  const list = readYaml({ file: LICENSES, source, name: 'the list of licenses' }, listSchema)
  problems.push(...list.problems)
  const licenses = (list.data ?? []).map((entry, index) => {
    const { license, message } =
      entry.file === undefined ? readPackageLicense(project, entry) : readFileLicense(project, entry, entry.file)
    if (message) problems.push({ file: LICENSES, line: list.findLine([index]), message })
    return license
  })
  return { licenses, problems }
}

const UPDATE_ADVICE = 'run "npm run licenses"'

function readPackageLicense(project: string, entry: Entry): CheckedLicense {
  const { name, version, license, folder = `node_modules/${name}` } = entry
  const installed = readInstalledPackage(project, folder)
  const { text = '', hasStandardText = false } = installed ?? {}
  return {
    license: { name, version, license, text, hasStandardText, isPackage: true },
    message:
      installed?.name === name ? checkInstalled(entry, installed) : `${name} is not in ${folder}; ${UPDATE_ADVICE}`,
  }
}

function checkInstalled({ name, version, license }: Entry, installed: InstalledPackage): string | undefined {
  if (installed.version !== version)
    return `${name} is listed in version ${version}, but version ${installed.version} is installed; ${UPDATE_ADVICE}`
  if (installed.license !== license)
    return (
      `${name} is listed with the license ${license}, but has the license ${installed.license}; ` +
      `check the new license, then ${UPDATE_ADVICE}`
    )
  if (installed.text === undefined)
    return (
      `${name} has no license file, and there is no standard text for ${license}; ` +
      'add one to src/features/licenses/node/standard-texts'
    )
  return undefined
}

function readFileLicense(project: string, { name, version, license }: Entry, file: string): CheckedLicense {
  const { text = '', problems } = readText(project, file)
  return {
    license: { name, version, license, text: text.trim(), hasStandardText: false, isPackage: false },
    message: problems[0] && `the license text of ${name} in ${file}: ${problems[0].message}`,
  }
}

/** Reports differences between the packages in the scripts and the list of licenses. */
export function checkBundled(bundled: Pick<InstalledPackage, 'name' | 'version'>[], licenses: License[]): Problem[] {
  const inScripts = uniq(bundled.map(formatPackage))
  const inList = uniq(licenses.filter(({ isPackage }) => isPackage).map(formatPackage))
  return [
    ...difference(inScripts, inList).map((name) => `the scripts contain ${name}, which is not listed here`),
    ...difference(inList, inScripts).map((name) => `${name} is listed here, but the scripts do not contain it`),
  ].map((message) => ({ file: LICENSES, line: 1, message: `${message}; ${UPDATE_ADVICE}` }))
}

interface InstalledPackage extends Omit<License, 'text' | 'isPackage'> {
  /** Undefined if the package has no license file and its license has no standard text. */
  text?: string
}

const manifestSchema = z.object({ name: z.string(), version: z.string(), license: z.string().default('') })

/** Reads the license of an installed package. Undefined if the folder contains no package. */
function readInstalledPackage(root: string, folder: string): InstalledPackage | undefined {
  const packageFolder = path.join(root, folder)
  const manifest = path.join(packageFolder, 'package.json')
  if (!existsSync(manifest)) return undefined
  const { name, version, license } = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')))
  const ownText = readLicenseFiles(packageFolder)
  return { name, version, license, text: ownText || readStandardText(license, name), hasStandardText: ownText === '' }
}

/** The standard text of a license, without the copyright line. Undefined for a license without a file. */
function readStandardText(license: string, name: string): string | undefined {
  const file = path.join(import.meta.dirname, 'standard-texts', `${license}.txt`)
  if (!existsSync(file)) return undefined
  return `Copyright (c) the authors of ${name}\n\n${readFileSync(file, 'utf8').trimEnd()}`
}

const LICENSE_FILES = [/^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i, /^notice(?:\.(?:md|txt))?$/i]

/** The text of the license, then the text of the notice. */
function readLicenseFiles(folder: string): string {
  const files = readdirSync(folder)
  return LICENSE_FILES.flatMap((names) => files.find((file) => names.test(file)) ?? [])
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .map((text) => removeBundledLicenses(text).replaceAll('\r\n', '\n').trim())
    .join('\n\n')
}

/** Build tools list the licenses of the packages bundled into them, which visitors do not receive. */
const removeBundledLicenses = (text: string): string => text.split(/^#+ Licenses of bundled dependencies$/im)[0] ?? ''

/** Helper code that build tools add to the scripts. */
const TOOL_HELPERS: [modules: RegExp, name: string][] = [
  [/^\0vite\//, 'vite'],
  [/^\0rolldown\//, 'rolldown'],
  [/^\0@oxc-project\+runtime/, '@oxc-project/runtime'],
]

const PACKAGE_NAME = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/g

/** The folder of the package that contains a module. Undefined for a module of the site itself. */
export function findPackageFolder(module: string): string | undefined {
  const tool = TOOL_HELPERS.find(([modules]) => modules.test(module))?.[1]
  const names = tool ? [tool] : [...module.matchAll(PACKAGE_NAME)].map(([, name = '']) => name.replace('\\', '/'))
  return names.length === 0 ? undefined : names.map((name) => `node_modules/${name}`).join('/')
}

export interface BundledPackage extends InstalledPackage {
  folder: string
}

/** The packages of these modules, sorted by name. */
export function listBundledPackages(root: string, modules: string[]): BundledPackage[] {
  const folders = new Set(modules.flatMap((module) => findPackageFolder(module) ?? []))
  return [...folders]
    .flatMap((folder): BundledPackage[] => {
      const installed = readInstalledPackage(root, folder)
      return installed ? [{ ...installed, folder }] : []
    })
    .toSorted((a, b) => (formatPackage(a) < formatPackage(b) ? -1 : 1))
}

const formatPackage = ({ name, version }: Pick<InstalledPackage, 'name' | 'version'>): string => `${name} ${version}`
