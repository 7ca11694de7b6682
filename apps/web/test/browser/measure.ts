import type { Page } from 'playwright-core'

/** Things to press that are smaller than 44 × 44 (24 × 24 for a button in a sentence), by what a finger hits: padding and pseudo-elements count. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        width > 0 && height > 0 && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
      )
    }
    /** A link in a sentence is as high as its line: WCAG 2.5.8 leaves it out, and so do we. A button there has 24. */
    const isInSentence = (element: Element) => element.matches('a[data-inline]')
    const labelOf = (element: Element) =>
      element instanceof HTMLInputElement ? (element.closest('label') ?? element.labels?.[0] ?? null) : null
    const faults: string[] = []
    const pressable = 'a[href], button, select, summary, [role="button"], input:not([type="hidden"])'
    for (const element of document.querySelectorAll<HTMLElement>(pressable)) {
      if (!isShown(element) || isInSentence(element) || element.closest('[inert]')) continue
      if (element.matches('input:not([type="checkbox"]):not([type="radio"]), [tabindex="-1"]')) continue
      element.scrollIntoView({ block: 'center', inline: 'center' })
      const label = labelOf(element)
      const box = (label ?? element).getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      let instead = ''
      const half = element.matches('[data-inline]') ? 11.5 : 21.5
      const hits = (dx: number, dy: number) => {
        const [px, py] = [Math.min(window.innerWidth - 1, Math.max(0, x + dx)), y + dy]
        if (py < 0 || py >= window.innerHeight) return true
        const hit = document.elementFromPoint(px, py)
        const fits = hit !== null && (element.contains(hit) || (label?.contains(hit) ?? false))
        if (!fits) instead = hit?.className || hit?.tagName || 'nothing'
        return fits
      }
      const fits = hits(0, -half) && hits(0, half) && hits(-half, 0) && hits(half, 0)
      if (fits) continue
      const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
      faults.push(
        `${element.tagName.toLowerCase()} "${name.trim().slice(0, 40)}" ${Math.round(box.width)} × ${Math.round(box.height)}, under ${instead}`,
      )
    }
    return faults
  })

/** Figures that go on in another line anywhere but after a separator of their groups. */
export const brokenFigures = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const broken: string[] = []
    const range = document.createRange()
    const isHidden = (node: Node) => node.parentElement?.closest('.k-visually-hidden, svg, script, style')
    const lookAt = (text: string, letters: readonly (readonly [Node, number])[]) => {
      let before: { letter: string; bottom: number; height: number } | undefined
      for (const [at, [node, place]] of letters.entries()) {
        range.setStart(node, place)
        range.setEnd(node, place + 1)
        const { bottom, height } = range.getBoundingClientRect()
        const isNext = before !== undefined && bottom - before.bottom > before.height / 2
        if (isNext && before?.letter !== ',') broken.push(`${text} before ${text.slice(at)}`)
        before = { letter: text[at]!, bottom, height }
      }
    }
    // A figure has a part of its own, in pieces, or stands in a sentence.
    for (const figure of document.querySelectorAll<HTMLElement>('.k-money')) {
      if (!figure.checkVisibility()) continue
      const letters: [Node, number][] = []
      const texts = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        if (!isHidden(node)) for (let at = 0; at < node.textContent!.length; at++) letters.push([node, at])
      lookAt(letters.map(([node, at]) => node.textContent![at]).join(''), letters)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (isHidden(node) || !node.parentElement?.checkVisibility() || node.parentElement.closest('.k-money'))
        continue
      for (const { 0: figure, index } of node.textContent!.matchAll(/[₦$]?\d{1,3}(?:,\d{3})*(?:\.\d+)?/g))
        lookAt(
          figure,
          Array.from(figure, (_, at) => [node, index + at] as const),
        )
    }
    return broken
  })

/** Rows in which the places of the tab bar stand: 0 where there is no bar. */
export const rowsOfTabs = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Set(
        [...document.querySelectorAll('.k-tab')].map((tab) => Math.round(tab.getBoundingClientRect().top)),
      ).size,
  )
