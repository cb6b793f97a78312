import { useState, type InputHTMLAttributes } from 'react'
import './inputs.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  value: string
  /** Returns whether the text is a valid value. */
  onText: (text: string) => boolean
}

/** A field that keeps its text until it loses the focus, also while that is not a valid value: `-` or `1.`. */
export function TextField({ value, onText, ...attributes }: Props) {
  const [draft, setDraft] = useState<{ text: string; isValid: boolean }>()
  return (
    <input
      className="field field-small"
      {...attributes}
      value={draft?.text ?? value}
      aria-invalid={draft?.isValid === false}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget: { value: text } }) => setDraft({ text, isValid: onText(text) })}
      onBlur={() => setDraft(undefined)}
    />
  )
}
