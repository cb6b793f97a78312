import { EMPTY_CHART, EMPTY_CHART_JAVASCRIPT } from '../../../library/shared/empty-chart.ts'
import type { PublishedDemo } from './code-file.ts'

/** A chart without any options, to start from. */
export const EMPTY_DEMO: PublishedDemo = {
  id: 'empty',
  title: 'My chart',
  description: 'A line chart without any options, to start from.',
  files: [{ name: 'my-chart.tsx', source: EMPTY_CHART }],
  javascript: [{ name: 'my-chart.jsx', source: EMPTY_CHART_JAVASCRIPT }],
}
