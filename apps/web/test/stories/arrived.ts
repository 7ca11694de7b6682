import { waitFor, within } from 'storybook/test'

/** For `play`: waits until nothing of the screen is still loading. */
export const arrived = ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> =>
  waitFor(
    () => {
      const busy = canvasElement.querySelector('[aria-busy="true"]')
      if (busy || canvasElement.childElementCount === 0) throw new Error('The screen is still loading.')
    },
    { timeout: 8_000 },
  )

/** The same where the last part to come has no place kept for it: it says this. */
export const arrivedWith =
  (words: RegExp) =>
  async (story: { canvasElement: HTMLElement }): Promise<void> => {
    await within(story.canvasElement).findByText(words, {}, { timeout: 8_000 })
    await arrived(story)
  }
