import { SPECIAL_PREFIX } from '../../../core/shared/routes.ts'

/** `/~demos/{id}` shows one demo alone. */
export const DEMO_ROUTE = `/${SPECIAL_PREFIX}demos/`
