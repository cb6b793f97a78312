import { formatKey } from '../shared/default-value.ts'

/** Formats a value as source code on one line. */
export function formatValue(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll(/\s+/g, ' ')}'`
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'function') return 'function'
  if (Array.isArray(value)) return `[${value.map(formatValue).join(', ')}]`
  if (typeof value === 'object' && value !== null) return formatObject(value)
  return String(value)
}

function formatObject(value: object): string {
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  if (entries.length === 0) return '{}'
  const pairs = entries.map(([key, inner]) => `${formatKey(key)}: ${formatValue(inner)}`)
  return `{ ${pairs.join(', ')} }`
}

/** Writes angles as multiples of `Math.PI`, and rounds other numbers. */
function formatNumber(value: number): string {
  const twelfths = (value / Math.PI) * 12
  if (value !== 0 && Math.abs(twelfths - Math.round(twelfths)) < 1e-9) return formatAngle(Math.round(twelfths))
  return String(Number(value.toPrecision(6)))
}

function formatAngle(twelfths: number): string {
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
