import type { DataProblem, ProblemKind } from './data-table.ts'
import { formatCount } from './format-count.ts'
import { startText } from './texts/index.ts'

const MOST_OF_A_KIND = 20

/** Collects problems. Keeps the first 20 of a kind, and the first of them has the number of all. */
export class ProblemList {
  readonly problems: DataProblem[] = []
  readonly #first = new Map<ProblemKind, DataProblem>()

  add(problem: DataProblem): void {
    const first = this.#first.get(problem.kind)
    if (first) first.count = (first.count ?? 1) + 1
    else this.#first.set(problem.kind, problem)
    if ((first?.count ?? 1) <= MOST_OF_A_KIND) this.problems.push(problem)
  }
}

/** A problem in words, with row and column. */
export function describeProblem(problem: DataProblem): string {
  const { kind, row = 0, line, column = '', found = '', count = 1, most = 0 } = problem
  const short = found.length > 40 ? `${found.slice(0, 40)}…` : found
  const text = startText(`start.problem.${kind}`, {
    row,
    line: line ?? '?',
    column,
    found: short,
    most: formatCount(most),
  })
  return count > 1 ? `${text} ${startText('start.problem.count', { count })}` : text
}
