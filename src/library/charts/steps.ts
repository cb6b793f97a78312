type AnyRow = Record<string, string | number>

/** Cuts a time to so many characters: 7 are a month. An hour keeps its minutes. */
export function cutTime(row: AnyRow, field: string, length: number): AnyRow {
  const time = String(row[field]).slice(0, length)
  return { ...row, [field]: length === 13 ? `${time}:00` : time }
}

/** Makes a row of each of these columns. */
export function foldColumns(row: AnyRow, columns: Record<string, string>, name: string, value: string): AnyRow[] {
  const kept = Object.entries(row).filter(([field]) => !(field in columns))
  return Object.entries(columns).flatMap(([column, label]) => {
    const amount = row[column] ?? NaN
    return Number.isNaN(amount) ? [] : [{ ...Object.fromEntries(kept), [name]: label, [value]: amount }]
  })
}

/** Makes one row of all rows with the same keys. */
export function groupRows(
  rows: Iterable<AnyRow>,
  keys: string[],
  measures: Record<string, 'sum' | 'mean' | 'count'>,
): AnyRow[] {
  const groups = new Map<string, { row: AnyRow; count: number }>()
  for (const row of rows) {
    const id = JSON.stringify(keys.map((key) => row[key]))
    const group = groups.get(id) ?? { row: Object.fromEntries(keys.map((key) => [key, row[key] ?? ''])), count: 0 }
    for (const field of Object.keys(measures)) group.row[field] = Number(group.row[field] ?? 0) + Number(row[field])
    group.count += 1
    groups.set(id, group)
  }
  return Array.from(groups.values(), ({ row, count }) => {
    for (const [field, method] of Object.entries(measures)) {
      if (method === 'mean') row[field] = Number(row[field]) / count
      if (method === 'count') row[field] = count
    }
    return row
  })
}

/** Adds rows with the value 0, because a stacked area needs all of them. */
export function fillGaps(rows: AnyRow[], position: string, series: string, value: string): AnyRow[] {
  const getId = (row: AnyRow) => JSON.stringify([row[position], row[series]])
  const found = new Map(rows.map((row) => [getId(row), row]))
  const names = [...new Set(rows.map((row) => row[series] ?? ''))]
  return [...new Set(rows.map((row) => row[position] ?? ''))].flatMap((place) =>
    names.map((name) => {
      const row = { [position]: place, [series]: name, [value]: 0 }
      return found.get(getId(row)) ?? row
    }),
  )
}

/** Sorts rows by a text. */
export function byText(field: string) {
  return (a: AnyRow, b: AnyRow) => String(a[field]).localeCompare(String(b[field]))
}

/** Sorts rows by a number. */
export function byNumber(field: string) {
  return (a: AnyRow, b: AnyRow) => Number(a[field]) - Number(b[field])
}

/** Sorts rows by a number, the largest first. */
export function byLargest(field: string) {
  return (a: AnyRow, b: AnyRow) => Number(b[field]) - Number(a[field])
}

/** Sorts rows in this order. */
export function byOrder(field: string, order: string[]) {
  return (a: AnyRow, b: AnyRow) => order.indexOf(String(a[field])) - order.indexOf(String(b[field]))
}

/** The five numbers of a box for each group. */
export function findQuartiles(rows: AnyRow[], group: string, value: string) {
  const groups = new Map<string | number, number[]>()
  for (const row of rows) {
    const name = row[group] ?? ''
    const values = groups.get(name) ?? []
    values.push(Number(row[value]))
    groups.set(name, values)
  }
  return Array.from(groups, ([name, values]) => {
    const sorted = values.sort((a, b) => a - b)
    const getQuantile = (share: number) => {
      const position = (sorted.length - 1) * share
      const low = sorted[Math.floor(position)] ?? 0
      const high = sorted[Math.ceil(position)] ?? low
      return low + (high - low) * (position - Math.floor(position))
    }
    const [low, q1, median, q3, high] = [0, 0.25, 0.5, 0.75, 1].map(getQuantile)
    return { [group]: name, low, q1, median, q3, high }
  })
}

/** A tree with a branch for each group. */
export function nestRows(rows: AnyRow[], group: string, name: string, value: string) {
  const branches = new Map<string, { name: string; value: number; branch: string }[]>()
  for (const row of rows) {
    const branch = String(row[group])
    const leaves = branches.get(branch) ?? []
    leaves.push({ name: String(row[name]), value: Number(row[value]), branch })
    branches.set(branch, leaves)
  }
  return {
    name: 'All',
    children: Array.from(branches, ([branch, children]) => ({ name: branch, branch, children })),
  }
}

type TreeNode = { name: string; value?: number; children?: TreeNode[] }

/** A tree of rows with the key of their parent. */
export function linkRows(rows: AnyRow[], id: string, parent: string, name: string, value?: string): TreeNode {
  const nodes = new Map(rows.map((row): [unknown, TreeNode] => [row[id], { name: String(row[name]) }]))
  const roots: TreeNode[] = []
  for (const row of rows) {
    const node = nodes.get(row[id])
    const above = nodes.get(row[parent])
    if (!node) continue
    if (above && above !== node) (above.children ??= []).push(node)
    else roots.push(node)
  }
  for (const row of rows) {
    const node = nodes.get(row[id])
    if (node && !node.children) node.value = value === undefined ? 1 : Math.max(0, Number(row[value]) || 0)
  }
  const [root] = roots
  return root && roots.length === 1 ? root : { name: 'All', children: roots }
}
