import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { quietFirstFocus } from '../device/last-input.ts'
import { usePlatform } from '../page/platform-context.ts'
import { watchDialogs } from './watch-dialogs.ts'

/** Holds the system's Back while it is on, and is asked what else would lead away. Answers how to go on from the screen. */
export function useBackGuard(
  isOn: boolean,
  onBack: () => void,
  ask: (go: () => void) => void,
): (then: () => void) => void {
  const { backs } = usePlatform()
  const heard = useEffectEvent(onBack)
  const asked = useEffectEvent(ask)
  useEffect(
    () =>
      isOn
        ? backs.hold(
            () => heard(),
            (go) => asked(go),
          )
        : undefined,
    [backs, isOn],
  )
  return backs.pass
}

/**
 * Closes what lies over the screen by the system's Back, as its cross and Escape do. One place for all: the kit's
 * dialogs and sheets hear of it as the `cancel` that browsers send for a close, and stay where they may not go.
 */
export function useBackCloses(): void {
  const { backs } = usePlatform()
  useLayoutEffect(() => backs.watch(), [backs])
  useLayoutEffect(
    () =>
      watchDialogs((dialog) => {
        quietFirstFocus(dialog)
        return backs.hold(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
      }),
    [backs],
  )
  const location = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address is looked at
  useEffect(() => backs.look(), [backs, location])
}
