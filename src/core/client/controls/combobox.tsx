import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../icons/icon.tsx'
import './combobox.css'

interface Option {
  value: string
  name: string
  /** Words besides the name and the group that find it. */
  words?: string
}

interface Props {
  label: string
  value: string
  /** The name of the current value, which may be none of the options. */
  name: string
  /** Options by the title of their group. Those of the group '' come first and have no title. */
  groups: Record<string, Option[]>
  /** The message if no option matches. */
  none: (query: string) => string
  onChange: (value: string) => void
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[-\s]+/g, ' ')
    .trim()

/** A field with a list of many options, which typing filters by their names, groups and words. */
export function Combobox({ label, value, name, groups, none, onChange }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  /** What the visitor has typed since the list opened. */
  const [query, setQuery] = useState<string>()
  const [active, setActive] = useState('')
  const isOpen = query !== undefined
  const words = fold(query ?? '').split(' ')
  const found = Object.entries(groups).flatMap(([group, options]) => {
    const matching = options.filter((option) => {
      const text = fold(`${option.name} ${group} ${option.words ?? ''}`)
      return words.every((word) => text.includes(word))
    })
    return matching.length > 0 ? [{ group, options: matching }] : []
  })
  const values = found.flatMap(({ options }) => options.map((option) => option.value))
  // after typing, Enter chooses the first option
  const current = query && !values.includes(active) ? (values[0] ?? '') : active
  const getOptionId = (option: string) => `${id}-${option}`

  const move = (next: string | undefined) => {
    setActive(next ?? '')
    // the list may open with this event
    requestAnimationFrame(() => list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' }))
  }
  const open = () => {
    if (isOpen) return
    setQuery('')
    move(value)
  }
  const close = () => setQuery(undefined)
  const choose = (option: string) => {
    close()
    onChange(option)
  }
  const handleKey = (event: KeyboardEvent) => {
    const index = values.indexOf(current)
    const next = { ArrowDown: index + 1, ArrowUp: Math.max(index, 0) - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Enter' && isOpen && current !== '') choose(current)
    else if (event.key === 'Escape' && isOpen) close()
    else if (event.key.startsWith('Arrow') && !isOpen) open()
    else if (next !== undefined && isOpen) move(values.at(next % values.length))
    else return
    event.preventDefault()
  }
  return (
    <div className="select select-small combobox">
      <input
        className="field field-small"
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && values.includes(current) ? getOptionId(current) : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        // the name stays readable until the visitor types
        placeholder={name}
        value={query ?? name}
        onChange={({ target }) => {
          setQuery(target.value)
          move('')
        }}
        onClick={open}
        onBlur={close}
        onKeyDown={handleKey}
      />
      <Icon name="chevron" />
      {isOpen && (
        // the field keeps the focus
        <div
          ref={list}
          id={id}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.map(({ group, options }) => (
            <div key={group} role="group" aria-label={group || undefined}>
              {group && <p aria-hidden="true">{group}</p>}
              {options.map((option) => (
                <div
                  key={option.value}
                  id={getOptionId(option.value)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.value === value}
                  data-active={option.value === current ? '' : undefined}
                  onClick={() => choose(option.value)}
                >
                  {option.name}
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
      <p role="status">{isOpen && found.length === 0 ? none(query.trim()) : ''}</p>
    </div>
  )
}
