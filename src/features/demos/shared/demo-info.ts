import type { PageLink } from '../../../core/shared/site.ts'

/** The texts of a demo, without its code. */
export interface DemoInfo {
  id: string
  title: string
  description: string
  /** Its place on a page. Undefined if no page shows it. */
  page?: PageLink
}

/** The data in the document of a standalone demo. */
export interface StandaloneData extends Record<string, unknown> {
  demo: DemoInfo
}
