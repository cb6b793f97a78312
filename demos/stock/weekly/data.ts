export interface Day {
  day: string
  open: number
  close: number
  high: number
  low: number
}

/** Random number generator with a fixed seed, so the data is the same on every visit. */
function generator(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const random = generator(58)
const spread = () => random() + random() + random() - 1.5
const dayLength = 24 * 60 * 60 * 1000
const isWeekend = (time: number) => [0, 6].includes(new Date(time).getUTCDay())

/** One year of a freight index per trading day, in points. */
export const days: Day[] = []
let level = 1640
for (let time = Date.UTC(2024, 0, 1); time < Date.UTC(2025, 0, 1); time += dayLength) {
  if (isWeekend(time)) continue
  const open = Math.round(level * (1 + spread() * 0.008))
  const close = Math.round(open * (1 + 0.006 * Math.sin(days.length / 30) + spread() * 0.03))
  days.push({
    day: new Date(time).toISOString().slice(0, 10),
    open,
    close,
    high: Math.round(Math.max(open, close) * (1 + random() * 0.012)),
    low: Math.round(Math.min(open, close) * (1 - random() * 0.012)),
  })
  level = close
}
