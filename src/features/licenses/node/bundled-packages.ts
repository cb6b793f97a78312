import type { Problem } from '../../../core/node/files/problems.ts'
import { readInstalled, type InstalledPackage } from './installed-package.ts'
import { LICENSES, type License } from './read-licenses.ts'

/** Helpers that the tools themselves put into the scripts. */
const OF_TOOLS: [modules: RegExp, name: string][] = [
  [/^\0vite\//, 'vite'],
  [/^\0rolldown\//, 'rolldown'],
  [/^\0@oxc-project\+runtime/, '@oxc-project/runtime'],
]

const NAME = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/g

/** Where the package of a module lies; undefined for a module of the site itself. */
export function findPackageFolder(module: string): string | undefined {
  const tool = OF_TOOLS.find(([modules]) => modules.test(module))?.[1]
  const names = tool ? [tool] : [...module.matchAll(NAME)].map(([, name = '']) => name.replace('\\', '/'))
  return names.length === 0 ? undefined : names.map((name) => `node_modules/${name}`).join('/')
}

export interface BundledPackage extends InstalledPackage {
  folder: string
}

/** The packages that modules of the scripts come from, by name. */
export function listBundledPackages(root: string, modules: string[]): BundledPackage[] {
  const folders = new Set(modules.flatMap((module) => findPackageFolder(module) ?? []))
  return [...folders]
    .flatMap((folder): BundledPackage[] => {
      const installed = readInstalled(root, folder)
      return installed ? [{ ...installed, folder }] : []
    })
    .toSorted((a, b) => (identity(a) < identity(b) ? -1 : 1))
}

/** The list of licenses and the scripts name the same packages. */
export function checkBundled(bundled: Pick<InstalledPackage, 'name' | 'version'>[], licenses: License[]): Problem[] {
  const listed = licenses.filter(({ isPackage }) => isPackage)
  const inScripts = new Set(bundled.map(identity))
  const inList = new Set(listed.map(identity))
  return [
    ...bundled
      .filter((one) => !inList.has(identity(one)))
      .map((one) => told(`the scripts hold ${identity(one)}, which is not listed here`)),
    ...listed
      .filter((one) => !inScripts.has(identity(one)))
      .map((one) => told(`${identity(one)} is listed here, and no script holds anything of it`)),
  ]
}

const told = (message: string): Problem => ({ file: LICENSES, line: 1, message: `${message}; run "npm run licenses"` })

const identity = ({ name, version }: { name: string; version: string }): string => `${name} ${version}`
