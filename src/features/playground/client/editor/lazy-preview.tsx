import { useEffect, useRef, useState } from 'react'
import { observeNearViewport } from '../../../../core/client/browser/viewport.ts'
import { Preview, type PreviewProps } from './preview.tsx'

/** On a phone, the chart can be below the screen or at its very end. */
const VISIBLE = '0px 0px -5%'

/** Starts the chart when it is visible or the code is edited: the chart engine takes long to start on a phone. */
export function LazyPreview(props: PreviewProps) {
  const { files } = props
  const [firstFiles] = useState(files)
  const [wasVisible, setVisible] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return undefined
    return observeNearViewport(place.current, VISIBLE, (isVisible) => isVisible && setVisible(true))
  }, [])
  return wasVisible || files !== firstFiles ? <Preview {...props} /> : <div ref={place} className="editor-preview" />
}
