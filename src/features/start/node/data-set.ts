import type { Mapping } from '../shared/recommend.ts'

/** A data set and the charts that are right or wrong for it. Names are without `Chart`. */
export interface DataSet {
  name: string
  text: string
  /** The first recommendation is one of these. */
  first?: string
  /** All of these are among the first three. */
  must: string
  /** None of these is among the first three. */
  mustNot: string
  /** The mapping of the first recommendation, or a part of it. */
  mapping?: Mapping
}

export const inline = (
  name: string,
  text: string,
  must: string,
  mustNot: string,
  first?: string,
  mapping?: Mapping,
): DataSet => ({ name, text, must, mustNot, first, mapping })
