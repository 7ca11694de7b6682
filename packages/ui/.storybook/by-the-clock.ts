/**
 * Storybook calls a story finished once nothing moves, and waits five seconds for what never ends. The shade of a table
 * follows its scroll and so is never done: the page tells only of what moves by the clock.
 */
export const tellMovesByTheClock = (): void => {
  const all = document.getAnimations.bind(document)
  document.getAnimations = () => all().filter(({ timeline }) => timeline instanceof DocumentTimeline)
}
