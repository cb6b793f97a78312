export const kinds = ['Bugs', 'Features', 'Questions'] as const

/** A fixed seed gives the same numbers on every visit. */
function generator(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const random = generator(404)
const weekLength = 7 * 24 * 60 * 60 * 1000
const start = Date.UTC(2024, 0, 1)
const releases = [8, 21, 34, 47]

export const reported: { week: string; kind: string; issues: number }[] = []
export const backlog: { week: string; open: number }[] = []

/** One year of an open-source project: issues spike after each release, then get resolved. */
let open = 46
for (let index = 0; index < 52; index++) {
  const week = new Date(start + index * weekLength).toISOString().slice(0, 10)
  const since = Math.min(...releases.map((release) => (index >= release ? index - release : 20)))
  const rush = Math.exp(-since / 2.5)
  const means = { Bugs: 3 + 16 * rush, Features: 5 + 3 * rush, Questions: 4 + 7 * rush }
  const rows = kinds.map((kind) => ({
    week,
    kind,
    issues: Math.round(means[kind] * (0.7 + 0.6 * random())),
  }))
  reported.push(...rows)
  const closed = Math.round(7 + open * 0.13 + random() * 4)
  open = Math.max(12, open + rows.reduce((sum, row) => sum + row.issues, 0) - closed)
  backlog.push({ week, open })
}
