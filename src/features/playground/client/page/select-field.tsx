interface SelectProps {
  label: string
  value: string
  options: Record<string, string>
  onChange: (value: string) => void
}

export function SelectField({ label, value, options, onChange }: SelectProps) {
  return (
    <label className="playground-field">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {Object.entries(options).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
