import type { PayoutDetail } from '@kaadi/contract/payouts'
import { isFinalRefusal } from '@kaadi/core/errors'
import { useState } from 'react'

/** An action that the service refused because the payout was not any more as it was seen. */
export interface RefusedMeanwhile {
  readonly error: unknown
  /** The slip number or hash that was not recorded with it. */
  readonly slip: string | undefined
}

/** Which forms stand under a payout; where it changes, a word that stood in one of them goes with it. */
const formsOf = ({ withdrawal, takenBy, takenByMe, release, returned }: PayoutDetail): string =>
  JSON.stringify([
    withdrawal.status,
    takenBy,
    takenByMe,
    release?.releasedBy ?? null,
    returned && [returned.askTime, returned.confirmedBy],
  ])

/** Keeps the word of a refusal beside what the payout has turned into, until the next action is begun. */
export function useRefusedMeanwhile(payout: PayoutDetail | undefined) {
  const [last, setLast] = useState<RefusedMeanwhile & { readonly before: string }>()
  const watched = async <T>(action: Promise<T>, slip?: string): Promise<T> => {
    setLast(undefined)
    try {
      return await action
    } catch (error) {
      // Whatever else failed leaves open whether it was done.
      if (payout && isFinalRefusal(error)) setLast({ error, slip, before: formsOf(payout) })
      throw error
    }
  }
  const hasTurned = last && payout && last.before !== formsOf(payout)
  // The same slip, recorded from another page, was recorded.
  const refused: RefusedMeanwhile | undefined =
    hasTurned && (last.slip === undefined || last.slip !== payout.withdrawal.bankSlipNumber)
      ? last
      : undefined
  return { refused, watched }
}
