import OriginalBase from '@opd/g2plot-react/es/components/base'
import { forwardRef } from 'react'
import { COLOUR_ATTRIBUTE } from '../../shared/constants.ts'
import { registerChartTheme } from './chart-theme.ts'

type Props = React.ComponentProps<typeof OriginalBase>

/** The library's base component with the page's theme below the demo's own props. */
const ThemedBase = forwardRef<HTMLDivElement, Props>(function ThemedBase(props, ref) {
  registerChartTheme(document.documentElement.getAttribute(COLOUR_ATTRIBUTE) === 'dark' ? 'dark' : 'light')
  const themed = { theme: 'default', ...props }
  return <OriginalBase {...themed} ref={ref} />
})

export default ThemedBase
