import { findNearest } from '../../../../core/shared/find-nearest.ts'
import { codeText } from '../texts/code.ts'

export type ImportTarget = { file: string } | { package: string }

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.json']
const IMPORTABLE = /\.(?:jsx?|tsx?|json|css)$/

/** Finds the file or package of an import, or returns a sentence about why there is none. */
export function resolveImport(
  specifier: string,
  importer: string,
  files: string[],
  packages: string[],
): ImportTarget | { message: string } {
  if (!/^\.{0,2}\//.test(specifier)) return resolvePackage(specifier, packages)
  const target = joinPath(importer, specifier)
  const candidates = [...EXTENSIONS, ...EXTENSIONS.slice(1).map((extension) => `/index${extension}`)]
  const file = candidates.map((extension) => target + extension).find((name) => files.includes(name))
  if (file === undefined) return { message: describeMissingFile(specifier, target, importer, files) }
  return IMPORTABLE.test(file) ? { file } : { message: codeText('code.file.type', { name: specifier }) }
}

function resolvePackage(name: string, packages: string[]): ImportTarget | { message: string } {
  if (packages.includes(name)) return { package: name }
  const similar = findNearest(name, packages)
  return {
    message: similar
      ? codeText('code.package.similar', { name, similar })
      : codeText('code.package', { name, packages: packages.join(', ') }),
  }
}

function describeMissingFile(name: string, target: string, importer: string, files: string[]): string {
  const others = files.filter((file) => file !== importer)
  const nearest = findNearest(
    target,
    others.flatMap((file) => [file, file.replace(/\.[jt]sx?$/, '')]),
  )
  if (nearest !== undefined) return codeText('code.file.similar', { name, similar: relativePath(importer, nearest) })
  if (others.length === 0) return codeText('code.file.none', { name })
  return codeText('code.file', { name, files: others.map((file) => relativePath(importer, file)).join(', ') })
}

/** `basic/data.ts` and `../colors` -> `colors`. */
function joinPath(importer: string, specifier: string): string {
  const parts = specifier.startsWith('/') ? [] : importer.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/** `basic.tsx` and `basic/data` -> `./basic/data`. */
function relativePath(importer: string, file: string): string {
  const from = importer.split('/').slice(0, -1)
  const to = file.split('/')
  const common = from.findIndex((part, index) => part !== to[index])
  const shared = common < 0 ? from.length : common
  const up = from.slice(shared).map(() => '..')
  return [...(up.length > 0 ? up : ['.']), ...to.slice(shared)].join('/')
}
