/** The limits of a slider. */
export interface NumberRange {
  min: number
  max: number
  step: number
}

const range = (min: number, max: number, step: number): NumberRange => ({ min, max, step })

/** The names of options with a range that follows from the name. The first match counts. */
const RANGES: [name: RegExp, range: NumberRange][] = [
  [/opacity$|ratio$|^percent$/i, range(0, 1, 0.05)],
  [/^(?:inner|outer)?radius$/i, range(0, 1, 0.05)],
  [/^(?:start|end)Angle$|^rotate$|^rotation$/, range(-6.3, 6.3, 0.05)],
  [/^lineWidth$/, range(0, 10, 0.5)],
  [/lineWidth$/i, range(0, 20, 0.5)],
  [/fontSize$/i, range(8, 48, 1)],
  [/lineHeight$/i, range(8, 64, 1)],
  [/fontWeight$/i, range(100, 900, 100)],
  [/^shadowBlur$/, range(0, 40, 1)],
  [/offset[XY]?$/i, range(-60, 60, 1)],
  [/padding|spacing|space$|margin|gap$/i, range(0, 60, 1)],
  [/^duration$|delay$|Time$/i, range(0, 3000, 50)],
  [/count$|number$|steps$|^level$|^cols$/i, range(1, 50, 1)],
  [/(?:min|max).*(?:width|height)$/i, range(0, 400, 5)],
  [/^(?:width|height)$/, range(0, 800, 10)],
  [/(?:width|height|length|distance)$/i, range(0, 200, 1)],
  [/^(?:size|r)$|size$/i, range(0, 60, 1)],
]

/** The range that follows from the name of an option, such as 0 to 1 for an opacity. */
export const findNumberRange = (name: string): NumberRange | undefined =>
  RANGES.find(([pattern]) => pattern.test(name))?.[1]
