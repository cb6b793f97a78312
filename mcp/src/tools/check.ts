import path from 'node:path'
import { z } from 'zod'
import { checkSnippet } from '../check/check-snippet.ts'
import { formatProblem, isError } from '../check/problems.ts'
import { createProgramFactory } from '../check/program.ts'
import { InputError } from '../names.ts'
import { defineTool } from './tool.ts'

const MAX_LENGTH = 200_000
/** A path inside the folder of the code. */
const FILE_NAME = /^(?!\/|\.\.\/)[^:\p{Cc}]+\.tsx?$/u
const SNIPPET = 'snippet.tsx'

/** `./data.ts` and `data.ts` are the same file. */
const fileName = z
  .string()
  .max(200)
  .transform((name) => path.posix.normalize(name.replaceAll('\\', '/')))
  .pipe(z.string().regex(FILE_NAME, 'must be a name such as "data.ts"'))

/** The packages are installed with the server, next to it or above it. */
export function createCheck(folder: string) {
  let createProgram: ReturnType<typeof createProgramFactory> | undefined
  return defineTool({
    name: 'check',
    title: 'Check chart code',
    description:
      'Type-checks a React component or config with the library in strict mode, without running it. Also reports unknown options with suggestions, options that the chart ignores, and known problems such as a config that is rebuilt in every render. Call it before you show code. The first call takes a few seconds.',
    input: {
      code: z.string().min(1).max(MAX_LENGTH).describe('TypeScript or TSX with its imports'),
      files: z
        .array(z.object({ name: fileName, source: z.string().max(MAX_LENGTH) }))
        .max(20)
        .optional()
        .describe('Other files that the code imports, such as { name: "data.ts", source: "…" }'),
    },
    run({ code, files = [] }, data) {
      const all = [{ name: SNIPPET, source: code }, ...files]
      checkNames(all.map(({ name }) => name))
      createProgram ??= createProgramFactory(folder, data.site.package)
      const program = createProgram(all)
      const { charts, problems } = checkSnippet(program, data)
      const errors = problems.filter(isError).length
      const warnings = problems.filter(({ kind }) => kind === 'ignored-option' || kind === 'trap').length
      const passed = errors === 0 && warnings === 0
      const head = passed
        ? `Passed. ${charts.length > 0 ? `Charts: ${charts.join(', ')}.` : 'No chart of the library found, so only the types were checked.'}`
        : `${formatCount(errors, 'error')}, ${formatCount(warnings, 'warning')}.`
      return {
        text: [head, ...problems.map(formatProblem)].join('\n'),
        structured: { passed, charts, errors, warnings, problems },
      }
    },
  })
}

/** Two files with the same name would replace each other. */
function checkNames(names: string[]): void {
  const repeated = names.find((name, index) => names.indexOf(name) < index)
  if (repeated === SNIPPET) throw new InputError(`"${SNIPPET}" is the name of \`code\`. Give the file another name.`)
  if (repeated !== undefined) throw new InputError(`There are two files named "${repeated}".`)
}

const formatCount = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`
