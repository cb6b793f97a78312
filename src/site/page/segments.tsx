import { memo, useEffect } from 'react'
import type { Segment } from '../../shared/page.ts'
import { DemoGrid } from '../demo/demo-grid.tsx'
import { restoreVariant } from './code-blocks.ts'

/** Finished HTML and the islands between. */
export const Segments = memo(function Segments({ segments }: { segments: Segment[] }) {
  useEffect(restoreVariant, [segments])
  return segments.map((segment, index) =>
    'html' in segment ? <Html key={index} html={segment.html} /> : <DemoGrid key={index} {...segment.island} />,
  )
})

/** Set once and never compared: what the browser has made of the markup stays. */
const Html = memo(function Html({ html }: { html: string }) {
  return <div data-segment="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
})
