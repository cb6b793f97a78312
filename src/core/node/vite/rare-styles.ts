import path from 'node:path'
import { PAGE_LAYOUTS } from '../../shared/page.ts'
import type { Feature } from '../feature.ts'
import { resolveClientFile } from './client-files.ts'

const LAYOUTS = Object.fromEntries(
  ['home', ...PAGE_LAYOUTS].map((layout) => [`frame-${layout}`, resolveClientFile('shell/frames.css')]),
)

/**
 * The stylesheets for HTML that few pages have, by a class of that HTML. Documents with one of these classes contain all
 * of them, after the styles of every page. On other pages the browser loads them with the first page that it fetches.
 */
export const listRareStyles = (root: string, features: Feature[]): Record<string, string> => ({
  ...LAYOUTS,
  hero: resolveClientFile('page/home.css'),
  ...Object.fromEntries(
    features
      .flatMap(({ client }) => Object.entries(client?.styles ?? {}))
      .map(([name, file]) => [name, path.resolve(root, file)]),
  ),
})
