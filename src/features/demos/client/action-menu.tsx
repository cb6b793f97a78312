import './live.css'
import { useId, type ReactNode } from 'react'
import { useDisclosure } from '../../../core/client/shell/disclosure.ts'
import { Icon } from '../../../core/client/icons/icon.tsx'
import { DemoIcon, type DemoIconName } from './live/demo-icon.tsx'

export interface MenuItem {
  icon: DemoIconName
  name: string
  /** An address, or what a click does. */
  action: string | (() => void)
  disabled?: boolean
}

/** A button with a word, which opens a menu with icons and words. */
export function ActionMenu({ label, items }: { label: string; items: MenuItem[] }) {
  const { open, setOpen, containerProps } = useDisclosure()
  const menu = useId()
  const close = () => {
    setOpen(false)
    containerProps.ref.current?.querySelector('button')?.focus()
  }
  return (
    <div className="branch" {...containerProps}>
      <button
        type="button"
        className="action"
        aria-expanded={open}
        aria-haspopup="menu"
        aria-controls={open ? menu : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon name="chevron" />
      </button>
      {open && (
        <div id={menu} className="popup popup-right" role="menu" aria-label={label}>
          {items.map((item) => (
            <Item key={item.name} item={item} onChosen={close} />
          ))}
        </div>
      )}
    </div>
  )
}

function Item({ item: { icon, name, action, disabled }, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const content: ReactNode = (
    <>
      <DemoIcon name={icon} />
      {name}
    </>
  )
  if (typeof action === 'string')
    return (
      <a role="menuitem" data-item href={action} target="_blank" rel="noopener" onClick={onChosen}>
        {content}
      </a>
    )
  const choose = () => {
    onChosen()
    action()
  }
  return (
    <button type="button" role="menuitem" data-item={disabled ? undefined : ''} disabled={disabled} onClick={choose}>
      {content}
    </button>
  )
}
