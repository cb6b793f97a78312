/** What follows from the names of options and of their objects. */

/** The position of an option in the table of a component: lower ranks are first. */
export function rankOption({ name, required }: { name: string; required?: boolean }): number {
  if (name === 'data') return 0
  if (required) return 1
  return /Fields?$/.test(name) && !name.startsWith('raw') ? 2 : 3
}

/** The text that selects an object among several, in lower case: `datamarker` for `DataMarkerOption`. */
export const getVariantTag = (object: string): string | undefined =>
  // LineOption, GeometryLineOption, ShapeAnnotationOption, RegionPositionBaseOption
  /^(?:Geometry)?(\w+?)(?:Annotation|PositionBase)?Option$/.exec(object)?.[1]?.toLowerCase()
