import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onAPhone, openStorybook, type StorybookPage, storiesOf } from './storybook-page.ts'

/** Runs in the page: what leads nowhere on a small screen. */
function faultsOnAPhone(): string[] {
  const faults: string[] = []
  const root = document.documentElement
  const beyond = root.scrollWidth - root.clientWidth
  if (beyond > 0) faults.push(`the page is ${beyond} px wider than the screen`)
  for (const element of document.querySelectorAll<HTMLElement>(
    '#storybook-root *, dialog[open], dialog[open] *',
  )) {
    const scrolls =
      /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1
    const isReached =
      element.tabIndex >= 0 || element.querySelector('a[href], button:not(:disabled), input, [tabindex="0"]')
    if (scrolls && element.checkVisibility() && !element.closest('[inert]') && !isReached)
      faults.push(`no key reaches what .${element.classList[0] ?? element.localName} scrolls`)
  }
  return faults
}

/** Shows every story under these titles on a phone: it does what it shows, and fits. */
export function showsOnAPhone(...titles: string[]) {
  // The frame is for desktops: on a phone the app stands by itself.
  const parts = storiesOf(...titles).filter(({ id }) => !/phoneframe/.test(id))

  describe('every part in the Storybook that is served, on a phone', () => {
    let storybook: StorybookPage
    beforeAll(async () => {
      storybook = await openStorybook()
      await storybook.dress(onAPhone)
    })
    afterAll(() => storybook.close())

    it.each(parts)('$title, $name: does what it shows, and fits', async ({ id }) => {
      expect(await storybook.show(id)).toBe('success')
      expect(await storybook.page.evaluate(faultsOnAPhone)).toEqual([])
    })
  })
}
