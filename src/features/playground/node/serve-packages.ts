import path from 'node:path'
import { createBuilder, type Plugin } from 'vite'
import { RUNTIME_MODULE } from './package-modules.ts'
import { PACKAGE_LIST } from './packages.ts'

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
