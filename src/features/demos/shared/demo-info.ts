import type { PageLink } from '../../../core/shared/site.ts'

/** The texts of a demo, without its code. */
export interface DemoInfo {
  title: string
  description: string
  /** Its place on a page. Undefined if no page shows it. */
  page?: PageLink
}
