import { code, joinCode, quote, type Code } from '../../../core/shared/code-text.ts'
import type { Step } from '../../../library/charts/chart.ts'
import { indent, writeList } from './code-text.ts'
import { describePlan } from './planned-chart.ts'
import type { Plan } from './plan.ts'

/** The steps from the rows of the visitor to the rows of the chart. */
export function planSteps(plan: Plan): Step[] {
  const steps: Step[] = []
  const getSource = () => steps.at(-1)?.name ?? code`rows`
  const cut = plan.fields.filter((field) => field.cut)
  if (cut.length > 0) {
    const times = cut.map(
      ({ field, cut: length = 4 }) =>
        code`${field}: ${length === 13 ? code`\`\${row.${field}.slice(0, 13)}:00\`` : code`row.${field}.slice(0, ${length})`}`,
    )
    steps.push({ name: code`periods`, expression: code`rows.map((row) => ({ ...row, ${times} }))` })
  }
  if (plan.fold) steps.push(foldStep(plan, plan.fold, getSource()))
  if (plan.group) steps.push(groupStep(plan, plan.group, getSource()))
  if (plan.fill) steps.push(fillStep(plan.fill, getSource()))
  if (plan.sort) steps.push(sortStep(plan, plan.sort, getSource()))
  return steps
}

/** The last step, if the chart or its mapping needs other data than rows with a value in each field. */
export function planLastStep(plan: Plan, source: Code): Step | undefined {
  const { range, definition } = plan
  if (!range) return definition.step?.(describePlan(plan), source)
  const ends = range.fields.map(({ field }) => code`row.${field}`)
  return { name: code`data`, expression: code`${source}.map((row) => ({ ...row, ${range.value}: [${ends}] }))` }
}

function foldStep(plan: Plan, fold: NonNullable<Plan['fold']>, source: Code): Step {
  const kept = plan.fields
    .filter((field) => !fold.fields.includes(field))
    .map(({ field }) => code`${field}: row.${field}`)
  const rows = fold.fields.map(
    ({ field, column }) =>
      code`{ ${[...kept, code`${fold.name}: ${quote(column.name)}`, code`${fold.value}: row.${field}`]} },`,
  )
  const hasMissing = fold.fields.some(({ column }) => column.missing > 0)
  const filter = hasMissing ? code`.filter((row) => !Number.isNaN(row.${fold.value}))` : code``
  return {
    name: code`folded`,
    comment: 'One row for each of these columns.',
    expression: joinCode([code`${source}.flatMap((row) => [`, ...indent(rows), code`])${filter}`]),
  }
}

function groupStep(plan: Plan, { keys, counter, comment }: NonNullable<Plan['group']>, source: Code): Step {
  const isText = (key: Code) => plan.fields.find(({ field }) => field === key)?.isText ?? true
  const { measures } = plan
  const hasMean = measures.some(({ method }) => method === 'mean')
  const counters = [...measures.map(({ field }) => field), ...(hasMean ? [counter] : [])]
  const types = [
    ...keys.map((key) => code`${key}: ${isText(key) ? code`string` : code`number`}`),
    ...counters.map((field) => code`${field}: number`),
  ]
  const start = [...keys.map((key) => code`${key}: row.${key}`), ...counters.map((field) => code`${field}: 0`)]
  const [only] = keys
  const isPlain = only !== undefined && keys.length === 1 && isText(only)
  const key = isPlain ? code`row.${only}` : code`JSON.stringify([${keys.map((name) => code`row.${name}`)}])`
  const results = [
    ...keys.map((name) => code`${name}: group.${name}`),
    ...measures.map(
      ({ field, method }) => code`${field}: group.${field}${method === 'mean' ? code` / group.${counter}` : code``}`,
    ),
  ]
  return {
    name: code`grouped`,
    comment: `${comment}.`,
    statements: [
      code`const groups = new Map<string, { ${joinCode(types, '; ')} }>()`,
      code`for (const row of ${source}) {`,
      code`  const key = ${key}`,
      code`  const group = groups.get(key) ?? { ${start} }`,
      ...measures.map(
        ({ field, method }) => code`  group.${field} += ${method === 'count' ? code`1` : code`row.${field}`}`,
      ),
      ...(hasMean ? [code`  group.${counter} += 1`] : []),
      code`  groups.set(key, group)`,
      code`}`,
    ],
    expression: hasMean
      ? joinCode([
          code`Array.from(groups.values(), (group) => ({`,
          ...indent(results.map((result) => code`${result},`)),
          code`}))`,
        ])
      : code`[...groups.values()]`,
  }
}

function fillStep({ x, series, value }: NonNullable<Plan['fill']>, source: Code): Step {
  return {
    name: code`filled`,
    comment: 'A stacked area needs a value for each series at each position.',
    statements: [
      code`const found = new Map(${source}.map((row) => [JSON.stringify([row.${x}, row.${series}]), row.${value}]))`,
      code`const positions = [...new Set(${source}.map((row) => row.${x}))]`,
      code`const names = [...new Set(${source}.map((row) => row.${series}))]`,
    ],
    expression: joinCode([
      code`positions.flatMap((position) =>`,
      code`  names.map((name) => ({ ${x}: position, ${series}: name, ${value}: found.get(JSON.stringify([position, name])) ?? 0 })),`,
      code`)`,
    ]),
  }
}

function sortStep(plan: Plan, { field, by, order }: NonNullable<Plan['sort']>, source: Code): Step {
  const isText = plan.fields.find((one) => one.field === field)?.isText ?? false
  const compare = order
    ? code`order.indexOf(a.${field}) - order.indexOf(b.${field})`
    : by === 'largest'
      ? code`b.${field} - a.${field}`
      : by === 'text'
        ? code`a.${field}.localeCompare(b.${field})`
        : isText
          ? code`Number(a.${field}) - Number(b.${field})`
          : code`a.${field} - b.${field}`
  const top = plan.top === undefined ? code`` : code`.slice(0, ${plan.top})`
  return {
    name: code`sorted`,
    ...(order && { statements: [code`const order = ${writeList(order.map((value) => quote(value)))}`] }),
    expression: code`[...${source}].sort((a, b) => ${compare})${top}`,
  }
}
