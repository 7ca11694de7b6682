import { type Tx, transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors/domain-error.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { sealedNumberOwner } from '../../bank-accounts/index.ts'
import type { InHands } from '../../withdrawals/index.ts'
import { notHeld } from '../payout.ts'
import { findPayout } from '../payouts.repository.ts'
import { findAccountToPay, logOpening } from './hold-payout.repository.ts'
import type { PayoutAction } from './hold-payout.ts'

/** Opens an account number for the one who pays it out. The log's line commits before anyone sees the number. */
export function createOpenAccount(deps: Deps) {
  const { db } = deps.database

  return async (
    { operator, key }: PayoutAction,
    body: { readonly id: string },
  ): Promise<{ accountNumber: string; time: string }> => {
    const found = await findPayout(deps.database, body.id)
    if (!found) throw notFound()
    const hold = { userId: found.userId, withdrawalId: found.id, operatorId: operator.id }
    let accountNumber: string | undefined
    const operation = 'payouts.openAccount'
    const request = keyedRequest(deps.vault, { userId: operator.id, realm: 'operator', key, operation, body })
    const opening = async (tx: Tx) => {
      const time = await logOpening(tx, hold)
      if (!time) throw notHeld((await findPayout(deps.database, body.id))!, operator)
      accountNumber = await read(tx, hold)
      // The number itself is not kept under the key.
      return { time: time.toISOString() }
    }
    const { reply, replayed } = await withIdempotency(db, request, opening)
    const { time } = replayed ? await transaction(db, opening) : reply
    if (accountNumber === undefined) throw notHeld((await findPayout(deps.database, body.id))!, operator)
    return { accountNumber, time }
  }

  async function read(tx: Tx, hold: InHands): Promise<string | undefined> {
    const account = await findAccountToPay(tx, hold)
    return account && deps.vault.open(account.sealedNumber, sealedNumberOwner(account.publicId)).toString()
  }
}
