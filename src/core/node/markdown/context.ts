import type { Node } from 'unist'
import type { ChartGroup } from '../../shared/site.ts'
import type { ApiDocumentation } from '../../../features/api-tables/node/documentation.ts'
import type { Release } from '../../../features/changelog/node/read-changelog.ts'
import type { Demo } from '../../../features/demos/node/read-demos.ts'
import type { License } from '../../../features/licenses/node/read-licenses.ts'

/** Says what is wrong at the place of a node. */
export type Report = (node: Node, message: string) => void

export interface ChartCard {
  slug: string
  component: string
  title: string
  description: string
  /** A small drawing of the chart, as SVG. */
  glyph: string
  /** The id of the first demo of its page. */
  demo?: string
}

/** What directives may draw on besides the page's own text. */
export interface Context {
  demos: Map<string, Demo>
  chartGroups: ChartGroup[]
  charts: Map<string, ChartCard>
  releases: Release[]
  /** Whether these are all releases. They are not when one of them cannot be read. */
  isChangelogComplete: boolean
  /** Undefined where there is no list of them. */
  licenses?: License[]
  api: ApiDocumentation
  repository: string
}
