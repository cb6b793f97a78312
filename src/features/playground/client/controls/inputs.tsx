import { Select } from '../../../../core/client/controls/select.tsx'
import { TextField } from '../../../../core/client/controls/text-field.tsx'
import {
  type Control,
  formatList,
  parseList,
  readDefaultNumber,
  readDefaultText,
} from '../../shared/controls/control.ts'
import type { PlainValue } from '../../shared/options-code/edit-option.ts'
import { controlText } from '../../shared/texts/controls.ts'

interface InputProps {
  control: Control
  /** The id of the main field. */
  id: string
  /** The value in the code. Undefined if the option is not set. */
  value: PlainValue | undefined
  /** The default as source code, or as words. */
  fallback: string | undefined
  describedBy: string
  columns: string[]
  onChange: (value: PlainValue | undefined) => void
}

/** The field of an option. */
export function ControlInput(props: InputProps) {
  const { control, columns } = props
  switch (control.type) {
    case 'switch':
      return <SwitchInput {...props} />
    case 'select':
      return <SelectInput {...props} values={control.values} />
    case 'column':
      return columns.length > 0 ? <SelectInput {...props} values={columns} /> : <TextInput {...props} />
    case 'number':
      return <NumberInput {...props} range={control} />
    case 'color':
      return <ColorInput {...props} />
    case 'list':
      return <ListInput {...props} list={control} />
    default:
      return <TextInput {...props} />
  }
}

function SwitchInput({ id, value, fallback, describedBy, onChange }: InputProps) {
  const isChecked = value === undefined ? fallback === 'true' : value === true
  return (
    <input
      type="checkbox"
      role="switch"
      className="switch"
      id={id}
      aria-describedby={describedBy}
      checked={isChecked}
      aria-checked={isChecked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}

function SelectInput(props: InputProps & { values: (string | number)[] }) {
  const { id, value, values, fallback, describedBy, onChange } = props
  const current = value === undefined ? '' : formatList(value)
  const isKnown = current === '' || values.some((known) => String(known) === current)
  return (
    <Select
      id={id}
      aria-describedby={describedBy}
      value={current}
      onChange={(chosen) => onChange(values.find((known) => String(known) === chosen))}
    >
      <option value="">
        {fallback === undefined
          ? controlText('controls.unset')
          : controlText('controls.default', { value: readDefaultText(fallback) })}
      </option>
      {!isKnown && <option>{current}</option>}
      {values.map((known) => (
        <option key={known}>{known}</option>
      ))}
    </Select>
  )
}

function TextInput({ id, value, fallback, describedBy, onChange }: InputProps) {
  return (
    <TextField
      type="text"
      id={id}
      aria-describedby={describedBy}
      value={value === undefined ? '' : formatList(value)}
      placeholder={fallback && readDefaultText(fallback)}
      onText={(text) => {
        onChange(text === '' ? undefined : text)
        return true
      }}
    />
  )
}

function ListInput(props: InputProps & { list: { of: 'number' | 'string'; single?: boolean } }) {
  const { id, value, fallback, describedBy, list, onChange } = props
  return (
    <TextField
      type="text"
      id={id}
      aria-describedby={describedBy}
      value={value === undefined ? '' : formatList(value)}
      placeholder={fallback}
      onText={(text) => {
        const parsed = parseList(text, list, value)
        const isEmpty = text.trim() === ''
        if (isEmpty || parsed !== undefined) onChange(isEmpty ? undefined : parsed)
        return isEmpty || parsed !== undefined
      }}
    />
  )
}

function NumberInput(props: InputProps & { range: { min?: number; max?: number; step?: number } }) {
  const { control, id, value, fallback, describedBy, range, onChange } = props
  const { min, max, step } = range
  const standard = readDefaultNumber(fallback)
  const start = typeof value === 'number' ? value : (standard ?? 0)
  const hasSlider = min !== undefined && max !== undefined
  return (
    <>
      {hasSlider && (
        <input
          type="range"
          className="slider"
          aria-label={controlText('controls.slider', { name: control.name })}
          // a value outside the usual range stays within reach
          min={Math.min(min, start)}
          max={Math.max(max, start)}
          step={step}
          value={start}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        />
      )}
      <TextField
        type="text"
        inputMode={min !== undefined && min >= 0 ? 'decimal' : 'text'}
        id={id}
        aria-describedby={describedBy}
        value={value === undefined ? '' : formatList(value)}
        placeholder={standard === undefined ? fallback : String(standard)}
        onText={(text) => {
          const number = Number(text)
          if (Number.isFinite(number)) onChange(text.trim() === '' ? undefined : number)
          return Number.isFinite(number)
        }}
      />
    </>
  )
}

const HEX = /^#[\da-f]{6}$/i

/** The color for the picker, which accepts only six digits. */
function toHex(color: unknown): string {
  const text = String(color)
    .replaceAll("'", '')
    .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
  return HEX.test(text) ? text : '#888888'
}

function ColorInput({ control, id, value, fallback, describedBy, onChange }: InputProps) {
  const { name } = control
  if (Array.isArray(value))
    return (
      <span className="control-colors">
        {value.map((color, index) => (
          <input
            key={index}
            type="color"
            className="color-field"
            id={index === 0 ? id : undefined}
            aria-label={controlText('controls.color', { name, number: index + 1 })}
            aria-describedby={describedBy}
            value={toHex(color)}
            onChange={({ currentTarget }) => onChange(value.with(index, currentTarget.value))}
          />
        ))}
      </span>
    )
  return (
    <>
      <input
        type="color"
        className="color-field"
        aria-label={controlText('controls.picker', { name })}
        value={toHex(value ?? fallback)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <TextInput {...{ control, id, value, fallback, describedBy, onChange }} columns={[]} />
    </>
  )
}
