import type { SelectHTMLAttributes } from 'react'
import { Icon } from '../icons/icon.tsx'

interface Props extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'size'> {
  onChange: (value: string) => void
}

/** The select of the browser, which is the best one on a phone, in the box of the other fields. */
export function Select({ onChange, ...props }: Props) {
  return (
    <span className="select select-small">
      <select {...props} onChange={({ target }) => onChange(target.value)} />
      <Icon name="chevron" />
    </span>
  )
}
