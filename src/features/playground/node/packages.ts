import { createRequire } from 'node:module'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createBuilder, parseSync, type Plugin, type Rolldown } from 'vite'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import { library } from '../../../library/node/index.ts'
import type { PackageExports, PackageFile, PackageList } from '../shared/packages.ts'

// The frame uses the files that the build makes for the pages, so nothing is bundled or downloaded twice. But the
// build gives exports new names and removes those that nobody uses. So it also gets these modules, which export
// everything that code may import.

/** Packages of which a page loads only the charts that it has. */
export const CHART_PACKAGES = Object.keys(library.availableExports)

/** Packages that are CommonJS, whose exports exist only while the code runs. */
export const REACT_PACKAGES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']

const MODULE = 'playground:'

/** The module with the code that draws, and with the exports of the React packages. */
const RUNTIME_MODULE = `${MODULE}runtime`

const DRAWING = '/src/features/playground/client/frame/draw.tsx'

/** The module with the exports of a chart package. */
const getPackageModule = (name: string): string => MODULE + name

const require = createRequire(path.join(projectRoot, 'package.json'))

/** The names that a package exports. */
export function listNames(name: string): string[] {
  const available = library.availableExports[name]
  if (available) return listExports(name).filter((exported) => available.test(exported))
  const names = Object.keys(require(name) as object).filter(
    (exported) => !exported.startsWith('__') && exported !== 'default',
  )
  return ['default', ...names]
}

/** The name of an export of a React package in the runtime, which has those of all. */
const getRuntimeName = (name: string, exported: string): string => `${name.replaceAll(/\W/g, '_')}$${exported}`

/** Creates the code of one of these modules. */
function createPackageModule(module: string): string | undefined {
  if (module === RUNTIME_MODULE)
    return [`export * from '${DRAWING}'`, exportPackage(), ...REACT_PACKAGES.map(exportReact)].join('\n')
  const name = CHART_PACKAGES.find((one) => getPackageModule(one) === module)
  return name && `export { ${listNames(name).join(', ')} } from '${name}'`
}

const { exportedPackage } = library

function exportPackage(): string {
  const names = listNames(exportedPackage.content).join(', ')
  const own = getRuntimeName(exportedPackage.package, exportedPackage.name)
  return `import { ${names} } from '${exportedPackage.content}'\nexport const ${own} = { ${names} }`
}

/** Only named imports: for others, all scripts of the site would need a helper of the bundler. */
function exportReact(name: string): string {
  const [main, ...others] = listNames(name).map((exported) => ({ exported, own: getRuntimeName(name, exported) }))
  return [
    `import { ${others.map(({ exported, own }) => `${exported} as ${own}`).join(', ')} } from '${name}'`,
    `const ${main?.own} = { ${others.map(({ exported, own }) => `${exported}: ${own}`).join(', ')} }`,
    `export { ${[main, ...others].map((entry) => entry?.own).join(', ')} }`,
  ].join('\n')
}

/** The names that a package exports, read from its ES modules. Running the chart engine would take a second. */
export function listExports(name: string): string[] {
  const folder = path.join(projectRoot, 'node_modules', name)
  const { module } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { module: string }
  return listExportsOfFile(path.join(folder, module))
}

function listExportsOfFile(file: string): string[] {
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module
  return staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName, moduleRequest }) => {
      if (exportName.name !== null) return [exportName.name]
      // `export *`
      return moduleRequest ? listExportsOfFile(resolve(path.dirname(file), moduleRequest.value)) : []
    })
}

function resolve(folder: string, request: string): string {
  const file = path.join(folder, `${request}.js`)
  return existsSync(file) ? file : path.join(folder, request, 'index.js')
}

/** The name of the list among the files of the build, without its hash. */
const PACKAGE_LIST = 'packages.json'

/** By the root of a site that was built. The build changes the address when the scripts are bundled. */
const lists = new Map<string, string>()

export const getPackageList = (root: string): string => lists.get(root) ?? DEVELOPMENT_LIST

/** Builds what the frame needs together with the scripts of the pages, and writes the list of packages. */
export function buildPackages(root: string): Plugin {
  return {
    name: 'playground:packages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const id of [RUNTIME_MODULE, ...CHART_PACKAGES.map(getPackageModule)]) {
        const name = id === RUNTIME_MODULE ? 'frame-runtime' : undefined
        this.emitFile({ type: 'chunk', id, name, preserveSignature: 'strict' })
      }
    },
    resolveId: (id) => (createPackageModule(id) === undefined ? undefined : `\0${id}`),
    load: (id) => (id.startsWith('\0') ? createPackageModule(id.slice(1)) : undefined),
    generateBundle: {
      // the lengths are those of the final files
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const list = createPackageList(chunks)
        // they contain nothing but names, which are in the list now
        for (const name of CHART_PACKAGES) delete bundle[findChunk(chunks, getPackageModule(name)).fileName]
        const reference = this.emitFile({ type: 'asset', name: PACKAGE_LIST, source: JSON.stringify(list) })
        lists.set(root, `/${this.getFileName(reference)}`)
      },
    },
  }
}

