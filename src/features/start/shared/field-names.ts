import { code, toIdentifier, type Code } from '../../../core/shared/code-text.ts'

/** Gives columns names that can be written as `row.name`, each once. */
export class FieldNames {
  readonly #taken = new Set<string>()

  add(label: string, forbidden: string[] = []): Code {
    const base = toIdentifier(label)
    let field = base
    for (let count = 2; this.#taken.has(field) || forbidden.includes(field); count += 1) field = code`${base}${count}`
    this.#taken.add(field)
    return field
  }
}
