/** The packages that code can import. The build writes the list, because it gives files and exports new names. */
export interface PackageList {
  files: PackageFile[]
  /** The file that draws a component in the frame. */
  runtime: number
  packages: Record<string, PackageExports>
}

export interface PackageFile {
  /** From the root of the site: `/assets/engine-1a2b3c4d.js`. */
  address: string
  /** The length of its text, by which a truncated file is recognized. */
  length: number
  /** The files that it imports, as indexes. */
  imports: number[]
}

/** The exports of a package, each with its file and the name that it has there. */
export type PackageExports = Record<string, [file: number, name: string]>

/** The names that code uses of a package, sorted. */
export interface PackageUse {
  name: string
  names: string[]
}

/** A package as a module. It imports built files with `./` before their names, as they import each other. */
export interface PackageModule {
  name: string
  code: string
}

/** The name by which a built file is imported: `/assets/react-1a2b3c4d.js` -> `./react-1a2b3c4d.js`. */
export const getFileSpecifier = (address: string): string => `.${address.slice(address.lastIndexOf('/'))}`

/** Writes the modules of the packages that code uses. */
export const createPackageModules = ({ files, packages }: PackageList, uses: PackageUse[]): PackageModule[] =>
  uses.map(({ name, names }) => ({
    name,
    code: names
      .flatMap((exported) => {
        const [file, builtName] = packages[name]?.[exported] ?? []
        const address = files[file ?? -1]?.address
        if (address === undefined) return []
        return `export { ${builtName} as ${exported} } from ${JSON.stringify(getFileSpecifier(address))}\n`
      })
      .join(''),
  }))

/** Lists the files that code needs, each after the files that it imports. */
export function listFiles({ files, packages, runtime }: PackageList, uses: PackageUse[]): PackageFile[] {
  const found = new Set<PackageFile>()
  const add = (index: number | undefined) => {
    const file = files[index ?? -1]
    if (!file || found.has(file)) return
    for (const next of file.imports) add(next)
    found.add(file)
  }
  add(runtime)
  for (const { name, names } of uses) for (const exported of names) add(packages[name]?.[exported]?.[0])
  return [...found]
}
