import { longestClosingMs, type Switch, type SwitchChange, tellsReopening } from '@kaadi/contract/switches'
import type { Tx } from '../../database/index.ts'
import { DomainError, invalidField } from '../../errors/domain-error.ts'
import { findLatestStop, stopByHand } from '../books/index.ts'
import { lockBrand, pauseBrand } from '../card-types/index.ts'
import { toBrandSwitch, toPayoutsSwitch, toSwitch } from './switch.ts'
import { lockSwitch, setSwitch } from './switches.repository.ts'

/** Changes one switch as it was looked at. To open what is open changes nothing. */
export async function changeSwitch(
  tx: Tx,
  operatorId: bigint,
  change: SwitchChange,
  now: number,
): Promise<void> {
  requireTime(change, now)
  const stands = await lock(tx, change)
  if (change.name === 'payouts' && change.isOpen) throw new DomainError('restartByTwo')
  requireAsSeen(stands, change)
  if (change.isOpen && stands.isOpen) return
  if (change.name === 'payouts') {
    if (!(await stopByHand(tx, operatorId, change.reason ?? ''))) throw new DomainError('payoutsStopped')
    return
  }
  if (change.name === 'brand') await pauseBrand(tx, change.subject, !change.isOpen)
  await setSwitch(tx, operatorId, change)
}

function requireTime({ name, isOpen, reopensTime }: SwitchChange, now: number): void {
  if (isOpen || !reopensTime) return
  const at = Date.parse(reopensTime)
  if (!tellsReopening({ name })) throw invalidField('reopensTime', 'Nobody is told when this opens again.')
  if (at <= now) throw invalidField('reopensTime', 'Choose a time that is still to come.')
  if (at > now + longestClosingMs) throw invalidField('reopensTime', 'Choose a time within a year.')
}

async function lock(tx: Tx, { name, subject }: SwitchChange): Promise<Switch> {
  if (name === 'payouts') {
    if (subject !== '') throw unknown()
    return toPayoutsSwitch(await findLatestStop(tx))
  }
  const brand = name === 'brand' ? await lockBrand(tx, subject) : undefined
  if (name === 'brand' && !brand) throw unknown()
  const stored = await lockSwitch(tx, { name, subject })
  if (!stored) throw unknown()
  return brand ? toBrandSwitch(brand, stored) : toSwitch(stored)
}

function requireAsSeen(stands: Switch, { before }: SwitchChange): void {
  const { isOpen, reason, reopensTime, changedBy, changeTime } = stands
  const isAsSeen = isOpen === before.isOpen && instant(changeTime) === instant(before.changeTime)
  if (isAsSeen) return
  throw new DomainError('changeStale', {
    details: { values: { isOpen, reason, reopensTime, changeTime }, changedBy },
  })
}

const instant = (time: string | null): number | undefined => (time === null ? undefined : Date.parse(time))

const unknown = () => invalidField('subject', 'There is no such switch.')
