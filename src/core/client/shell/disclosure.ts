import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A button with a list: arrow keys move the focus in the list, Escape and a click outside close it. */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  const focusFirst = useRef(false)

  useEffect(() => {
    if (open && focusFirst.current) getItems(ref.current)[0]?.focus()
    focusFirst.current = false
    if (!open) return undefined
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  const findButton = () => ref.current?.querySelector<HTMLElement>('[aria-expanded]')
  const close = () => {
    setOpen(false)
    findButton()?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close()
    else if (event.key === 'ArrowDown' && event.target === findButton() && !open) {
      event.preventDefault()
      focusFirst.current = true
      setOpen(true)
    } else if (open && event.key in STEPS) {
      event.preventDefault()
      const items = getItems(ref.current)
      const index = items.findIndex((item) => item === event.target)
      items[STEPS[event.key]?.(index, items.length) ?? 0]?.focus()
    }
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !ref.current?.contains(relatedTarget)) setOpen(false)
  }
  // the container has the button, which `close` focuses, and the list
  return { open, setOpen, close, containerProps: { ref, onKeyDown, onBlur } }
}

const getItems = (element: HTMLElement | null) => [...(element?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
