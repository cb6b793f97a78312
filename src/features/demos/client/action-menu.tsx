import './live.css'
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Icon } from '../../../core/client/icons/icon.tsx'
import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import { hideFailure, showFailure, showLoading } from '../../../core/client/loading/failure.ts'
import { ChunkLoadError } from '../../../core/client/loading/load-part.ts'
import { useDisclosure } from '../../../core/client/shell/disclosure.ts'
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

/** Long enough to notice a message while looking elsewhere. */
const MESSAGE_MS = 6000

export interface ActionRunner {
  /** What the last action reported, for some seconds. */
  message: string
  /** The element that shows which part failed to load. */
  failure: RefObject<HTMLDivElement | null>
  /** Returns the click handler of an action. The action returns the message to show. */
  run: (action: () => Promise<string | void>) => () => void
}

/** Runs the actions of a group of buttons, and shows their messages and failures. */
export function useActionRunner(): ActionRunner {
  const [message, setMessage] = useState('')
  const failure = useRef<HTMLDivElement>(null)
  // restarted for each message, so that the timer of the previous one does not remove it
  useEffect(() => {
    const timer = setTimeout(() => setMessage(''), MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [message])
  const run = (action: () => Promise<string | void>) => {
    const start = async () => {
      setMessage('')
      const hideLoading = failure.current && showLoading(failure.current)
      try {
        const result = await action()
        if (failure.current) hideFailure(failure.current)
        setMessage(result ?? '')
      } catch (error) {
        if (await reloadIfOutdated(error)) return
        if (error instanceof ChunkLoadError && failure.current) showFailure(failure.current, error, () => void start())
        else setMessage(error instanceof Error ? error.message : String(error))
      } finally {
        hideLoading?.()
      }
    }
    return () => void start()
  }
  return { message, failure, run }
}
