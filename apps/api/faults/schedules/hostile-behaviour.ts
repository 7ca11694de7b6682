import {
  type Behaviour,
  type CallFault,
  callFaults,
  type Operation,
  type PlannedCallback,
  type TransferPlan,
} from '../../src/modules/payout-rails/index.ts'

export interface HostileBehaviour extends Behaviour {
  /** From now on the provider does as it says. */
  readonly calmDown: () => void
}

const outcomes: readonly TransferPlan['outcome'][] = [
  'success',
  'success',
  'success',
  'failed',
  'reversed',
  'abandoned',
  'blocked',
  'rejected',
]
/** A provider forgets no reference for longer than it may be on its way. */
const longestHiddenMs = 100_000
const minute = 60_000

/** Everything that a provider may do, by chance, more or less of it. */
export function hostileBehaviour(random: () => number): HostileBehaviour {
  const share = random() * 0.7
  let isCalm = false
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!
  const upTo = (ms: number) => Math.floor(random() * ms)

  const callbacksOf = (isReversedAfter: boolean): PlannedCallback[] => {
    const callbacks: PlannedCallback[] = Array.from({ length: upTo(4) }, () => ({
      of: 'outcome',
      afterMs: upTo(30 * minute) - 5 * minute,
      times: 1 + upTo(3),
      ...(random() < 0.3 && { spoiled: random() < 0.5 ? 'signature' : 'amount' }),
    }))
    // What comes back after a success is told at least once by the book, and told true.
    if (isReversedAfter)
      callbacks.push(
        { of: 'reversal', afterMs: upTo(minute), times: 1 + upTo(3) },
        {
          of: 'reversal',
          afterMs: -upTo(20 * minute),
          ...(random() < 0.5 && { spoiled: 'signature' as const }),
        },
      )
    return callbacks
  }

  return {
    calmDown: () => {
      isCalm = true
    },
    planFor: (): TransferPlan => {
      const outcome = pick(outcomes)
      const isReversedAfter = outcome === 'success' && random() < 0.25
      return {
        outcome,
        afterMs: random() < 0.3 ? 0 : upTo(40 * minute),
        hiddenMs: random() < 0.4 ? upTo(longestHiddenMs) : 0,
        ...(isReversedAfter && { reversedAfterMs: minute + upTo(120 * minute) }),
        callbacks: callbacksOf(isReversedAfter),
      }
    },
    faultFor: (operation: Operation): CallFault | undefined => {
      if (isCalm || random() >= share) return undefined
      const fault = pick(callFaults)
      // A slow answer costs real time and is the same as a late one; what was not found is so by the plan.
      if (fault === 'slow' || (fault === 'notFound' && operation !== 'verify')) return 'lostAfter'
      return fault
    },
  }
}
