import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { projectRoot } from '../../../core/node/files/project-root.ts'

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
