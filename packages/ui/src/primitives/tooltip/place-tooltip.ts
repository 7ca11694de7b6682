/** Room kept to the edge of the window, in pixels. */
const edge = 8

/** Puts a tooltip over its control, or under it where there is no room above, and never beyond the window's edge. */
export function placeTooltip(tip: HTMLElement, control: Element): void {
  const at = control.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const isAbove = at.top - height >= edge
  const middle = at.left + at.width / 2 - width / 2
  const left = Math.max(edge, Math.min(middle, innerWidth - width - edge))
  tip.style.setProperty('--k-tooltip-x', `${Math.round(left)}px`)
  tip.style.setProperty('--k-tooltip-y', `${Math.round(isAbove ? at.top - height : at.bottom)}px`)
}
