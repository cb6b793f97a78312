import path from 'node:path'
import { parseSync, type Plugin, type Rolldown, createBuilder } from 'vite'
import type { PackageExports, PackageFile, PackageList } from '../shared/packages.ts'
import {
  CHART_PACKAGES,
  G2_OBJECT,
  createPackageModule,
  getPackageModule,
  getRuntimeName,
  listNames,
  REACT_PACKAGES,
  RUNTIME_MODULE,
} from './package-modules.ts'

/** The name of the list among the files of the build, without its hash. */
const PACKAGE_LIST = 'packages.json'

/** Builds what the frame needs together with the scripts of the pages, and writes the list of packages. */
export function buildPackages(onWritten: (address: string) => void): Plugin {
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
        onWritten(`/${this.getFileName(reference)}`)
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
  packages[G2_OBJECT.package] = {
    ...packages[G2_OBJECT.package],
    [G2_OBJECT.name]: [runtime, getRuntimeName(G2_OBJECT.package, G2_OBJECT.name)],
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
export const DEVELOPMENT_LIST = '/playground/packages.json'

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
