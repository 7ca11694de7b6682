import { type CardOrderStatus, cardOrderStatus } from '@kaadi/contract/card-orders'
import { claimLeaseMs } from '@kaadi/contract/constants'
import type { DeskOrder } from '@kaadi/contract/desk'
import { type ClaimState, canTakeClaim } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import type { ReviewClaim } from '../../../platform/session/use-claim.ts'

/** The claim as the kit draws it; null where there is nothing to claim. */
export function claimState({ snapshot }: Pick<ReviewClaim, 'snapshot'>): ClaimState | null {
  const { held, facts, loss } = snapshot.context
  const name = facts?.claimedByMe ? undefined : (facts?.claimedBy ?? undefined)
  if (held) return { state: 'mine', deadline: held.endsAt, totalMs: claimLeaseMs }
  if (loss && facts?.claimedByMe) return { state: 'lost', reason: 'taken', isMine: true }
  if (loss) return { state: 'lost', reason: loss, name }
  if (snapshot.matches('elsewhere'))
    return { state: 'other', name, ...(facts?.claimedByMe && { isMine: true }) }
  return snapshot.matches('free') || snapshot.matches('taking') ? { state: 'free' } : null
}

/** Whether the operator gave a verdict on it and another one looks at it now: nobody judges an order twice. */
export const waitsForAnother = ({ second }: Pick<DeskOrder, 'second'>): boolean =>
  second?.byMe === true && second.agreed === null

/** Whether the claim was lost: what was begun under it stays open, for it may be taken again. */
export const isLost = (claim: Pick<ReviewClaim, 'snapshot'>, order: Pick<DeskOrder, 'second'>): boolean =>
  claimState(claim)?.state === 'lost' && !waitsForAnother(order)

/** Whether the order waits for whoever takes it. */
export const canTake = (claim: Pick<ReviewClaim, 'snapshot'>): boolean => {
  const state = claimState(claim)
  return state !== null && canTakeClaim(state)
}

/** Why no code can be opened now; undefined where the order is held. */
export function whyCodesClosed(
  { snapshot }: Pick<ReviewClaim, 'snapshot'>,
  orderStatus: CardOrderStatus,
): string | undefined {
  if (snapshot.context.held) return undefined
  if (orderStatus === cardOrderStatus.atPartner)
    return t('A redeemer has the order: codes open again once the answer is written down.')
  if (snapshot.matches('closed')) return t('Codes are opened while an order is checked.')
  return canTake({ snapshot })
    ? t('Take the order to open its codes.')
    : t('Its codes are opened by whoever has the order.')
}

/** Why nothing can be decided now; undefined where the order is held. */
export function whyBlocked(
  { snapshot }: Pick<ReviewClaim, 'snapshot'>,
  order: Pick<DeskOrder, 'second'>,
): string | undefined {
  if (snapshot.context.held) return undefined
  if (waitsForAnother(order)) return t('Another reviewer decides it: nobody judges an order twice.')
  if (snapshot.matches('closed')) return t('Nothing is to be decided here now.')
  return canTake({ snapshot })
    ? t('Take the order to decide it.')
    : t('Only whoever has the order can decide it.')
}
