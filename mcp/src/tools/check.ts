import { z } from 'zod'
import { checkSnippet } from '../check/check-snippet.ts'
import { formatProblem, isError } from '../check/problems.ts'
import { createProgramFactory } from '../check/program.ts'
import type { Data } from '../data.ts'
import { defineTool } from './tool.ts'

const MAX_LENGTH = 200_000
const FILE_NAME = /^(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.tsx?$/

/** `./data.ts` and `data.ts` are the same file. */
const fileName = z
  .string()
  .transform((name) => name.replace(/^\.\//, ''))
  .pipe(z.string().regex(FILE_NAME, 'must be a name such as "data.ts"'))

let createProgram: ReturnType<typeof createProgramFactory> | undefined

/** The packages are installed with the server, next to it or above it. */
const getProgram = ({ site }: Data, folder: string) => (createProgram ??= createProgramFactory(folder, site.package))

export const createCheck = (folder: string) =>
  defineTool({
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
      const program = getProgram(data, folder)([...files, { name: 'snippet.tsx', source: code }])
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

const formatCount = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`
