import path from 'node:path'
import { PAGE_LAYOUTS } from '../../shared/page.ts'
import type { Feature } from '../feature.ts'
import { resolveClientFile } from './client-files.ts'

const LAYOUTS = ['home', ...PAGE_LAYOUTS].map((layout) => `frame-${layout}`)

/**
 * The stylesheets for HTML that few pages have, and the classes of that HTML. Documents with one of these classes contain
 * all of them, after the styles of every page. On other pages the browser loads them with the first page that it fetches.
 */
export function listRareStyles(root: string, features: Feature[]): { classes: string[]; files: string[] } {
  const own = features.flatMap(({ client }) => Object.entries(client?.styles ?? {}))
  return {
    classes: [...LAYOUTS, ...own.map(([name]) => name)],
    files: [
      ...['shell/frames.css', 'page/home.css', 'page/filter-form.css'].map(resolveClientFile),
      ...own.map(([, file]) => path.resolve(root, file)),
    ],
  }
}
