import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { difference, mapAsync, uniq } from 'es-toolkit'
import ts from 'typescript'
import { z } from 'zod'
import { compareVersions, downloadPackage, listPublishedVersions } from '../../../library/node/published-packages.ts'
import { FACTS, factsSchema, type Facts, type ReleaseFacts } from './release-facts.ts'

const versionsSchema = z.record(z.string(), z.string()).default({})

const manifestSchema = z.object({
  main: z.string(),
  module: z.string().optional(),
  types: z.string().optional(),
  dependencies: versionsSchema,
  peerDependencies: versionsSchema,
})

/** The parts of a published package that its users depend on. */
interface PublishedPackage {
  /** Exported names, of types too. */
  names: string[]
  /** All type definitions and all scripts that the entries import, without comments and line breaks. */
  types: string
  code: string
  /** Version ranges by name, such as `lodash (peer)`. */
  dependencies: Map<string, string>
}

/** Reads an unpacked package. Files that its entries do not import are ignored. */
export function readPublishedPackage(folder: string): PublishedPackage {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8')
  const { main, module = main, types, dependencies, peerDependencies } = manifestSchema.parse(JSON.parse(text))
  const resolve = (file: string, extension: string) => {
    const entry = path.join(folder, file)
    const found = findFile(entry, extension)
    if (found === undefined) throw new Error(`the package has no ${extension} file for its entry ${file}`)
    return found
  }
  const typesEntry = resolve(types ?? main.replace(/\.js$/, ''), '.d.ts')
  const moduleEntry = resolve(module, '.js')
  return {
    names: uniq([...listExports(typesEntry), ...listExports(moduleEntry)]),
    types: joinFiles(typesEntry, '.d.ts'),
    code: joinFiles(moduleEntry, '.js') + joinFiles(resolve(main, '.js'), '.js'),
    dependencies: new Map([
      ...Object.entries(dependencies),
      ...Object.entries(peerDependencies).map(([name, range]) => [`${name} (peer)`, range] as const),
    ]),
  }
}

const findFile = (base: string, extension: string): string | undefined =>
  [base, base + extension, path.join(base, `index${extension}`)].find(
    (file) => file.endsWith(extension) && existsSync(file) && statSync(file).isFile(),
  )

function listExports(file: string): string[] {
  const program = ts.createProgram([file], { allowJs: true, noLib: true, types: [] })
  const source = program.getSourceFile(file)
  const checker = program.getTypeChecker()
  const symbol = source && checker.getSymbolAtLocation(source)
  return symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : []
}

/** The normalized text of a file and of all files that it imports, with their paths. */
function joinFiles(entry: string, extension: string): string {
  const texts = new Map<string, string>()
  const add = (file: string) => {
    if (texts.has(file)) return
    const text = readFileSync(file, 'utf8')
    texts.set(file, normalize(file, text))
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      const imported = fileName.startsWith('.') && findFile(path.join(path.dirname(file), fileName), extension)
      if (imported) add(imported)
    }
  }
  add(entry)
  // from the folder of the entry, because the types moved to another folder
  const lines = [...texts].map(([file, text]) => `${path.relative(path.dirname(entry), file)}: ${text}\n`)
  return lines.toSorted().join('')
}

const printer = ts.createPrinter({ removeComments: true })

/** Removes comments, references to other types, and line breaks. */
const normalize = (file: string, text: string): string =>
  printer
    .printFile(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
    .replaceAll(/^\/\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

export function comparePackages(before: PublishedPackage, after: PublishedPackage): Omit<ReleaseFacts, 'previous'> {
  const dependencies = new Set([...before.dependencies.keys(), ...after.dependencies.keys()])
  return {
    added: difference(after.names, before.names).toSorted(),
    removed: difference(before.names, after.names).toSorted(),
    typesChanged: before.types !== after.types,
    codeChanged: before.code !== after.code,
    dependencies: [...dependencies].toSorted().flatMap((name) => {
      const [from = 'none', to = 'none'] = [before.dependencies.get(name), after.dependencies.get(name)]
      return from === to ? [] : [`${name}: ${from} -> ${to}`]
    }),
  }
}

/** Downloads all published versions of the package and writes how each differs from the one before it. */
export async function writeReleaseFacts(root: string, name: string, log: (line: string) => void): Promise<void> {
  const file = path.join(root, FACTS)
  const before: Facts = existsSync(file)
    ? factsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { releases: {}, unavailable: [] }
  const versions = await listPublishedVersions(name)
  const lost = difference(Object.keys(before.releases), versions)
  // a mirror can lack versions, and their facts would be replaced by those of a longer interval
  if (lost.length > 0) throw new Error(`the registry no longer has ${lost.join(', ')}; use one that has all versions`)
  const folder = mkdtempSync(path.join(tmpdir(), 'release-facts-'))
  try {
    const packages = await downloadAll(name, versions, folder)
    const unavailable = difference(before.unavailable, versions)
    const facts: Facts = { releases: createFacts(packages), unavailable: unavailable.toSorted(compareNewestFirst) }
    writeFileSync(file, `${JSON.stringify(facts, null, 2)}\n`)
    log(`${FACTS} describes ${versions.length} versions of ${name}.`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const compareNewestFirst = (a: string, b: string): number => compareVersions(b, a)

/** The facts of each version, newest first. */
export function createFacts(packages: Map<string, PublishedPackage>): Facts['releases'] {
  const versions = [...packages.keys()].toSorted(compareNewestFirst)
  const entries = versions.map((version, index): [string, ReleaseFacts] => {
    const previous = versions[index + 1]
    const after = packages.get(version)
    const before = previous === undefined ? after : packages.get(previous)
    if (!before || !after) throw new Error(`version ${version} was not read`)
    return [version, { previous, ...comparePackages(before, after) }]
  })
  return Object.fromEntries(entries)
}

/** More downloads at a time are not faster. */
const DOWNLOADS = { concurrency: 6 }

async function downloadAll(name: string, versions: string[], folder: string): Promise<Map<string, PublishedPackage>> {
  const packages = await mapAsync(
    versions,
    async (version): Promise<[string, PublishedPackage]> => {
      await downloadPackage(name, version, path.join(folder, version))
      return [version, readPublishedPackage(path.join(folder, version, 'package'))]
    },
    DOWNLOADS,
  )
  return new Map(packages)
}
