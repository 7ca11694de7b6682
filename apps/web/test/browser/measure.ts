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

/** Choices, and words that stand in an empty field, that do not stand there whole. */
export const cutChoices = (page: Page) =>
  page.evaluate(() => {
    const widthOf = (text: string, like: Element) => {
      const words = document.createElement('span')
      words.textContent = text
      Object.assign(words.style, {
        font: getComputedStyle(like).font,
        position: 'absolute',
        whiteSpace: 'nowrap',
      })
      document.body.append(words)
      const { width } = words.getBoundingClientRect()
      words.remove()
      return width
    }
    const cut = (field: HTMLElement, text: string) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
      const room =
        field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      return field.checkVisibility() && widthOf(text, field) > room + 1 ? [text] : []
    }
    const all = <Field extends Element>(what: string) => [...document.querySelectorAll<Field>(what)]
    return [
      ...all<HTMLElement>('.w-filter-face').flatMap((face) => {
        const end =
          face.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(face).paddingRight)
        const arrow = face.parentElement?.querySelector('svg')?.getBoundingClientRect()
        return arrow && arrow.left < end - 1 ? [`an arrow on ${face.textContent}`] : []
      }),
      ...all<HTMLElement>('.k-news-ticker-text, .k-news-ticker-text > *').flatMap((news) =>
        news.scrollWidth > news.clientWidth ? [news.textContent] : [],
      ),
      ...all<HTMLInputElement>('input[placeholder]').flatMap((input) => cut(input, input.placeholder)),
      ...all<HTMLElement>('.k-segmented-control-face').flatMap((face) =>
        face.scrollWidth > face.clientWidth ? [face.textContent] : [],
      ),
    ]
  })

/** Text that reaches out of a box around it, sideways, where the box does not scroll. */
export const textOutside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const outside: string[] = []
    /** What screen readers alone are told. */
    const isForReaders = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForReaders(element.parentElement))
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent?.checkVisibility()) continue
      if (parent.closest('.k-visually-hidden, svg, script, style, option')) continue
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (rects.length === 0 || isForReaders(parent)) continue
      const left = Math.min(...rects.map((rect) => rect.left))
      const right = Math.max(...rects.map((rect) => rect.right))
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { display, overflowX, position } = getComputedStyle(box)
        if (display === 'contents' || display === 'inline') continue
        if (overflowX === 'auto' || overflowX === 'scroll') break
        const edges = box.getBoundingClientRect()
        const fits = left > edges.left - 1 && right < edges.right + 1
        // A badge lies on the corner of another box on purpose.
        if (fits && position === 'absolute') break
        if (fits) continue
        outside.push(
          `${node.textContent.trim()} of ${parent.className || parent.tagName} in ${box.className || box.tagName}`,
        )
        break
      }
    }
    return outside
  })

/** Small words of filters and tables, with their size in pixels, that did not become twice as large with the text of the phone. */
export const textThatStays = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const smallest = { '.w-filter-face': 28, '.k-filter': 28, '.k-rebate-table thead th': 24 }
    return Object.entries(smallest).flatMap(([what, px]) =>
      [...document.querySelectorAll(what)].flatMap((element) => {
        const { fontSize } = getComputedStyle(element)
        return Number.parseFloat(fontSize) < px ? [`${element.textContent} ${fontSize}`] : []
      }),
    )
  })
