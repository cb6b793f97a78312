import type { LazyElementPart } from '../../../../core/client/loading/lazy-element.ts'
import { renderElement } from '../../../../core/client/page/render-element.ts'
import { Playground } from './playground.tsx'

/** Shows the playground in its element. */
export const activate: LazyElementPart['activate'] = (element, signal) => renderElement(element, signal, <Playground />)
