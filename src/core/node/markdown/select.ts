import type { Element, Properties } from 'hast'
import { h } from 'hastscript'
import { createIcon } from '../files/icons.ts'
import { raw } from './code.ts'

/** A select with the chevron of the site. In the browser's code, it is `Select`. */
export const renderSelect = (properties: Properties, options: Element[]): Element =>
  h('span.select', [h('select', properties, options), raw(createIcon('chevron-down'))])
