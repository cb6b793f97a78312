/** Formats a version range for readers: `^15.0.0 || ^16.0.0` becomes `15–16`. Undefined for any version. */
export function formatRange(range: string): string | undefined {
  if (range === '*') return undefined
  const majors = range.split('||').map((part) => Number(/^\s*\^(\d+)\.(?:0\.0|x)\s*$/.exec(part)?.[1]))
  const [first, last] = [majors[0], majors.at(-1)]
  const areConsecutive = majors.every((major, index) => index === 0 || major === (majors[index - 1] ?? 0) + 1)
  if (majors.some(Number.isNaN) || !areConsecutive) return range
  return first === last ? `${first}.x` : `${first}–${last}`
}
