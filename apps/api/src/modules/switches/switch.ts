import type { Switch } from '@kaadi/contract/switches'
import type { LatestStop } from '../books/index.ts'
import type { PausableBrand } from '../card-types/index.ts'
import type { StoredSwitch } from './switches.repository.ts'

const untouched = { reason: null, reopensTime: null, changedBy: null, changeTime: null }

export const toSwitch = ({ reopensAt, changedAt, ...row }: StoredSwitch): Switch => ({
  ...row,
  title: null,
  reopensTime: reopensAt?.toISOString() ?? null,
  changeTime: changedAt?.toISOString() ?? null,
})

/** Payouts by the stop that stands, or else by who ended the last one. */
export function toPayoutsSwitch(stop: LatestStop | undefined): Switch {
  const which = { ...untouched, name: 'payouts', subject: '', title: null } as const
  if (!stop) return { ...which, isOpen: true }
  const { detail, stoppedBy, stoppedAt, restartedBy, restartedAt } = stop
  if (restartedAt)
    return { ...which, isOpen: true, changedBy: restartedBy, changeTime: restartedAt.toISOString() }
  return {
    ...which,
    isOpen: false,
    reason: detail,
    changedBy: stoppedBy,
    changeTime: stoppedAt.toISOString(),
  }
}

/** A brand by its pause: what is kept of its switch counts while it says the same. */
export function toBrandSwitch(
  { id, name, isPaused }: PausableBrand,
  stored: StoredSwitch | undefined,
): Switch {
  const facts = stored?.isOpen === !isPaused ? toSwitch(stored) : untouched
  return { ...facts, name: 'brand', subject: id, title: name, isOpen: !isPaused }
}
