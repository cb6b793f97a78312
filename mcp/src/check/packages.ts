import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** What a snippet can import. The compiler can also read the dependencies of these packages and their types. */
const PACKAGES = ['@opd/g2plot-react', '@antv/g2plot', '@antv/g2', 'react', 'react-dom', 'typescript']

/** A folder that only the compiler sees, with links to these packages. */
const LINKS = '/node_modules'

/** The declarations of the language and the browser. */
export const LIB_FOLDER = `${LINKS}/typescript/lib`

const READABLE = /(?:\.d\.[cm]?ts|\/package\.json)$/

/** Gives access to the declarations of the packages, and to no other file of the machine. */
export function openPackages(folder: string) {
  const links = findPackages(folder)
  // the longest first, because a package can contain others
  const names = [...links.keys()].toSorted((a, b) => b.length - a.length)
  /** Where a file or folder of a package is on the disk. Other names are not looked up at all. */
  const locate = (name: string): string | undefined => {
    // `import './'` asks for a folder with a slash at its end
    const normal = path.posix.normalize(name).replace(/\/$/, '')
    const link = names.find((one) => normal === one || normal.startsWith(`${one}/`))
    const real = link === undefined ? undefined : `${links.get(link)}${normal.slice(link.length)}`
    // a symbolic link inside the package can lead anywhere
    return real !== undefined && findRealPath(real) === real ? real : undefined
  }
  const locateFile = (name: string) => (READABLE.test(name) ? locate(name) : undefined)
  return {
    readFile(name: string): string | undefined {
      const file = locateFile(name)
      return file === undefined ? undefined : ts.sys.readFile(file)
    },
    fileExists(name: string): boolean {
      const file = locateFile(name)
      return file !== undefined && ts.sys.fileExists(file)
    },
    directoryExists(name: string): boolean {
      const real = locate(name)
      return real === undefined ? names.some((one) => one.startsWith(`${name}/`)) : ts.sys.directoryExists(real)
    },
    realpath: (name: string): string => locate(name) ?? name,
  }
}

const toSlashes = (name: string): string => name.replaceAll('\\', '/')

function findRealPath(name: string): string | undefined {
  try {
    return toSlashes(realpathSync.native(name))
  } catch {
    return undefined
  }
}

/** The folders of the packages: where the compiler looks for them, and where they really are. */
function findPackages(folder: string): Map<string, string> {
  const links = new Map<string, string>()
  const addPackage = (name: string, from: string, link?: string): void => {
    const found = findPackage(name, from)
    const real = found && findRealPath(found)
    if (!found || !real) return
    const isNew = !links.has(real)
    for (const one of [toSlashes(found), real, link ?? real]) links.set(one, real)
    if (isNew) for (const dependency of listDependencies(real)) addWithTypes(dependency, real)
  }
  const addWithTypes = (name: string, from: string, parent?: string): void => {
    for (const one of [name, `@types/${name}`]) addPackage(one, from, parent && `${parent}/${one}`)
  }
  for (const name of PACKAGES) addWithTypes(name, folder, LINKS)
  return links
}

/** Looks for a package like Node.js: in the folder and in all folders around it. */
function findPackage(name: string, from: string): string | undefined {
  const found = path.join(from, 'node_modules', name)
  if (existsSync(path.join(found, 'package.json'))) return found
  const parent = path.dirname(from)
  return parent === from ? undefined : findPackage(name, parent)
}

function listDependencies(folder: string): string[] {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
    peerDependencies?: Record<string, string>
  }
  return Object.keys({ ...dependencies, ...peerDependencies })
}
