import { useStore } from '@kaadi/react'
import { usePlatform } from '../page/platform-context.ts'

/** Whether amounts are hidden on this device, and the eye that changes it. */
export const useHiddenAmounts = (): readonly [hidden: boolean, setHidden: (hidden: boolean) => void] => {
  const { amounts } = usePlatform()
  const choice = useStore(amounts)
  return [choice === 'hidden', (hidden) => amounts.choose(hidden ? 'hidden' : 'shown')]
}
