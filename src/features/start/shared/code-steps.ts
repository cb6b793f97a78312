import { indent, quote, writeList } from './code-text.ts'
import type { Plan } from './plan.ts'

/** A step of the transformation: statements, and an expression that is assigned to a name. */
export interface Step {
  name: string
  comment?: string
  statements?: string[]
  expression: string
}

/** The steps from the rows of the visitor to the rows of the chart. */
export function planSteps(plan: Plan): Step[] {
  const steps: Step[] = []
  const getSource = () => steps.at(-1)?.name ?? 'rows'
  const cut = plan.fields.filter((field) => field.cut)
  if (cut.length > 0) {
    const times = cut.map(
      ({ field, cut: length = 4 }) =>
        `${field}: ${length === 13 ? `\`\${row.${field}.slice(0, 13)}:00\`` : `row.${field}.slice(0, ${length})`}`,
    )
    steps.push({ name: 'periods', expression: `rows.map((row) => ({ ...row, ${times.join(', ')} }))` })
  }
  if (plan.fold) steps.push(foldStep(plan, plan.fold, getSource()))
  if (plan.group) steps.push(groupStep(plan, plan.group, getSource()))
  if (plan.fill) steps.push(fillStep(plan.fill, getSource()))
  if (plan.sort) steps.push(sortStep(plan, plan.sort, getSource()))
  return steps
}

function foldStep(plan: Plan, fold: NonNullable<Plan['fold']>, source: string): Step {
  const kept = plan.fields.filter((field) => !fold.fields.includes(field)).map(({ field }) => `${field}: row.${field}`)
  const rows = fold.fields.map(
    ({ field, column }) =>
      `{ ${[...kept, `${fold.name}: ${quote(column.name)}`, `${fold.value}: row.${field}`].join(', ')} },`,
  )
  const hasMissing = fold.fields.some(({ column }) => column.missing > 0)
  const filter = hasMissing ? `.filter((row) => !Number.isNaN(row.${fold.value}))` : ''
  return {
    name: 'folded',
    comment: 'One row for each of these columns.',
    expression: [`${source}.flatMap((row) => [`, ...indent(rows), `])${filter}`].join('\n'),
  }
}

function groupStep(plan: Plan, { keys, counter, comment }: NonNullable<Plan['group']>, source: string): Step {
  const isText = (key: string) => plan.fields.find(({ field }) => field === key)?.isText ?? true
  const { measures } = plan
  const hasMean = measures.some(({ method }) => method === 'mean')
  const counters = [...measures.map(({ field }) => field), ...(hasMean ? [counter] : [])]
  const types = [
    ...keys.map((key) => `${key}: ${isText(key) ? 'string' : 'number'}`),
    ...counters.map((field) => `${field}: number`),
  ]
  const start = [...keys.map((key) => `${key}: row.${key}`), ...counters.map((field) => `${field}: 0`)]
  const [only = ''] = keys
  const isPlain = keys.length === 1 && isText(only)
  const key = isPlain ? `row.${only}` : `JSON.stringify([${keys.map((name) => `row.${name}`).join(', ')}])`
  const results = [
    ...keys.map((name) => `${name}: group.${name}`),
    ...measures.map(({ field, method }) => `${field}: group.${field}${method === 'mean' ? ` / group.${counter}` : ''}`),
  ]
  return {
    name: 'grouped',
    comment: `${comment}.`,
    statements: [
      `const groups = new Map<string, { ${types.join('; ')} }>()`,
      `for (const row of ${source}) {`,
      `  const key = ${key}`,
      `  const group = groups.get(key) ?? { ${start.join(', ')} }`,
      ...measures.map(({ field, method }) => `  group.${field} += ${method === 'count' ? '1' : `row.${field}`}`),
      ...(hasMean ? [`  group.${counter} += 1`] : []),
      '  groups.set(key, group)',
      '}',
    ],
    expression: hasMean
      ? ['Array.from(groups.values(), (group) => ({', ...indent(results.map((result) => `${result},`)), '}))'].join(
          '\n',
        )
      : '[...groups.values()]',
  }
}

function fillStep({ x, series, value }: NonNullable<Plan['fill']>, source: string): Step {
  return {
    name: 'filled',
    comment: 'A stacked area needs a value for each series at each position.',
    statements: [
      `const found = new Map(${source}.map((row) => [JSON.stringify([row.${x}, row.${series}]), row.${value}]))`,
      `const positions = [...new Set(${source}.map((row) => row.${x}))]`,
      `const names = [...new Set(${source}.map((row) => row.${series}))]`,
    ],
    expression: [
      'positions.flatMap((position) =>',
      `  names.map((name) => ({ ${x}: position, ${series}: name, ${value}: found.get(JSON.stringify([position, name])) ?? 0 })),`,
      ')',
    ].join('\n'),
  }
}

function sortStep(plan: Plan, { field, by, order }: NonNullable<Plan['sort']>, source: string): Step {
  const isText = plan.fields.find((one) => one.field === field)?.isText ?? false
  const compare = order
    ? `order.indexOf(a.${field}) - order.indexOf(b.${field})`
    : by === 'largest'
      ? `b.${field} - a.${field}`
      : by === 'text'
        ? `a.${field}.localeCompare(b.${field})`
        : isText
          ? `Number(a.${field}) - Number(b.${field})`
          : `a.${field} - b.${field}`
  const top = plan.top === undefined ? '' : `.slice(0, ${plan.top})`
  return {
    name: 'sorted',
    ...(order && { statements: [`const order = ${writeList(order.map(quote))}`] }),
    expression: `[...${source}].sort((a, b) => ${compare})${top}`,
  }
}
