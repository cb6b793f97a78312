/** The members of a union. A type that is not a union is its only member. */
export const splitUnion = (type: string): string[] => splitAt(type, findUnionBars(type))

/** The positions of the ` | ` between the members of a type. */
export function findUnionBars(type: string): number[] {
  const bars = findOutside(type, ' | ')
  // in a function type, they belong to its result
  return findOutside(type, ' => ').length > 0 ? [] : bars
}

/** The positions of a text outside all brackets. */
export function findOutside(type: string, text: string): number[] {
  const found: number[] = []
  let depth = 0
  for (let index = 0; index < type.length; index++) {
    if (depth === 0 && type.startsWith(text, index)) found.push(index)
    const character = type[index] ?? ''
    if ('([{<'.includes(character)) depth++
    else if (')]}'.includes(character) || (character === '>' && type[index - 1] !== '=')) depth--
  }
  return found
}

function splitAt(type: string, bars: number[]): string[] {
  const starts = [0, ...bars.map((bar) => bar + 3)]
  return starts.map((start, index) => type.slice(start, bars[index]))
}
