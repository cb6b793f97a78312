import { SPECIAL_PREFIX, withoutTrailingSlash } from '../../../core/shared/routes.ts'

/** `/~demos/{id}` shows one demo alone. */
export const DEMO_ROUTE = `/${SPECIAL_PREFIX}demos/`

/** Returns the id in `/~demos/{id}`. Undefined for other paths. */
export function parseDemoRoute(pathname: string): string | undefined {
  return pathname.startsWith(DEMO_ROUTE) ? withoutTrailingSlash(pathname).slice(DEMO_ROUTE.length) : undefined
}
