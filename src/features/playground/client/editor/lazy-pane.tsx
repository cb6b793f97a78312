import { useEffect, useRef, useState, type ComponentType } from 'react'
import { loadInto } from '../../../../core/client/loading/failure.ts'

/** A pane of the editor whose code loads when it is shown. */
export function LazyPane<Props extends object>({
  label,
  message,
  load,
  props,
}: {
  label: string
  /** Says what is loading. */
  message: string
  /** Has to be the same function on every render. */
  load: () => Promise<ComponentType<Props>>
  props: Props
}) {
  const container = useRef<HTMLElement>(null)
  const [Content, setContent] = useState<ComponentType<Props>>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    if (container.current) void loadInto(container.current, load, (part) => setContent(() => part), { message, signal })
    return () => controller.abort()
  }, [load, message])
  return (
    <section ref={container} className="editor-options" aria-label={label}>
      {Content && <Content {...props} />}
    </section>
  )
}
