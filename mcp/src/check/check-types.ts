import ts from 'typescript'
import { findSimilar } from '../../../src/core/shared/similar-names.ts'
import type { Chart, Data } from '../data.ts'
import { getPlace, type Problem } from './problems.ts'
import type { CheckedProgram } from './program.ts'

const CANNOT_FIND_MODULE = new Set([2307, 2792, 7016])
const IMPLICIT_ANY = new Set([7005, 7006, 7031, 7053])
const CANNOT_FIND_NAME = [2304, 2552]
const NO_EXPORT = [2305, 2724, 2614]
const MAX_LENGTH = 500

export function checkTypes({ program, files }: CheckedProgram, data: Data): (Problem & { start: number })[] {
  return files.flatMap((file) => {
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
    const isComplete = !found.some(({ code }) => CANNOT_FIND_MODULE.has(code))
    // values of a missing module have no type, which is not a mistake of the snippet
    const reported = found.filter(({ code }) => isComplete || !IMPLICIT_ANY.has(code))
    return reported.map((diagnostic) => {
      const start = diagnostic.start ?? 0
      const text = file.text.slice(start, start + (diagnostic.length ?? 0))
      return { ...getPlace({ file, start }), start, ...describe(diagnostic, text, data) }
    })
  })
}

function describe({ code, messageText }: ts.Diagnostic, text: string, data: Data): Pick<Problem, 'kind' | 'message'> {
  const message = summarizeMessage(ts.flattenDiagnosticMessageText(messageText, '\n'))
  if (CANNOT_FIND_MODULE.has(code)) return describeModule(text.replaceAll(/['"]/g, ''), data)
  const chart = findComponent(text, data)
  if (CANNOT_FIND_NAME.includes(code) && chart?.name === text)
    return { kind: 'type', message: `${message} Add \`import { ${text} } from '${data.site.package}'\`.` }
  if ([...CANNOT_FIND_NAME, ...NO_EXPORT].includes(code) && chart && chart.name !== text)
    return { kind: 'type', message: `${message} Use \`${chart.name}\`. See ${data.site.url}${chart.route}.` }
  return { kind: 'type', message }
}

/** Modules that are not part of the snippet are not checked. The packages of the library must be spelled right. */
function describeModule(name: string, { site }: Data): Pick<Problem, 'kind' | 'message'> {
  if (name.startsWith('.'))
    return {
      kind: 'note',
      message: `"${name}" is not part of the snippet, so its values are not checked. Pass it in \`files\`.`,
    }
  if (/g2plot/.test(name) && name !== site.package)
    return { kind: 'type', message: `There is no package "${name}". The package is "${site.package}".` }
  return { kind: 'note', message: `The package "${name}" is not known here, so its values are not checked.` }
}

/** The component for a name that is or was one, or that is another name of a chart: `DonutChart`. */
function findComponent(name: string, { charts }: Data): Chart | undefined {
  if (!/^[A-Z]\w*$/.test(name)) return undefined
  const base = name.replace(/Chart$/, '')
  const candidates = charts.map((chart) => ({ chart, names: [chart.name, ...chart.aliases] }))
  return charts.find((chart) => chart.name === name) ?? findSimilar([base], candidates)[0]?.chart
}

/** The message and its last reason. What is between are types of many lines. */
function summarizeMessage(message: string): string {
  const lines = message.split('\n').map((line) => line.trim())
  const [first = ''] = lines
  const last = lines.length > 1 ? ` ${lines.at(-1)}` : ''
  return cut(first) + cut(last)
}

const cut = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text)
