import type { KeyboardEvent } from 'react'

interface Props {
  label: string
  names: string[]
  active: string
  /** The id of the panel that they switch. The ids of the tabs start with it. */
  panel: string
  onChange: (name: string) => void
}

export const getTabId = (panel: string, name: string): string => `${panel}-tab-${name}`

/** Tabs that switch a panel. Arrow keys move between them. */
export function Tabs({ label, names, active, panel, onChange }: Props) {
  const move = (event: KeyboardEvent) => {
    const index = names.indexOf(active)
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[event.key]
    const name = next === undefined ? undefined : names.at(next % names.length)
    if (name === undefined) return
    event.preventDefault()
    onChange(name)
    document.getElementById(getTabId(panel, name))?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label={label}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={getTabId(panel, name)}
          aria-selected={name === active}
          aria-controls={panel}
          tabIndex={name === active ? 0 : -1}
          onClick={() => onChange(name)}
          onKeyDown={move}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
