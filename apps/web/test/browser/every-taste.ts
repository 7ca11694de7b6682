import type { Page } from 'playwright-core'
import { twoFrames } from './phone.ts'

/** The narrowest phone that the app is drawn for. */
export const narrow = 320

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Text of one colour with what is behind it, where the phone chooses the colours. */
const hiddenText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const groundOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor
      }
      return ''
    }
    const hidden: string[] = []
    for (const element of document.querySelectorAll('h1, h2, p, a[href], button, label')) {
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue
      if (!element.textContent?.trim()) continue
      if (getComputedStyle(element).color === groundOf(element))
        hidden.push(`${element.tagName} "${element.textContent.trim().slice(0, 40)}"`)
    }
    return hidden
  })

/** Whether the first thing that the keyboard reaches shows that it is there: by a ring of its own or of the box around it. */
const focusShows = async (page: Page): Promise<boolean> => {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const element = document.activeElement
    // A screen where nothing can be pressed has nothing to show.
    if (!element || element === document.body) return true
    const rings = [element, element.parentElement, ...element.querySelectorAll('*')]
    return rings.some((part) => part && getComputedStyle(part).outlineStyle !== 'none')
  })
}

/** Things that still move by themselves where the phone asks for rest. */
const movingThings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const timing = effect?.getComputedTiming()
        const isLong = Number(timing?.duration ?? 0) > 10 && timing?.iterations === Number.POSITIVE_INFINITY
        return playState === 'running' && isLong
      })
      .map((animation) => (animation as CSSAnimation).animationName ?? 'a transition'),
  )

/** What a person finds who has a small screen, colours of their own, no liking for movement, or a script from the right. */
export const faultsOf = async (page: Page): Promise<Readonly<Record<string, unknown>>> => {
  await page.setViewportSize({ width: narrow, height: 640 })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await twoFrames(page)
  const found = {
    widthOnASmallScreen: await widthOf(page),
    hiddenText: await hiddenText(page),
    focusShows: await focusShows(page),
    movingThings: await movingThings(page),
  }
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await twoFrames(page)
  return { ...found, widthFromTheRight: await widthOf(page) }
}

export const noFaults = {
  widthOnASmallScreen: narrow,
  hiddenText: [],
  focusShows: true,
  movingThings: [],
  widthFromTheRight: narrow,
}
