/// <reference lib="dom" />
/** A page of a browser, as far as it is asked. */
interface Page {
  readonly evaluate: <T>(look: () => T) => Promise<T>
}

/** Words that are broken inside, where they were not made to be (a hyphen, an address, an id). */
export const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility() || parent.closest('.k-visually-hidden, svg, script, style')) continue
      for (const found of (node.textContent ?? '').matchAll(/[^\s\-–—/·|]+/g)) {
        const [word] = found
        // The point at the end of a sentence makes no address of its last word.
        if (word.length < 3 || /[@_]|\.\p{L}/u.test(word) || /\d/.test(word)) continue
        const range = document.createRange()
        range.setStart(node, found.index)
        range.setEnd(node, found.index + word.length)
        const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 0)
        const isBroken = rest.some(({ top }) => first && Math.abs(top - first.top) > first.height / 2)
        if (isBroken) broken.push(`${word} in ${parent.className || parent.tagName}`)
      }
    }
    return broken
  })
