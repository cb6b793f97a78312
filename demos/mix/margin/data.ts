export interface Penguin {
  species: 'Adelie' | 'Gentoo'
  /** Millimeters. */
  flipper: number
  /** Kilograms. */
  mass: number
}

/** A fixed seed gives the same bell-shaped distribution on every visit. */
function bell(seed: number): () => number {
  let state = seed
  const next = () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  return () => next() + next() + next() + next() - 2
}

function flock(
  species: Penguin['species'],
  count: number,
  flipper: number,
  mass: number,
  seed: number,
): Penguin[] {
  const spread = bell(seed)
  return Array.from({ length: count }, () => {
    const size = spread()
    return {
      species,
      flipper: Math.round(flipper + 9 * size),
      mass: Number((mass + 0.55 * size + 0.45 * spread()).toFixed(2)),
    }
  })
}

export const penguins = [...flock('Adelie', 90, 190, 3.7, 11), ...flock('Gentoo', 80, 217, 5.1, 23)]
