import { useState, type InputHTMLAttributes } from 'react'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  value: string
  onText: (text: string) => void
}

/** A field that keeps its text until it loses the focus, also while that is not a valid value: `-` or `1.`. */
export function DraftInput({ value, onText, ...attributes }: Props) {
  const [draft, setDraft] = useState<string>()
  return (
    <input
      {...attributes}
      value={draft ?? value}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value)
        onText(currentTarget.value)
      }}
      onBlur={() => setDraft(undefined)}
    />
  )
}
