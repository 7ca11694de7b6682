import type { Page } from 'playwright-core'

/** Hands on a keyboard: what they press is counted. Letters of words and codes count apart. */
export interface Keyboard {
  press(key: string): Promise<void>
  type(text: string): Promise<void>
  /** Goes on by Tab until the focus is on what has this name, if it is not there yet. */
  tabTo(name: string): Promise<void>
  /** Goes on until keys mean commands again. */
  leaveField(): Promise<void>
  pressed(): number
  typed(): number
}

const farthest = 60

export function keyboardOf(page: Page): Keyboard {
  let pressed = 0
  let typed = 0
  const press = async (key: string) => {
    pressed++
    await page.keyboard.press(key)
  }
  const tabUntil = async (isThere: () => Promise<boolean>, what: string) => {
    for (let tabs = 0; tabs < farthest; tabs++) {
      if (await isThere()) return
      await press('Tab')
    }
    throw new Error(`Tab does not come to ${what}.`)
  }
  return {
    press,
    type: async (text) => {
      typed += text.length
      await page.keyboard.type(text)
    },
    tabTo: (name) =>
      tabUntil(
        () =>
          page.evaluate((wanted) => {
            const at = document.activeElement as HTMLInputElement | null
            const named = at?.getAttribute('aria-label') ?? at?.labels?.[0]?.textContent ?? ''
            return named.startsWith(wanted)
          }, name),
        name,
      ),
    leaveField: () =>
      tabUntil(
        () =>
          page.evaluate(() => {
            const at = document.activeElement
            if (at === null || at === document.body) return true
            return !at.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])')
          }),
        'anything but a field',
      ),
    pressed: () => pressed,
    typed: () => typed,
  }
}
