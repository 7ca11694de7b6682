/**
 * Runs in the page: what is torn where no one would tear it. No figure ends a line within a group of its digits, no short
 * word without a hyphen, no field shows half of its amount, and no button or tag is wider than what it stands in. What by
 * itself fills a line has to break somewhere.
 */
export function breaksInLines(): string[] {
  const faults = new Set<string>()
  const scope = document.querySelector('dialog[open]') ?? document.querySelector('#storybook-root')!
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], .k-visually-hidden, option') &&
    (element.closest('thead') ?? element).getBoundingClientRect().width > 2

  const pen = document.createElement('canvas').getContext('2d')!
  const hasRoom = (text: Text, from: number, to: number) => {
    const before = text.data.slice(0, from).search(/\S+$/)
    const token =
      text.data.slice(before < 0 ? from : before, to) + (text.data.slice(to).match(/^\S+/)?.[0] ?? '')
    const style = getComputedStyle(text.parentElement!)
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    return pen.measureText(token).width < 0.6 * innerWidth
  }

  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (!node.parentElement || !isSeen(node.parentElement)) continue
    const range = document.createRange()
    // Digits between separators, and words that a line of a small phone has room for.
    for (const { 0: run, index } of node.data.matchAll(
      /\d{2,10}(?:\.\d+)?|(?<!\p{L})\p{L}{2,10}(?!\p{L})/gu,
    )) {
      range.setStart(node, index)
      range.setEnd(node, index + run.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1 && hasRoom(node, index, index + run.length))
        faults.add(`“${run}” stands on ${lines.size} lines`)
    }
  }
  for (const input of scope.querySelectorAll<HTMLInputElement>('.k-amount-input'))
    if (isSeen(input) && input.scrollWidth > input.clientWidth + 1)
      faults.add(`“${input.value}” is cut by ${input.scrollWidth - input.clientWidth} px`)
  for (const part of scope.querySelectorAll('.k-button, .k-tag')) {
    const [inner, outer] = [part.getBoundingClientRect(), part.parentElement!.getBoundingClientRect()]
    const out = Math.round(Math.max(outer.left - inner.left, inner.right - outer.right))
    if (isSeen(part) && (out > 1 || part.scrollWidth > part.clientWidth + 1))
      faults.add(`“${part.textContent}” has too little room`)
  }
  return [...faults]
}
