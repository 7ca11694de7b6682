import type { CDPSession, Page } from 'playwright'
import { planStops, type Stop, startFromTheTop, stopNow } from './stops.ts'

export interface NamedStop extends Stop {
  role: string
  name: string
  description: string
}

export interface Walk {
  planned: string[]
  stops: NamedStop[]
}

/** What Chromium tells a screen reader of the element that has the focus. */
async function said(session: CDPSession): Promise<Omit<NamedStop, keyof Stop>> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId!,
    fetchRelatives: false,
  })
  const [node] = nodes
  return {
    role: node?.role?.value ?? '',
    name: node?.name?.value?.trim() ?? '',
    description: node?.description?.value?.trim() ?? '',
  }
}

/** Presses Tab from the top of a drawn story until the focus has left it or come round. */
export async function walkByTab(page: Page, session: CDPSession): Promise<Walk> {
  const { width, height } = page.viewportSize()!
  // Drawn whole, so that nothing is stuck to an edge and everything stands where it belongs.
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, whole) })
  await page.evaluate(startFromTheTop)
  const planned = await page.evaluate(planStops)
  await page.setViewportSize({ width, height })
  const isModal = await page.evaluate(() => document.querySelector('dialog[open]') !== null)

  const stops: NamedStop[] = []
  for (let pressed = 0; pressed < planned.length * 2 + 5; pressed++) {
    await page.keyboard.press('Tab')
    let stop = await page.evaluate(stopNow)
    if (stop?.isCovered) {
      // What was out of sight is scrolled to with the next frame.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
      stop = await page.evaluate(stopNow)
    }
    // Past the last stop the focus leaves the page; out of an open dialog it comes back to its first.
    if (!stop && !isModal) break
    // A date has several parts of its own, each a stop.
    if (stop?.mark && stop.mark === stops.at(-1)?.mark) continue
    if (stop?.mark && stops.some(({ mark }) => mark === stop.mark)) break
    if (stop) stops.push({ ...stop, ...(await said(session)) })
  }
  if (isModal) stops.sort((one, other) => Number(one.mark) - Number(other.mark))
  return { planned, stops }
}

const middle = ({ top, bottom }: Stop['box']) => (top + bottom) / 2

/** To the side or below, as one reads. What lies within another counts as after it. */
function isAfter({ box: one }: Stop, { box: other }: Stop, isFromTheRight: boolean): boolean {
  const isWithin =
    other.left >= one.left - 4 &&
    other.right <= one.right + 4 &&
    other.top >= one.top - 4 &&
    other.bottom <= one.bottom + 4
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  const isBeside = shared > 0.5 * Math.min(one.bottom - one.top, other.bottom - other.top)
  const isFurther = isFromTheRight ? other.right < one.right : other.left > one.left
  const isNextColumn = isFromTheRight ? other.right <= one.left + 4 : other.left >= one.right - 4
  return isWithin || (isBeside ? isFurther : isNextColumn || middle(other) > middle(one))
}

/** Words that say what a thing is and not what it does. */
const nonsense = /^(button|link|image|icon|click here|here|more|menu|undefined|null|nan|\[object.*)$/i

/** What is wrong with a walk, in words. */
export function faultsOf({ planned, stops }: Walk, isFromTheRight = false): string[] {
  const faults: string[] = []
  const label = ({ role, name }: NamedStop) => `${role} “${name}”`
  /** With the group it is in and what describes it: two "Zoom in" of two pictures are two things. */
  const whole = (stop: NamedStop) => [label(stop), stop.description, stop.group].join()
  const reached = stops.map(({ mark }) => mark)
  for (const mark of planned)
    if (!reached.includes(mark)) faults.push(`stop ${mark} of the page is not reached`)
  for (const [index, stop] of stops.entries()) {
    if (!stop.name) faults.push(`${stop.role} number ${index + 1} has no name`)
    if (nonsense.test(stop.name)) faults.push(`${label(stop)} has a name that says nothing`)
    if (!stop.hasRing) faults.push(`${label(stop)} shows no focus`)
    if (stop.isCovered) faults.push(`${label(stop)} has the focus under something else`)
    const twin = stops.slice(0, index).find((other) => whole(other) === whole(stop))
    if (twin && !(stop.leadsTo && stop.leadsTo === twin.leadsTo)) faults.push(`${label(stop)} is there twice`)
    const before = stops[index - 1]
    if (before && !isAfter(before, stop, isFromTheRight))
      faults.push(`${label(stop)} comes after ${label(before)} and stands before it`)
  }
  return faults
}
