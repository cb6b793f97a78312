import { waitForIdle } from '../../../core/client/browser/viewport.ts'

/** The last position of the pointer, in the window and on the screen. */
let place: Record<'clientX' | 'clientY' | 'screenX' | 'screenY', number> | undefined
let hasMoved = false

/** Browsers also report a move if the page moves under the pointer. The pointer itself is at the same place then. */
function followPointer({ clientX, clientY, screenX, screenY }: MouseEvent): void {
  hasMoved = screenX !== place?.screenX || screenY !== place.screenY
  // not the event, which keeps its target in memory
  place = { clientX, clientY, screenX, screenY }
}
for (const type of ['pointermove', 'wheel', 'click'] as const)
  addEventListener(type, followPointer, { capture: true, passive: true })

/**
 * Calls back when the visitor wants to use a chart: moves the pointer over it, clicks or taps it, or reaches its card
 * with the keyboard. Scrolling past it, with a pointer that rests or with a finger, is no intent. Returns a function
 * that stops following.
 */
export function followIntent(card: HTMLElement, stage: HTMLElement, onIntent: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const onMove = async ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || !hasMoved) return
    await waitForIdle()
    if (!signal.aborted && findTarget(stage)) onIntent()
  }
  stage.addEventListener('pointermove', (event) => void onMove(event), { signal })
  stage.addEventListener('click', onIntent, { signal })
  const onFocus = ({ target }: FocusEvent) => (target as Element).matches(':focus-visible') && onIntent()
  card.addEventListener('focusin', onFocus, { signal })
  card.addEventListener('keydown', onIntent, { signal })
  return () => controller.abort()
}

/** Repeats the last movement of the pointer for a chart that was not there yet, so that its tooltip appears. */
export function repeatMove(stage: HTMLElement): void {
  findTarget(stage)?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, ...place }))
}

/** The element inside `stage` under the pointer. In Firefox, `:hover` is older than the event. */
function findTarget(stage: HTMLElement): Element | undefined {
  const target = place && document.elementFromPoint(place.clientX, place.clientY)
  return target && stage.contains(target) ? target : undefined
}
