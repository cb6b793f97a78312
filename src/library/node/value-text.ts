/** A value of the engine as one would write it, on one line. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll(/\s+/g, ' ')}'`
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'function') return 'function'
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`
  if (typeof value === 'object' && value !== null) return objectText(value)
  return String(value)
}

function objectText(value: object): string {
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  if (entries.length === 0) return '{}'
  return `{ ${entries.map(([key, inner]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${valueText(inner)}`).join(', ')} }`
}

/** Angles are told as parts of a circle, and no number shows how computers round. */
function numberText(value: number): string {
  const twelfths = (value / Math.PI) * 12
  if (value !== 0 && Math.abs(twelfths - Math.round(twelfths)) < 1e-9) return angleText(Math.round(twelfths))
  return String(Number(value.toPrecision(6)))
}

function angleText(twelfths: number): string {
  const divisor =
    [12, 6, 4, 3, 2, 1].find((candidate) => (twelfths * candidate) % 12 === 0 && isReduced(twelfths, candidate)) ?? 12
  const times = (twelfths * divisor) / 12
  const factor = times === 1 ? '' : times === -1 ? '-' : `${times} * `
  return divisor === 1 ? `${factor}Math.PI` : `${factor}Math.PI / ${divisor}`
}

const isReduced = (twelfths: number, divisor: number): boolean =>
  greatestCommonDivisor(Math.abs((twelfths * divisor) / 12), divisor) === 1

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
