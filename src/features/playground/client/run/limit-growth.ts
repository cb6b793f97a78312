/** Growth this soon after the height was set can be a reaction to it, in milliseconds. */
const REACTION_TIME = 250
/** Content that opens smoothly grows a few times in a row. */
const MAX_REACTIONS = 12

/**
 * Passes on heights of content, but stops content that grows because its frame has grown, such as an element with
 * `height: 100vh`: after several reactions in a row only the last height is used, when no more arrive.
 */
export function limitGrowth(setHeight: (height: number) => void): (height: number) => void {
  let current = 0
  let ignored = 0
  let reactions = 0
  let changed = -Infinity
  let isSettled = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const apply = (height: number) => {
    current = height
    changed = performance.now()
    setHeight(height)
  }
  return (height) => {
    clearTimeout(timer)
    if (height === current || height === ignored) return
    // heights that are passed over belong to the same growth
    const isReaction = height > current && (reactions > MAX_REACTIONS || performance.now() - changed < REACTION_TIME)
    if (isReaction && isSettled) {
      ignored = height
      return
    }
    isSettled = false
    reactions = isReaction ? reactions + 1 : 0
    if (reactions <= MAX_REACTIONS) return apply(height)
    timer = setTimeout(() => {
      isSettled = true
      reactions = 0
      apply(height)
    }, REACTION_TIME)
  }
}
