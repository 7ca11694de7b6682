import { useLive } from '@kaadi/react'
import { usePlatform } from '../page/platform-context.ts'
import { startDeskEvents } from './desk-events.ts'

/** Keeps the desk's live stream open while the screen is. */
export function useDeskEvents(): void {
  const platform = usePlatform()
  useLive(true, () => startDeskEvents(platform))
}
