import { type CardStatus, cardStatus } from '../card-orders/card-order.status.ts'
import type { Finding } from './finding.schema.ts'

const { notActivated, otherValue, unsupported, used } = cardStatus

const shown: Readonly<Record<string, readonly CardStatus[]>> = {
  refused: [used, notActivated, unsupported],
  otherValue: [otherValue],
  empty: [used, notActivated],
  filled: [otherValue],
}

/**
 * Whether a verdict is shown by what somebody outside said of the card: it then needs no other picture. An empty card is
 * used or was never activated, one with money on it is of another value, and one that a redeemer could not redeem is used,
 * not activated or of no use to it.
 */
export function findingShows(
  { source, outcome, balance, hash }: Pick<Finding, 'source' | 'outcome' | 'balance' | 'hash'>,
  verdict: CardStatus,
): boolean {
  if (hash === null) return false
  const isEmpty = balance !== null && Number(balance) === 0
  const said = source === 'redeemer' ? (outcome ?? '') : isEmpty ? 'empty' : 'filled'
  return shown[said]?.includes(verdict) ?? false
}
