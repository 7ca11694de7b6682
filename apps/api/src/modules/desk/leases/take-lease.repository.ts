import type { RevealPurpose } from '@kaadi/contract/card-orders'
import type { Skill } from '@kaadi/contract/desk'
import { sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'
import { orderState } from '../../../states-in-sql.ts'
import {
  claimOrder,
  closeCards,
  lockNextWaiting,
  lockWaiting,
  type NewClaim,
  renewMostUrgent,
  type WaitingOrder,
} from '../../card-orders/index.ts'

/** The line that a claim leaves for each card with photos; it does not count against the codes of an hour. */
const photosOpened: RevealPurpose = 'photosOpened'

export interface NextRequest {
  /** Orders that are being left. */
  readonly except?: readonly string[] | undefined
  readonly skill?: Skill | undefined
}

/** Takes a waiting order. False where another one was first. */
export async function takeLease(tx: Tx, publicId: string, claim: NewClaim): Promise<boolean> {
  const waiting = await lockWaiting(tx, publicId, claim)
  if (waiting) await take(tx, waiting, claim)
  return waiting !== undefined
}

/**
 * Goes on with the most urgent order that the session holds and is not leaving; where it holds none, takes the most urgent one that
 * waits for a verdict of theirs and fits what they know, passing over those of the operator themself.
 */
export async function takeNextLease(
  tx: Tx,
  ownEmail: string,
  claim: NewClaim,
  { except = [], skill }: NextRequest,
): Promise<string | undefined> {
  const held = await renewMostUrgent(tx, ownEmail, claim.sessionHash, except)
  if (held !== undefined) return held
  const waiting = await lockNextWaiting(tx, ownEmail, claim, skill)
  if (waiting) await take(tx, waiting, claim)
  return waiting?.publicId
}

/** Begins a claim on an order that is locked. */
export async function take(tx: Tx, waiting: WaitingOrder, claim: NewClaim): Promise<void> {
  await sql`
    with moved as (${claimOrder(waiting, claim)}
    ), closed as (${closeCards}
    ), shown as (
      -- Photos show codes, and who claims an order sees them: the seller reads that too.
      insert into code_reveals (user_id, order_id, position, operator_id, purpose)
      select distinct m.user_id, m.id, p.position, ${claim.operatorId}::bigint, ${photosOpened}
      from moved m join shown_photos p on p.user_id = m.user_id and p.order_id = m.id
    )
    select publish_user_events(array_agg(card_order_event(user_id, public_id, ${orderState.claimed}))) from moved`.execute(
    tx,
  )
}
