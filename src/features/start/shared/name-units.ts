/** A unit at the end of the name of a column, such as `Rain (mm)`, `Temperature [°C]` or `weight_kg`. */
const IN_BRACKETS = /[([]([^\s()[\]]{1,10})[)\]]$/
const UNIT =
  /[%°/³²$€£¥µ]|^(?:[cfkvwas]|in|ft|mi|[kcm]?m|[km]?g|t|lbs?|oz|[mnµ]?s|secs?|min|h|hrs?|hours?|days?|years?|[kmg]?wh?|kv|ma|usd|eur|gbp|cny|h?pa|k?pa|bar|psi|db|[kmg]?hz|[kmgt]?i?b|m?l|pp[mb]|lux|rpm|bpm|k?cal|kj|mph|kmh|kph|pct|percent|minutes|seconds)$/i
/** Single letters and short words at the end of a name can mean something else, such as `count_m` and `cash_in`. */
const SUFFIX =
  /_(kg|mg|mm|cm|km|lbs?|oz|ms|secs?|seconds|minutes|hrs?|hours|days|years|kwh?|mwh?|gb|mb|kb|pct|percent|usd|eur|gbp|mph|kmh|kph|mps|pp[mb]|h?pa|db|[mg]hz|celsius|deg|bpm|rpm|kcal|ml)$/i

export function findNameUnit(name: string): string | undefined {
  const [, bracket] = IN_BRACKETS.exec(name.trim()) ?? []
  const unit = bracket !== undefined && UNIT.test(bracket) ? bracket : SUFFIX.exec(name.trim())?.[1]
  return unit?.toLowerCase()
}