function createPackageList(chunks: Rolldown.OutputChunk[]): PackageList {
  const files: PackageFile[] = []
  const indexes = new Map<string, number>()
  const addFile = (fileName: string): number => {
    const known = indexes.get(fileName)
    if (known !== undefined) return known
    const chunk = chunks.find((one) => one.fileName === fileName)
    if (!chunk || (chunk.facadeModuleId && chunk.facadeModuleId !== `\0${RUNTIME_MODULE}`))
      throw new Error(`the frame of the playground would load ${fileName}, which is only for pages`)
    const imports = chunk.imports.map(addFile)
    const index = files.push({ address: `/${fileName}`, length: chunk.code.length, imports }) - 1
    indexes.set(fileName, index)
    return index
  }
  const runtime = addFile(findChunk(chunks, RUNTIME_MODULE).fileName)
  const packages: Record<string, PackageExports> = {}
  for (const name of CHART_PACKAGES) packages[name] = readReexports(findChunk(chunks, getPackageModule(name)), addFile)
  for (const name of REACT_PACKAGES)
    packages[name] = Object.fromEntries(
      listNames(name).map((exported) => [exported, [runtime, getRuntimeName(name, exported)]]),
    )
  packages[exportedPackage.package] = {
    ...packages[exportedPackage.package],
    [exportedPackage.name]: [runtime, getRuntimeName(exportedPackage.package, exportedPackage.name)],
  }
  return { files, runtime, packages }
}

function findChunk(chunks: Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === `\0${module}`)
  if (!chunk) throw new Error(`${module} was not built`)
  return chunk
}

/** Reads in which file each export of a chunk is, and by which name. The chunk must contain nothing else. */
function readReexports(
  { fileName, code, exports }: Rolldown.OutputChunk,
  addFile: (fileName: string) => number,
): PackageExports {
  const { module } = parseSync(fileName, code)
  const locate = (specifier: string, name: string | null): [number, string] => [
    addFile(path.posix.join(path.posix.dirname(fileName), specifier)),
    name ?? 'default',
  ]
  const imported = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName, localName }) => [localName.value, locate(moduleRequest.value, importName.name)]),
    ),
  )
  const found: PackageExports = {}
  for (const { exportName, importName, localName, moduleRequest } of module.staticExports.flatMap(
    (one) => one.entries,
  )) {
    const place = moduleRequest ? locate(moduleRequest.value, importName.name) : imported.get(localName.name ?? '')
    if (place && exportName.name) found[exportName.name] = place
  }
  const missing = exports.filter((name) => !(name in found))
  if (missing.length > 0) throw new Error(`${fileName} contains ${missing.join(', ')} itself`)
  return found
}

/** The address of the list of packages during development. */
const DEVELOPMENT_LIST = '/playground/packages.json'

type Files = Map<string, string>

/** Builds the packages on the first request during development, because the frame can load only built files. */
export function servePackages(root: string): Plugin {
  let building: Promise<Files> | undefined
  return {
    name: 'playground:serve-packages',
    apply: 'serve',
    config: () => ({
      // otherwise the first edit reloads the page
      optimizeDeps: {
        include: [
          'sucrase/dist/esm/index.js',
          'sucrase/dist/esm/parser/index.js',
          'sucrase/dist/esm/parser/tokenizer/keywords.js',
          'sucrase/dist/esm/parser/tokenizer/types.js',
        ],
      },
    }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = (request.url ?? '').replace(/\?.*$/, '')
        if (address !== DEVELOPMENT_LIST && !address.startsWith('/assets/')) return next()
        building ??= build(root)
        building
          .then((files) => {
            const text = files.get(address)
            if (text === undefined) return next()
            const type = address.endsWith('.json') ? 'application/json' : 'text/javascript'
            response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(text)
          })
          .catch((error: unknown) => {
            building = undefined
            next(error)
          })
      })
    },
  }
}

/** Builds with the configuration of the site, but without its pages. */
async function build(root: string): Promise<Files> {
  const builder = await createBuilder({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    environments: { client: { build: { write: false, rolldownOptions: { input: RUNTIME_MODULE } } } },
  })
  const { client } = builder.environments
  if (!client) throw new Error('the configuration has no client environment')
  const [result] = [await builder.build(client)].flat()
  if (!result || !('output' in result)) throw new Error('the packages were not built')
  return new Map(
    result.output.map((file) => {
      if (file.type === 'chunk') return [`/${file.fileName}`, file.code]
      const isList = file.names.includes(PACKAGE_LIST)
      return [isList ? DEVELOPMENT_LIST : `/${file.fileName}`, String(file.source)]
    }),
  )
}
