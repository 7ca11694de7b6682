'use client'

import type { StatusAppearance } from '../../patterns/status-tag/status-view.ts'
import { viewOrderStatus, viewWithdrawalStatus } from '../../patterns/status-tag/view-status.ts'
import { usePatternWords } from '../../patterns/words/pattern-words-provider.tsx'
import { CircleHelpIcon } from '../../primitives/icon/generated/circle-help-icon.ts'
import { FlagIcon } from '../../primitives/icon/generated/flag-icon.ts'
import { InboxIcon } from '../../primitives/icon/generated/inbox-icon.ts'
import { PauseIcon } from '../../primitives/icon/generated/pause-icon.ts'
import { ShieldAlertIcon } from '../../primitives/icon/generated/shield-alert-icon.ts'
import { Undo2Icon } from '../../primitives/icon/generated/undo-2-icon.ts'
import { UsersIcon } from '../../primitives/icon/generated/users-icon.ts'
import { Tag } from '../../primitives/tag/tag.tsx'
import { useDeskWords } from '../words/desk-words-provider.tsx'

export interface DeskStatusProps {
  /** The numeric status, as on the wire. */
  status: number
}

/** An order's status as the desk sees it: what waits for us stands out, what waits for the seller does not. */
export function DeskOrderStatus({ status }: DeskStatusProps) {
  const words = useDeskWords()
  const view = viewOrderStatus(status, usePatternWords())
  return (
    <StatusLabel
      appearance={orderAppearances[status] ?? view}
      label={words.orderStatuses[status] ?? view.label}
    />
  )
}

export interface DeskWithdrawalStatusProps extends DeskStatusProps {
  /** Nobody has it. One that was sent before was handed back. */
  isToBeTaken?: boolean | undefined
  /** Nobody may take it before another person has released it. */
  needsSecond?: boolean | undefined
}

/** A withdrawal's status as the desk sees it. An unknown fate is a task: ask the provider by our reference. */
export function DeskWithdrawalStatus({ status, isToBeTaken, needsSecond }: DeskWithdrawalStatusProps) {
  const words = useDeskWords()
  const view = viewWithdrawalStatus(status, usePatternWords())
  if (isToBeTaken && needsSecond)
    return <StatusLabel appearance={withdrawalAppearances[2]!} label={words.needsSecondPerson} />
  if (isToBeTaken)
    return <StatusLabel appearance={status < 4 ? neverTaken : handedBack} label={words.waitingToBeTaken} />
  return (
    <StatusLabel
      appearance={withdrawalAppearances[status] ?? view}
      label={words.withdrawalStatuses[status] ?? view.label}
    />
  )
}

function StatusLabel({ appearance, label }: { appearance: StatusAppearance; label: string }) {
  return (
    <Tag tone={appearance.tone} icon={appearance.icon}>
      {label}
    </Tag>
  )
}

/** Only where the desk's view differs from the seller's. */
const orderAppearances: Readonly<Record<number, StatusAppearance>> = {
  0: { tone: 'plain', icon: <InboxIcon /> },
  2: { tone: 'plain', icon: <PauseIcon /> },
  4: { tone: 'todo', icon: <UsersIcon /> },
  5: { tone: 'plain', icon: <PauseIcon /> },
  21: { tone: 'plain', icon: <Undo2Icon /> },
  30: { tone: 'todo', icon: <FlagIcon /> },
}

const neverTaken: StatusAppearance = { tone: 'plain', icon: <InboxIcon /> }
const handedBack: StatusAppearance = { tone: 'todo', icon: <Undo2Icon /> }
const withdrawalAppearances: Readonly<Record<number, StatusAppearance>> = {
  0: { tone: 'plain', icon: <InboxIcon /> },
  1: { tone: 'todo', icon: <ShieldAlertIcon /> },
  2: { tone: 'todo', icon: <UsersIcon /> },
  5: { tone: 'todo', icon: <CircleHelpIcon /> },
}
