import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

export interface Disclosure {
  open: boolean
  setOpen: (open: boolean) => void
  /** For the element around button and list. */
  around: {
    ref: RefObject<HTMLDivElement | null>
    onKeyDown: (event: KeyboardEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

const STEP: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A button with a list below it: arrows move in the list, Escape and a click elsewhere close it. */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  const focusFirst = useRef(false)

  useEffect(() => {
    if (open && focusFirst.current) itemsIn(ref.current)[0]?.focus()
    focusFirst.current = false
    if (!open) return undefined
    const close = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    const button = ref.current?.querySelector<HTMLElement>('[aria-expanded]')
    if (event.key === 'Escape' && open) {
      setOpen(false)
      button?.focus()
    } else if (event.key === 'ArrowDown' && event.target === button && !open) {
      event.preventDefault()
      focusFirst.current = true
      setOpen(true)
    } else if (open && event.key in STEP) {
      event.preventDefault()
      const items = itemsIn(ref.current)
      items[
        STEP[event.key]?.(
          items.findIndex((item) => item === event.target),
          items.length,
        ) ?? 0
      ]?.focus()
    }
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !ref.current?.contains(relatedTarget)) setOpen(false)
  }
  return { open, setOpen, around: { ref, onKeyDown, onBlur } }
}

const itemsIn = (element: HTMLElement | null) => [...(element?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
