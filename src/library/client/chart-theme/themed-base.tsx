import OriginalBase from '@opd/g2plot-react/es/components/base'
import { forwardRef } from 'react'
import { applyTheme } from './apply-theme.ts'
import { registerChartTheme } from './register-theme.ts'

type Props = React.ComponentProps<typeof OriginalBase>

/**
 * Creates the library's base component for one kind of plot, with the theme of the page added to its props.
 * It is part of the chart engine's chunk: read `node/bundling.ts` before you import more here.
 */
export function createThemedBase(plot: string) {
  return forwardRef<HTMLDivElement, Props>(function ThemedBase(props, ref) {
    const mode = document.documentElement.dataset.prefersColor === 'dark' ? 'dark' : 'light'
    registerChartTheme(mode)
    return (
      <OriginalBase
        {...applyTheme(plot, props, mode)}
        onReady={(instance) => exposePlot(instance, props.onReady)}
        ref={ref}
      />
    )
  })
}

/** Stores the plot on its container and dispatches an event, so that the demo card around it can find it. */
function exposePlot(plot: Parameters<NonNullable<Props['onReady']>>[0], onReady: Props['onReady']): void {
  const { container } = plot as unknown as { container: HTMLElement }
  Reflect.set(container, Symbol.for('site:plot'), plot)
  onReady?.(plot)
  container.dispatchEvent(new CustomEvent('plot-ready', { bubbles: true }))
}
