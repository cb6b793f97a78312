/** The name of an entrance without motion, see `registerStillness`. */
export const STILL = 'site-still'
