/**
 * Runs in the page: what does not find room. Nothing reaches past the side of the screen, no word is cut, no two
 * words lie on each other, and what sticks to the edges leaves the larger part of the height to the rest.
 */
export function faultsInRoom(height: number): string[] {
  const faults = new Set<string>()
  const root = document.documentElement
  const open = document.querySelector('dialog[open]')
  const scope = open ?? document.body
  const width = root.clientWidth

  const say = (element: Element) => {
    const words = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40)
    return `.${element.classList[0] ?? element.localName} “${words}”`
  }
  const styleOf = (element: Element) => getComputedStyle(element)
  const isScroller = (element: Element) => /auto|scroll/.test(styleOf(element).overflowX)
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], .k-visually-hidden, #storybook-docs, option') &&
    // What large text leaves to screen readers.
    styleOf(element).clipPath !== 'inset(50%)'
  const upwards = function* (element: Element) {
    for (let at: Element | null = element; at && at !== scope; at = at.parentElement) yield at
  }

  if (root.scrollWidth > width) faults.add(`the page is ${root.scrollWidth - width} px wider than the screen`)

  interface Line {
    element: Element
    layer: Element | undefined
    left: number
    right: number
    top: number
    bottom: number
  }
  const lines: Line[] = []
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.textContent?.trim() || !isSeen(element) || /STYLE|SCRIPT/.test(element.tagName))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 1)
    let layer: Element | undefined
    let isScrolled = false
    for (const at of upwards(element)) {
      const style = styleOf(at)
      if (/sticky|fixed/.test(style.position)) layer ??= at
      if (isScroller(at)) isScrolled = true
      const isCut = style.overflowX !== 'visible' && !isScroller(at)
      const box = at.getBoundingClientRect()
      for (const { left, right, top, bottom } of isCut && !isScrolled ? rects : []) {
        // A line of letters is higher than the letters are.
        const slack = (bottom - top) / 4
        const isCutAcross = left < box.left - 1 || right > box.right + 1
        if (isCutAcross || top < box.top - slack || bottom > box.bottom + slack)
          faults.add(`${say(element)} is cut by .${at.classList[0] ?? at.localName}`)
      }
    }
    for (const { left, right, top, bottom } of rects) {
      if (!isScrolled && (left < -1 || right > width + 1)) faults.add(`${say(element)} reaches past the side`)
      if (!isScrolled) lines.push({ element, layer, left, right, top, bottom })
    }
  }

  lines.sort((one, other) => one.top - other.top)
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.top > one.bottom - 4) break
      if (one.layer !== other.layer || one.element === other.element) continue
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (across > 2 && down > (one.bottom - one.top) / 4)
        faults.add(`${say(one.element)} and ${say(other.element)} lie on each other`)
    }
  }

  const stuck = [...scope.querySelectorAll('.k-screen > *')].filter((element) => {
    const { position, top, bottom } = styleOf(element)
    return position === 'sticky' && (top === '0px' || bottom === '0px')
  })
  const taken = stuck.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0)
  if (!open && taken > height * 0.6)
    faults.add(`what sticks takes ${Math.round((100 * taken) / height)} % of the height`)
  return [...faults]
}
