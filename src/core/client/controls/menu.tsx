import { Fragment, useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'

export interface MenuItem {
  icon: ReactNode
  name: string
  /** An address, or what a click does. */
  action: string | (() => void)
  disabled?: boolean
  /** Whether something is on, for an item that turns it on and off. */
  checked?: boolean
}

interface MenuProps {
  label: string
  /** The classes of its button. */
  className: string
  /** There is a line between the groups. */
  groups: MenuItem[][]
  /** The content of the button. */
  children: ReactNode
}

/** A button that opens a menu with icons and words. */
export function Menu({ label, className, groups, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="branch">
      <button type="button" className={className} popoverTarget={id} aria-haspopup="menu" aria-label={label}>
        {children}
      </button>
      <div
        id={id}
        popover="auto"
        className="popup"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        title={className.startsWith('icon') ? label : undefined}
        onKeyDown={focusByLetter}
        onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
        // not before, because the browser gives the focus back only from inside
        onToggle={({ newState }) => newState === 'closed' && setOpen(false)}
      >
        {isOpen &&
          groups.map((items, index) => (
            <Fragment key={index}>
              {index > 0 && <hr />}
              {items.map((item) => (
                <Item key={item.name} {...item} />
              ))}
            </Fragment>
          ))}
      </div>
    </div>
  )
}

/** Moves the focus to the next item that starts with the key. */
function focusByLetter({ key, target, currentTarget }: KeyboardEvent): void {
  const items = [...currentTarget.querySelectorAll<HTMLElement>('a, button:not(:disabled)')]
  const following = [...items.slice(items.indexOf(target as HTMLElement) + 1), ...items]
  following.find(({ textContent }) => textContent.toLowerCase().startsWith(key))?.focus()
}

function Item({ icon, name, action, disabled, checked }: MenuItem) {
  if (typeof action === 'string')
    return (
      <a role="menuitem" href={action} target="_blank" rel="noopener">
        {icon}
        {name}
      </a>
    )
  const choose = ({ currentTarget }: MouseEvent) => {
    const branch = currentTarget.closest('.branch')
    // also in Safari, where a click moves the focus to no button; messages are shown at what has the focus
    branch?.querySelector('button')?.focus()
    branch?.querySelector<HTMLElement>('.popup')?.togglePopover(false)
    action()
  }
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={checked}
      disabled={disabled}
      onClick={choose}
    >
      {icon}
      {name}
      {checked && check}
    </button>
  )
}

const check = (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: lucide('check') }} />
)
