const ANGLE = /^(-)?(?:(\d+) \* )?Math\.PI(?: \/ (\d+))?$/

/** The number in a default such as `0.5` or `-Math.PI / 2`. Undefined if it is words. */
export function readDefaultNumber(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined
  const [angle, sign, factor = '1', divisor = '1'] = ANGLE.exec(text) ?? []
  if (angle === undefined) return Number.isFinite(Number(text)) ? Number(text) : undefined
  const value = (Number(factor) * Math.PI) / Number(divisor)
  return Number((sign ? -value : value).toFixed(2))
}

/** The text in a default such as `'rect'`, without the quotes. */
export const readDefaultText = (text: string): string => /^'([^']*)'$/.exec(text)?.[1] ?? text
