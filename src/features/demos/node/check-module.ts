import path from 'node:path'
import { parseSync } from 'vite'
import { formatSuggestion, getLineNumber, type Problem } from '../../../core/node/files/problems.ts'
import { findTypesOf } from '../../../core/node/javascript/find-types.ts'
import { findNearest } from '../../../core/shared/find-nearest.ts'
import { library } from '../../../library/node/index.ts'
import { getFileKind, listShownFiles, withoutExtension, type SourceFile } from '../shared/demo-files.ts'
import type { Demo } from './read-demos.ts'

/** With these, a demo would look different each time, and so would its poster. */
const FORBIDDEN = [
  {
    pattern: /\bMath\.random\b/g,
    message: 'a demo must look the same every time; use fixed numbers instead of Math.random',
  },
  {
    pattern: /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource)\(/g,
    message: 'a demo must not load anything from the network; include the data in its files',
  },
]

/** Files that are shown, but need another program to run. */
const PREPROCESSED = /\.(?:less|sass|scss|styl)$/

interface CheckedModule {
  parses: boolean
  mistakes: Pick<Problem, 'line' | 'message'>[]
}

/** Checks the syntax, the imports and the default export of one file of a demo. The first file is the demo itself. */
export function checkModule({ name, source }: SourceFile, files: SourceFile[]): CheckedModule {
  if (name.endsWith('.json')) return checkJson(source)
  if (getFileKind(name) !== 'module') return { parses: true, mistakes: [] }
  const { errors, module, comments } = parseSync(name, source)
  const mistakes: CheckedModule['mistakes'] = []
  const report = (offset: number, message: string) => mistakes.push({ line: getLineNumber(source, offset), message })
  const [error] = errors
  if (error) {
    report(error.labels[0]?.start ?? 0, `the code does not parse: ${error.message}`)
    return { parses: false, mistakes }
  }

  const imports = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      start,
      value: source.slice(start, end).replaceAll(/^['"`]|['"`]$/g, ''),
    })),
  ]
  for (const { start, value } of imports) {
    const message = value.startsWith('.') ? checkFileImport(value, name, files) : checkPackageImport(value)
    if (message) report(start, message)
  }
  const codeWithoutComments = comments.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    source,
  )
  for (const { pattern, message } of FORBIDDEN)
    for (const { index } of codeWithoutComments.matchAll(pattern)) report(index, message)
  const isDemo = files[0]?.name === name
  const hasDefault = module.staticExports.some(({ entries }) =>
    entries.some(({ exportName }) => exportName.kind === 'Default'),
  )
  if (isDemo && !hasDefault)
    report(0, 'the demo has no default export; write export default function before its component')
  return { parses: true, mistakes }
}

/** Returns a message if the import is not allowed. */
function checkPackageImport(specifier: string): string | undefined {
  const packages = library.demoPackages
  if (packages.some((name) => specifier === name || specifier.startsWith(`${name}/`))) return undefined
  const hint = formatSuggestion(specifier, packages) || `; it can import its own files and ${packages.join(', ')}`
  return `a demo cannot import "${specifier}"${hint}`
}

function checkFileImport(specifier: string, importer: string, files: SourceFile[]): string | undefined {
  const folder = path.posix.dirname(importer)
  const target = path.posix.join(folder, specifier)
  const own = files.flatMap(({ name }) => [name, withoutExtension(name)])
  if (PREPROCESSED.test(target) && own.includes(target))
    return (
      `"${specifier}" cannot be imported, because demos have no preprocessor and show the file only as text; ` +
      'write the styles in a .css file and import that one'
    )
  if (own.includes(target)) return undefined
  const nearest = findNearest(target, own)
  const hint = nearest
    ? `did you mean "./${path.posix.relative(folder, nearest)}"?`
    : 'put it into the folder with the name of the demo'
  return `"${specifier}" is not a file of this demo; ${hint}`
}

function checkJson(source: string): CheckedModule {
  try {
    JSON.parse(source)
    return { parses: true, mistakes: [] }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const [, position = source.trimEnd().length] = /position (\d+)/.exec(message) ?? []
    const line = getLineNumber(source, Number(position))
    const reason = message.replace(/ in JSON at position.*/, '')
    return { parses: false, mistakes: [{ line, message: `the file is not valid JSON: ${reason}` }] }
  }
}

/** Reports files whose JavaScript version cannot be made by removing types. */
export async function checkJavaScript(
  demos: Iterable<Pick<Demo, 'file' | 'files' | 'skipPosterCheck'>>,
): Promise<Problem[]> {
  // code that does not parse is already reported
  const checks = [...demos]
    .filter(({ skipPosterCheck }) => !skipPosterCheck)
    .flatMap((demo) =>
      listShownFiles(demo.files).map(async ({ name, source }) => {
        const extension = path.extname(name).slice(1)
        if (!/^tsx?$/.test(extension) || (await findTypesOf(source.trimEnd(), extension))) return []
        const message = 'the code has no JavaScript version; write it without enum, namespace and parameter properties'
        return [{ file: path.posix.join(path.posix.dirname(demo.file), name), line: 1, message }]
      }),
    )
  return (await Promise.all(checks)).flat()
}
