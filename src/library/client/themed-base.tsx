import OriginalBase from '@opd/g2plot-react/es/components/base'
import { forwardRef } from 'react'
import { registerChartTheme } from './chart-theme.ts'
import { correctOptions } from './corrections.ts'

type Props = React.ComponentProps<typeof OriginalBase>

/**
 * The library's base component for one kind of plot, with the page's theme below the demo's own props.
 * It is part of the engine's chunk: see the groups in the bundler's configuration before importing more.
 */
export function themedBase(plot: string) {
  return forwardRef<HTMLDivElement, Props>(function ThemedBase(props, ref) {
    const color = document.documentElement.dataset.prefersColor === 'dark' ? 'dark' : 'light'
    registerChartTheme(color)
    return (
      <OriginalBase {...correctOptions(plot, props, color)} onReady={(made) => hand(made, props.onReady)} ref={ref} />
    )
  })
}

/** Leaves the plot on its container, where the frame around the demo finds it, and says that it is there. */
function hand(plot: Parameters<NonNullable<Props['onReady']>>[0], onReady: Props['onReady']): void {
  const { container } = plot as unknown as { container: HTMLElement }
  Reflect.set(container, Symbol.for('site:plot'), plot)
  onReady?.(plot)
  container.dispatchEvent(new CustomEvent('plot-ready', { bubbles: true }))
}
