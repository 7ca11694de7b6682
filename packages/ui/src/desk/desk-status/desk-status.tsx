'use client'

import type { StatusAppearance } from '../../patterns/status-tag/status-view.ts'
import { viewOrderStatus, viewWithdrawalStatus } from '../../patterns/status-tag/view-status.ts'
import { usePatternWords } from '../../patterns/words/pattern-words-provider.tsx'
import { Tag } from '../../primitives/tag/tag.tsx'
import { useDeskWords } from '../words/desk-words-provider.tsx'

export interface DeskStatusProps {
  /** The numeric status, as on the wire. */
  status: number
}

/** An order's status as the desk sees it: what waits for us stands out, what waits for the seller does not. */
export function DeskOrderStatus({ status }: DeskStatusProps) {
  const words = useDeskWords()
  const told = viewOrderStatus(status, usePatternWords())
  return (
    <Told appearance={orderAppearances[status] ?? told} label={words.orderStatuses[status] ?? told.label} />
  )
}

export interface DeskWithdrawalStatusProps extends DeskStatusProps {
  /** Nobody has it. One that was sent before was handed back. */
  isToBeTaken?: boolean | undefined
}

/** A withdrawal's status as the desk sees it. An unknown fate is a task: ask the provider by our reference. */
export function DeskWithdrawalStatus({ status, isToBeTaken }: DeskWithdrawalStatusProps) {
  const words = useDeskWords()
  const told = viewWithdrawalStatus(status, usePatternWords())
  if (isToBeTaken)
    return <Told appearance={status < 4 ? neverTaken : handedBack} label={words.waitingToBeTaken} />
  return (
    <Told
      appearance={withdrawalAppearances[status] ?? told}
      label={words.withdrawalStatuses[status] ?? told.label}
    />
  )
}

function Told({ appearance, label }: { appearance: StatusAppearance; label: string }) {
  return (
    <Tag tone={appearance.tone} icon={appearance.icon}>
      {label}
    </Tag>
  )
}

/** Only where the desk's view differs from the seller's. */
const orderAppearances: Readonly<Record<number, StatusAppearance>> = {
  0: { tone: 'plain', icon: 'inbox' },
  2: { tone: 'plain', icon: 'pause' },
  4: { tone: 'todo', icon: 'users' },
  5: { tone: 'plain', icon: 'pause' },
  21: { tone: 'plain', icon: 'undo-2' },
  30: { tone: 'todo', icon: 'flag' },
}

const neverTaken: StatusAppearance = { tone: 'plain', icon: 'inbox' }
const handedBack: StatusAppearance = { tone: 'todo', icon: 'undo-2' }
const withdrawalAppearances: Readonly<Record<number, StatusAppearance>> = {
  0: { tone: 'plain', icon: 'inbox' },
  1: { tone: 'todo', icon: 'shield-alert' },
  2: { tone: 'todo', icon: 'users' },
  5: { tone: 'todo', icon: 'circle-help' },
}
