import { SetPinView } from './set-pin.view.tsx'
import { useSetPin } from './use-set-pin.controller.ts'

export interface SetPinProps {
  /** With the password as it was entered; without one where the service had one already. */
  onSet: (chosen?: string) => void
  onClose: () => void
}

/** Asks for a first withdrawal password. Each opening starts afresh: give it a place that is only there while it is open. */
export function SetPin({ onSet, onClose }: SetPinProps) {
  return <SetPinView open {...useSetPin(onSet, onClose)} />
}
