import OriginalBase from '@opd/g2plot-react/es/components/base'
import { forwardRef } from 'react'
import { registerChartTheme } from './chart-theme.ts'

type Props = React.ComponentProps<typeof OriginalBase>

/**
 * The library's base component with the page's theme below the demo's own props.
 * It is part of the engine's chunk: see the groups in the bundler's configuration before importing more.
 */
const ThemedBase = forwardRef<HTMLDivElement, Props>(function ThemedBase(props, ref) {
  registerChartTheme(document.documentElement.dataset.prefersColor === 'dark' ? 'dark' : 'light')
  const themed = { theme: 'default', ...props }
  return <OriginalBase {...themed} ref={ref} />
})

export default ThemedBase
