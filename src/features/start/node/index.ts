import type { Feature } from '../../../core/node/feature.ts'
import { translations } from '../shared/texts/translations.ts'
import { startDirective } from './start-directive.ts'

/** Recommends charts for the data of a visitor, with code that draws them. */
export const start: Feature = {
  name: 'start',
  texts: translations,
  client: { elements: { 'data-start': 'src/features/start/client/page/activate.tsx' } },
  read: () => content,
}

const content = {
  directives: { start: startDirective },
  // the page replaces its text
  search: { entries: () => ({}), skippedElement: '<data-start class="tool">' },
}
