import { useStore } from '@kaadi/react'
import { usePlatform } from '../page/platform-context.ts'

/** Whether single keys act on this machine, and the switch for it. */
export function useSingleKeySetting(): readonly [boolean, (isOn: boolean) => void] {
  const { singleKeys } = usePlatform()
  return [useStore(singleKeys) === 'on', (isOn) => singleKeys.choose(isOn ? 'on' : 'off')]
}
