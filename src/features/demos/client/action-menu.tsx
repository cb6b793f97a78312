import './live.css'
import { Fragment, useId, useRef, type ReactNode } from 'react'
import { showToast } from '../../../core/client/controls/toast.ts'
import { Icon } from '../../../core/client/icons/icon.tsx'
import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import { hideFailure, showFailure, showLoading } from '../../../core/client/loading/failure.ts'
import { ChunkLoadError } from '../../../core/client/loading/load-part.ts'
import { useDisclosure } from '../../../core/client/shell/disclosure.ts'
import { DemoIcon, type DemoIconName } from './live/demo-icon.tsx'

interface MenuItem {
  icon: DemoIconName
  name: string
  /** An address, or what a click does. */
  action: string | (() => void)
  disabled?: boolean
  /** Whether something is on, for an item that turns it on and off. */
  checked?: boolean
}

interface MenuProps {
  label: string
  /** Shown instead of the label. */
  icon?: DemoIconName
  /** There is a line between the groups. */
  groups: MenuItem[][]
}

/** A button with a word or an icon, which opens a menu with icons and words. */
export function ActionMenu({ label, icon, groups }: MenuProps) {
  const { open, setOpen, close, containerProps } = useDisclosure()
  const menu = useId()
  return (
    <div className="branch" {...containerProps}>
      <button
        type="button"
        className="action"
        aria-expanded={open}
        aria-haspopup="menu"
        aria-controls={open ? menu : undefined}
        aria-label={icon && label}
        title={icon && label}
        onClick={() => setOpen(!open)}
      >
        {icon ? (
          <DemoIcon name={icon} />
        ) : (
          <>
            {label}
            <Icon name="chevron" />
          </>
        )}
      </button>
      {open && (
        <div ref={showNear} id={menu} popover="manual" className="popup" role="menu" aria-label={label}>
          {groups.map((items, index) => (
            <Fragment key={index}>
              {index > 0 && <hr />}
              {items.map((item) => (
                <Item key={item.name} item={item} onChosen={close} />
              ))}
            </Fragment>
          ))}
        </div>
      )}
    </div>
  )
}

/** Shows a menu in front of everything: below its button if there is room, or else above it. */
function showNear(menu: HTMLElement | null): void {
  const button = menu?.previousElementSibling?.getBoundingClientRect()
  if (!menu || !button) return
  menu.showPopover()
  const { offsetWidth: width, offsetHeight: height } = menu
  const isBelow = button.bottom + height + 8 < innerHeight || button.top < height + 8
  const top = isBelow ? button.bottom + 4 : button.top - height - 4
  const left = Math.max(8, button.right - width)
  // in the document, so that the menu scrolls with its button
  Object.assign(menu.style, { top: `${top + scrollY}px`, left: `${left + scrollX}px` })
}

function Item({ item: { icon, name, action, disabled, checked }, onChosen }: { item: MenuItem; onChosen: () => void }) {
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
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={checked}
      data-item={disabled ? undefined : ''}
      disabled={disabled}
      onClick={choose}
    >
      {content}
      {checked && <DemoIcon name="check" />}
    </button>
  )
}

export type ActionRunner = ReturnType<typeof useActionRunner>

/** Runs the actions of a group of buttons, and shows their messages and the parts that failed to load. */
export function useActionRunner() {
  /** The element that shows which part failed to load. */
  const failure = useRef<HTMLDivElement>(null)
  /** Returns the click handler of an action. The action returns the message to show at the button. */
  const run = (action: () => Promise<string | void>) => {
    const start = async (button: Element | null) => {
      const show = (message: string | void) => message && button && showToast(button, message)
      const hideLoading = failure.current && showLoading(failure.current)
      try {
        const result = await action()
        if (failure.current) hideFailure(failure.current)
        show(result)
      } catch (error) {
        if (await reloadIfOutdated(error)) return
        if (error instanceof ChunkLoadError && failure.current)
          showFailure(failure.current, error, () => void start(button))
        else show(error instanceof Error ? error.message : String(error))
      } finally {
        hideLoading?.()
      }
    }
    // an item of a menu is gone by then, and the button of the menu has the focus
    return (event?: { currentTarget: Element }) => void start(event?.currentTarget ?? document.activeElement)
  }
  return { failure, run }
}
