import { names } from 'virtual:element-names'
import { defineLazyElement } from './lazy-element.ts'
import { loadPart } from './load-part.ts'

/** Defines the custom elements of all features whose code loads with their page. */
export function defineElements(): void {
  for (const name of names)
    defineLazyElement(
      name,
      async () => {
        // The list of their files is not in the script of every page. It gets `loadPart`, because the build would split
        // that script if the list imported it.
        const { loadElement } = await loadPart('part:virtual:elements', () => import('virtual:elements'))
        return loadElement(name, loadPart)
      },
      (_, activate) => void activate(),
    )
}
