import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createBuilder } from 'vite'
import { parse, stringify } from 'yaml'
import { listBundledModules } from '../../../core/node/vite/build-site.ts'
import { LICENSES, listBundledPackages, listSchema, type BundledPackage, type Entry } from './read-licenses.ts'

const HEAD = `# What the site sends to visitors and others have made. The texts come from the packages themselves.
# "npm run licenses" writes the packages from what the scripts hold; what has a "file" is no package and stays.
`

/** Updates the list of licenses to the packages in the scripts. */
export async function writeLicenses(root: string, log: (line: string) => void): Promise<void> {
  const file = path.join(root, LICENSES)
  const before = existsSync(file) ? listSchema.parse(parse(readFileSync(file, 'utf8')) ?? []) : []
  const packages = listBundledPackages(root, listBundledModules(await bundle(root))).map(createEntry)
  const entries = [...before.filter((entry) => entry.file !== undefined), ...packages]
  writeFileSync(file, HEAD + stringify(entries))
  log(`${LICENSES} lists ${packages.length} packages.`)
}

function createEntry({ name, version, license, folder }: BundledPackage): Entry {
  return { name, version, license, ...(folder === `node_modules/${name}` ? {} : { folder }) }
}

/** Bundles the browser's scripts like a build, without writing them. */
async function bundle(root: string) {
  const builder = await createBuilder({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    environments: { client: { build: { write: false } } },
  })
  const { client } = builder.environments
  if (!client) throw new Error('the configuration has no client environment')
  return builder.build(client)
}
