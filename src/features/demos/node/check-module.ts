import path from 'node:path'
import { parseSync } from 'vite'
import { getFileKind, withoutExtension, type DemoFile } from '../shared/demo-files.ts'
import { library } from '../../../library/node/index.ts'
import { findNearest, formatSuggestion } from '../../../core/node/files/problems.ts'
import { getLineNumber } from '../../../core/node/files/read-text.ts'

/** What makes a picture of the demo differ from the next one, or depend on others. */
const RESTLESS = [
  {
    sign: /\bMath\.random\b/g,
    message: 'a demo draws the same every time; write the numbers out instead of Math.random',
  },
  {
    sign: /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource)\(/g,
    message: 'a demo takes nothing from the network; write the data into it',
  },
]

export interface ModuleMistake {
  line: number
  message: string
}

export interface CheckedModule {
  /** Whether it is code at all. */
  parses: boolean
  mistakes: ModuleMistake[]
}

/** What is wrong with one file of a demo: code that does not parse, imports that lead nowhere or elsewhere. The first file is the demo itself. */
export function checkModule({ name, source }: DemoFile, files: DemoFile[]): CheckedModule {
  if (name.endsWith('.json')) return checkJson(source)
  if (getFileKind(name) !== 'module') return { parses: true, mistakes: [] }
  const { errors, module, comments } = parseSync(name, source)
  const tell = (offset: number, message: string): ModuleMistake => ({ line: getLineNumber(source, offset), message })
  const [error] = errors
  if (error)
    return { parses: false, mistakes: [tell(error.labels[0]?.start ?? 0, `the code does not parse: ${error.message}`)] }

  const imports = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      start,
      value: source.slice(start, end).replaceAll(/^['"`]|['"`]$/g, ''),
    })),
  ]
  const mistakes = imports.flatMap(({ start, value }) => {
    const mistake = importMistake(value, name, files)
    return mistake ? [tell(start, mistake)] : []
  })
  const code = comments.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    source,
  )
  for (const { sign, message } of RESTLESS)
    mistakes.push(...[...code.matchAll(sign)].map(({ index }) => tell(index, message)))
  const isDemo = files[0]?.name === name
  const hasDefault = module.staticExports.some(({ entries }) =>
    entries.some(({ exportName }) => exportName.kind === 'Default'),
  )
  if (isDemo && !hasDefault)
    mistakes.push({
      line: 1,
      message: 'the demo has no default export; write export default function before its component',
    })
  return { parses: true, mistakes }
}

function importMistake(specifier: string, importer: string, files: DemoFile[]): string | undefined {
  if (!specifier.startsWith('.')) {
    const isAllowed = library.demoPackages.some((name) => specifier === name || specifier.startsWith(`${name}/`))
    return isAllowed
      ? undefined
      : `a demo may not import "${specifier}"${formatSuggestion(specifier, library.demoPackages) || `; it has its own files and ${library.demoPackages.join(', ')}`}`
  }
  const target = path.posix.join(path.posix.dirname(importer), specifier)
  const own = files.flatMap(({ name }) => [name, withoutExtension(name)])
  if (own.includes(target)) return undefined
  const meant = findNearest(target, own)
  return `"${specifier}" is not a file of this demo${meant ? `; did you mean "./${path.posix.relative(path.posix.dirname(importer), meant)}"?` : '; put it into the folder of the name of the demo'}`
}

function checkJson(source: string): CheckedModule {
  try {
    JSON.parse(source)
    return { parses: true, mistakes: [] }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const [, position = source.trimEnd().length] = /position (\d+)/.exec(message) ?? []
    return {
      parses: false,
      mistakes: [
        {
          line: getLineNumber(source, Number(position)),
          message: `the file is not valid JSON: ${message.replace(/ in JSON at position.*/, '')}`,
        },
      ],
    }
  }
}
