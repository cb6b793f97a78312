import { thinLines } from './lines.ts'
import { gatherMarkers } from './markers.ts'

/** Removes the points of a drawing that are not visible at its size. New ids start with `prefix`. */
export const thinOut = (svg: string, prefix: string): string => thinLines(gatherMarkers(svg, prefix))
