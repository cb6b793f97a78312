import { useId } from 'react'

interface Props {
  label: string
  value: string
  /** The names by their values. */
  options: Record<string, string>
  onChange: (value: string) => void
}

/** A choice of a few values, as radio buttons in one row. */
export function Segments({ label, value, options, onChange }: Props) {
  const name = useId()
  return (
    <div className="segments segments-small" role="radiogroup" aria-label={label}>
      {Object.entries(options).map(([option, title]) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          <span>{title}</span>
        </label>
      ))}
    </div>
  )
}
