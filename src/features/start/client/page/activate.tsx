import type { LazyElementPart } from '../../../../core/client/loading/lazy-element.ts'
import { renderElement } from '../../../../core/client/page/render-element.ts'
import { StartPage } from './start-page.tsx'

/** Shows the page in its element. */
export const activate: LazyElementPart['activate'] = (element, signal) => renderElement(element, signal, <StartPage />)
