import type { Trap } from './trap.ts'
import { CHART_TRAPS } from './traps-of-charts.ts'
import { REACT_TRAPS } from './traps-of-react.ts'

export const TRAPS: Trap[] = [...REACT_TRAPS, ...CHART_TRAPS]
