import { thinLines } from './lines.ts'
import { gatherMarkers } from './markers.ts'

/** A drawing of many points without what cannot be seen at its size. Pure; new ids begin with `prefix`. */
export const thinOut = (svg: string, prefix: string): string => thinLines(gatherMarkers(svg, prefix))
