import type { Mapping, Role } from '../../shared/recommend.ts'
import { pageText } from '../../shared/texts/page.ts'
import type { ShownColumn } from '../session/session.ts'

interface Props {
  roles: Role[]
  columns: ShownColumn[]
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

/** Maps the columns of the visitor to the fields of a chart. */
export function MappingForm({ roles, columns, mapping, onChange }: Props) {
  const change = (name: string, chosen: string[]) => {
    const { [name]: _old, ...rest } = mapping
    const [first] = chosen
    onChange(first === undefined ? rest : { ...rest, [name]: chosen.length > 1 ? chosen : first })
  }
  return (
    <div className="start-mapping">
      {roles.map((role) => {
        const chosen = [mapping[role.name] ?? []].flat()
        const fitting = columns.filter(({ kind, name }) => role.kinds.includes(kind) || chosen.includes(name))
        return role.isList ? (
          <fieldset key={role.name}>
            <legend>{role.label}</legend>
            {fitting.map(({ name }) => (
              <label key={name}>
                <input
                  type="checkbox"
                  checked={chosen.includes(name)}
                  onChange={({ target }) =>
                    change(role.name, target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
                  }
                />
                {name}
              </label>
            ))}
          </fieldset>
        ) : (
          <label key={role.name}>
            <span>{role.label}</span>
            <select
              value={chosen[0] ?? ''}
              onChange={({ target }) => change(role.name, target.value === '' ? [] : [target.value])}
            >
              <option value="" disabled={!role.isOptional}>
                {pageText(role.isOptional ? 'start.none' : 'start.choose-column')}
              </option>
              {fitting.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )
      })}
    </div>
  )
}
