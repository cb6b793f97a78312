import type { loadPart } from '../../../../core/client/loading/load-part.ts'

/**
 * Loads the playground. This module is not in the script of every page, which would list all its files. It gets
 * `loadPart`, because the build would split that script if this one imported it.
 */
export const loadPage = (load: typeof loadPart) =>
  load('part:src/features/playground/client/page/activate.tsx', () => import('./activate.tsx'))
