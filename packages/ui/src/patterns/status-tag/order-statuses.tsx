import { CheckIcon } from '../../primitives/icon/generated/check-icon.ts'
import { ClockIcon } from '../../primitives/icon/generated/clock-icon.ts'
import { FlagIcon } from '../../primitives/icon/generated/flag-icon.ts'
import { MessageCircleIcon } from '../../primitives/icon/generated/message-circle-icon.ts'
import { PencilIcon } from '../../primitives/icon/generated/pencil-icon.ts'
import { ReceiptTextIcon } from '../../primitives/icon/generated/receipt-text-icon.ts'
import { RefreshCwIcon } from '../../primitives/icon/generated/refresh-cw-icon.ts'
import { ScanSearchIcon } from '../../primitives/icon/generated/scan-search-icon.ts'
import { Undo2Icon } from '../../primitives/icon/generated/undo-2-icon.ts'
import { XIcon } from '../../primitives/icon/generated/x-icon.ts'
import type { StatusAppearance } from './status-view.ts'

/** Tone and icon of the numeric `orderStatus`: 0x open, 1x paid, 2x not paid, 3x contested, 4x undone. */
export const orderStatusAppearances: Readonly<Record<number, StatusAppearance>> = {
  0: { tone: 'wait', icon: <ClockIcon /> },
  1: { tone: 'wait', icon: <ScanSearchIcon /> },
  2: { tone: 'todo', icon: <MessageCircleIcon /> },
  3: { tone: 'wait', icon: <ScanSearchIcon /> },
  4: { tone: 'wait', icon: <ScanSearchIcon /> },
  5: { tone: 'todo', icon: <ReceiptTextIcon /> },
  10: { tone: 'ok', icon: <CheckIcon /> },
  11: { tone: 'ok', icon: <CheckIcon /> },
  12: { tone: 'ok', icon: <CheckIcon /> },
  20: { tone: 'bad', icon: <XIcon /> },
  21: { tone: 'todo', icon: <PencilIcon /> },
  22: { tone: 'plain' },
  23: { tone: 'plain', icon: <RefreshCwIcon /> },
  24: { tone: 'plain' },
  25: { tone: 'plain' },
  30: { tone: 'wait', icon: <FlagIcon /> },
  40: { tone: 'bad', icon: <Undo2Icon /> },
}

/** A code this release does not know: someone of ours is at work on it. Never drawn as failed. */
export const unknownAppearance: StatusAppearance = { tone: 'wait', icon: <ClockIcon /> }

/** A returned order whose window is over is refused in all but its number. */
export const windowOverAppearance: StatusAppearance = { tone: 'bad', icon: <XIcon /> }
