/** Metric tons, kilowatts, and kilometers. */
export interface Car {
  drive: 'Electric' | 'Gasoline'
  Weight: number
  Power: number
  Range: number
}

/** A fixed seed gives the same numbers on every visit. */
function noise(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647 - 0.5
  }
}

function fleet(
  drive: Car['drive'],
  count: number,
  lightest: number,
  reach: number,
  seed: number,
): Car[] {
  const next = noise(seed)
  return Array.from({ length: count }, (_, index) => {
    const size = index / (count - 1)
    return {
      drive,
      Weight: Number((lightest + 1.1 * size + 0.25 * next()).toFixed(2)),
      Power: Math.round(70 + 130 * size + 50 * next()),
      Range: Math.round(reach + 160 * size + 140 * next()),
    }
  })
}

export const cars = [...fleet('Electric', 26, 1.4, 290, 7), ...fleet('Gasoline', 26, 1, 640, 19)]
