import type { TableProblem } from '../../shared/data-code/csv.ts'
import { dataText } from '../../shared/texts/data-texts.ts'

/** The problem in words, without its line. */
export const describeProblem = ({ problem, found = '', column = '', columns = 0 }: TableProblem): string =>
  dataText(`data.problem.${problem}`, { found, column, columns })

/** The problem in words, with its line. */
export const describeLine = (problem: TableProblem): string =>
  dataText('data.problem.line', { line: problem.line, problem: describeProblem(problem) })
