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

const random = generator(14)
const spread = () => random() + random() + random() - 1.5
const round = (value: number) => Math.round(value * 10) / 10
const dayLength = 24 * 60 * 60 * 1000
const isWeekend = (time: number) => [0, 6].includes(new Date(time).getUTCDay())

/** One year of coffee prices per trading day, in cents per pound. */
export const days: Day[] = []
let price = 188
for (let time = Date.UTC(2024, 0, 2); time < Date.UTC(2025, 0, 1); time += dayLength) {
  if (isWeekend(time)) continue
  const open = price * (1 + spread() * 0.006)
  const close = open * (1.0007 + 0.004 * Math.sin(days.length / 21) + spread() * 0.026)
  const high = Math.max(open, close) * (1 + random() * 0.012)
  const low = Math.min(open, close) * (1 - random() * 0.012)
  days.push({
    day: new Date(time).toISOString().slice(0, 10),
    open: round(open),
    close: round(close),
    high: round(high),
    low: round(low),
  })
  price = close
}
