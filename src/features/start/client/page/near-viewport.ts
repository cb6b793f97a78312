import { useEffect, useState, type RefObject } from 'react'
import { observeNearViewport } from '../../../../core/client/browser/viewport.ts'

const MARGIN = '400px'

/** Whether the element has been close to the viewport. */
export function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return undefined
    return observeNearViewport(element.current, MARGIN, setNear)
  }, [element, isNear])
  return isNear
}
