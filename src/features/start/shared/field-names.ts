/** Gives columns names that can be written as `row.name`, each once. */
export class FieldNames {
  readonly #taken = new Set<string>()

  add(label: string): string {
    const base = toFieldName(label)
    let field = base
    for (let count = 2; this.#taken.has(field); count += 1) field = `${base}${count}`
    this.#taken.add(field)
    return field
  }
}

/** `Beak Length (mm)` is `beakLengthMm`. Names that are identifiers stay, but not those that every object has. */
function toFieldName(label: string): string {
  const words =
    label
      .normalize()
      .slice(0, 60)
      .match(/[\p{L}\p{N}_$]+/gu) ?? []
  const [first = 'field', ...rest] = words
  const start = words.length === 1 && first === label ? first : first.charAt(0).toLowerCase() + first.slice(1)
  const name = start + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return name in {} || /^\p{N}|^__/u.test(name)
    ? `field${name.replace(/^_+/, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}`
    : name
}
