import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { getStandardText } from './standard-texts.ts'

export interface InstalledPackage {
  name: string
  version: string
  /** The short name of its license, such as MIT. */
  license: string
  /** Undefined if the package has no license file and its license has no standard text. */
  text?: string
  /** True if the package has no license file, so `text` is the standard text of its license. */
  hasStandardText: boolean
}

const manifestSchema = z.object({ name: z.string(), version: z.string(), license: z.string().default('') })

/** Reads the license of an installed package. Undefined if the folder contains no package. */
export function readInstalledPackage(root: string, folder: string): InstalledPackage | undefined {
  const packageFolder = path.join(root, folder)
  const manifest = path.join(packageFolder, 'package.json')
  if (!existsSync(manifest)) return undefined
  const { name, version, license } = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')))
  const ownText = readLicenseFiles(packageFolder)
  return { name, version, license, text: ownText || getStandardText(license, name), hasStandardText: ownText === '' }
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

export const formatPackage = ({ name, version }: Pick<InstalledPackage, 'name' | 'version'>): string =>
  `${name} ${version}`
