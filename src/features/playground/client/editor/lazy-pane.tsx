import { useEffect, useRef, useState, type ComponentType } from 'react'
import { reloadIfOutdated } from '../../../../core/client/loading/deployment.ts'
import { hideFailure, showFailure } from '../../../../core/client/loading/failure.ts'

/** A pane of the editor whose code loads when it is shown. */
export function LazyPane<Props extends object>({
  label,
  load,
  props,
}: {
  label: string
  /** Has to be the same function on every render. */
  load: () => Promise<ComponentType<Props>>
  props: Props
}) {
  const container = useRef<HTMLElement>(null)
  const [Content, setContent] = useState<ComponentType<Props>>()
  useEffect(() => {
    let isRemoved = false
    const open = async () => {
      try {
        const loaded = await load()
        if (isRemoved) return
        if (container.current) hideFailure(container.current)
        setContent(() => loaded)
      } catch (error) {
        if (isRemoved || (await reloadIfOutdated(error)) || !container.current) return
        showFailure(container.current, error, () => void open())
      }
    }
    void open()
    return () => {
      isRemoved = true
    }
  }, [load])
  return (
    <section ref={container} className="editor-options" aria-label={label}>
      {Content && <Content {...props} />}
    </section>
  )
}
