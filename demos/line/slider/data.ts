export interface Day {
  date: string
  riders: number
}

/** Random number generator with a fixed seed, so the data is the same on every visit. */
function generator(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const random = generator(2023)
const start = Date.UTC(2023, 0, 1)
const dayLength = 24 * 60 * 60 * 1000

/** Riders passing a counter on a bridge: more in summer, fewer on weekends and rainy days. */
export const days: Day[] = Array.from({ length: 731 }, (_, index) => {
  const date = new Date(start + index * dayLength)
  const summer = Math.sin(((index - 100) / 365.25) * 2 * Math.PI)
  const weekend = date.getUTCDay() % 6 === 0 ? 0.78 : 1
  const wet = random() < 0.28 ? 0.66 + 0.2 * random() : 1
  const riders = (4200 + 1900 * summer + 0.9 * index) * weekend * wet * (0.92 + 0.16 * random())
  return { date: date.toISOString().slice(0, 10), riders: Math.round(riders) }
})
