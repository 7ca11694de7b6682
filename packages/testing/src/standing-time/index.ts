/** When stories and pictures happen: an afternoon in Lagos. */
export const storyMoment = Date.parse('2026-11-20T13:30:00.000Z')

/** Lets the page's time stand still at `storyMoment`, until what it answers is called. Timers go on. */
export const standTime = (): (() => void) => {
  const RealDate = globalThis.Date
  class StandingDate extends RealDate {
    constructor(...given: [] | [number]) {
      super(...(given.length === 0 ? ([storyMoment] as const) : given))
    }
    static override now = () => storyMoment
  }
  globalThis.Date = StandingDate as DateConstructor
  return () => {
    globalThis.Date = RealDate
  }
}
