import { adjustments } from '@kaadi/contract/adjustments'
import { books } from '@kaadi/contract/books'
import type { OperatorRole } from '@kaadi/contract/operators'
import { payoutBatches } from '@kaadi/contract/payout-batches'
import { payouts } from '@kaadi/contract/payouts'
import { maxCounted } from '@kaadi/contract/primitives'
import { reversals } from '@kaadi/contract/reversals'
import { sql } from 'kysely'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { adjustmentsWaiting } from '../../adjustments/index.ts'
import { restartsWaiting } from '../../books/index.ts'
import { changesWaiting } from '../../changes/index.ts'
import { batchesWaiting } from '../../payout-batches/index.ts'
import { releasesWaiting, returnsWaiting } from '../../payouts/index.ts'
import { isOwnOf } from '../../risk/index.ts'

/** Asked for by others and not of the operator's own accounts, of the oldest that are counted at all. */
const reversalsWaiting = ({ id, email }: Approver) => sql<number>`
  (select count(*) from (select asked_by, user_id from waiting_reversals order by created_at, id limit ${sql.lit(maxCounted)}) r
   where r.asked_by <> ${id} and not ${isOwnOf(email, sql`r.user_id`)})`

/** What of an operator says what they may approve. */
export type Approver = Pick<SignedInOperator, 'id' | 'publicId' | 'email' | 'roles'>

/** How much waits for the operator as a second person. */
export const approvalsWaiting = (operator: Approver) => {
  const may = (roles: readonly OperatorRole[]) => operator.roles.some((role) => roles.includes(role))
  const counts = [
    changesWaiting(operator),
    ...(may(payouts.release.roles) ? [releasesWaiting(operator.id)] : []),
    ...(may(payouts.confirmReturn.roles) ? [returnsWaiting(operator.id)] : []),
    ...(may(payoutBatches.approve.roles) ? [batchesWaiting(operator.id)] : []),
    ...(may(adjustments.confirm.roles) ? [adjustmentsWaiting(operator.id)] : []),
    ...(may(books.restart.roles) ? [restartsWaiting(operator.id)] : []),
    ...(may(reversals.decide.roles) ? [reversalsWaiting(operator)] : []),
  ]
  return sql<number>`(${sql.join(counts, sql` + `)})::integer`
}
