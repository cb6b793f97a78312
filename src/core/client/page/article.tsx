import { memo, useEffect } from 'react'
import { restoreVariant } from './code-blocks.ts'

/** Finished HTML. It is set once and never compared: what the browser has made of it stays. */
export const Article = memo(function Article({ tab, html, hidden }: { tab: string; html: string; hidden: boolean }) {
  useEffect(restoreVariant, [html])
  return (
    <article
      className="article"
      data-tab={tab}
      hidden={hidden}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
})
