import { isShown, nameOf } from './looks.ts'

const isLong = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0)

/** Only keeps presses off in the first moment: nothing is seen of it. */
const isUnmoved = (name: string) => name.startsWith('k-unseen')

/** What would still move for a person who asked their system for less motion. */
export function faultsInStillness(): string[] {
  const faults = new Set<string>()
  for (const animation of document.getAnimations()) {
    const { target } = animation.effect as KeyframeEffect
    const { duration } = animation.effect!.getComputedTiming()
    if (isUnmoved((animation as CSSAnimation).animationName ?? '')) continue
    if (target && Number(duration) > 0) faults.add(`${nameOf(target)} is moving`)
  }
  for (const element of document.body.querySelectorAll('#storybook-root *, dialog *')) {
    if (!isShown(element)) continue
    for (const pseudo of [undefined, '::before', '::after']) {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, pseudo)
      const isMoved = animationName !== 'none' && !isUnmoved(animationName)
      if (isLong(transitionDuration) || (isMoved && isLong(animationDuration)))
        faults.add(`${nameOf(element)}${pseudo ?? ''} would move`)
    }
  }
  return [...faults]
}
