import { drawSvg } from '../../../../library/client/draw-svg.ts'
import { findPlots } from '../live/find-plots.ts'

/** Draws all charts of a stage as one SVG. */
export const drawStage = (stage: HTMLElement): Promise<SVGSVGElement> => drawSvg(stage, findPlots(stage))

export const serializeSvg = (drawing: SVGSVGElement): string => new XMLSerializer().serializeToString(drawing)
