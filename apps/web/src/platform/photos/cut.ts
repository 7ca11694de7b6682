/** What is cut off a photo at each edge, as it is shown: shares of its width and height. */
export interface Cut {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Nothing is cut off. */
export const whole: Cut = { left: 0, top: 0, right: 0, bottom: 0 }

/** The same part of the photo after a quarter turn, clockwise. */
export const turnCut = ({ left, top, right, bottom }: Cut): Cut => ({
  left: bottom,
  top: left,
  right: top,
  bottom: right,
})

/** A cut of what an earlier cut has left. */
export function cutAgain(cut: Cut, again: Cut): Cut {
  const width = 1 - cut.left - cut.right
  const height = 1 - cut.top - cut.bottom
  return {
    left: cut.left + again.left * width,
    top: cut.top + again.top * height,
    right: cut.right + again.right * width,
    bottom: cut.bottom + again.bottom * height,
  }
}
