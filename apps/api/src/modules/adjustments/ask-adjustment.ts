import { type Adjustment, type AdjustmentRequest, maxAdjustment } from '@kaadi/contract/adjustments'
import { currencies } from '@kaadi/contract/primitives'
import { toMinorUnits } from '@kaadi/core/money'
import type { Tx } from '../../database/index.ts'
import type { Deps } from '../../deps.ts'
import { invalidField, notFound } from '../../errors/domain-error.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { withIdempotency } from '../../idempotency/idempotency.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import {
  type AccountAddress,
  deskCards,
  deskFee,
  deskFx,
  deskLateCredit,
  deskPromo,
  payout,
  userAvailable,
} from '../../ledger/index.ts'
import { showMoney } from '../../ledger/show-money.ts'
import { isPayoutRail } from '../payouts/index.ts'
import { requireForeignSeller } from '../risk/index.ts'
import { findOwnPicture } from '../uploads/index.ts'
import { findAdjustment, insertAdjustment } from './adjustments.repository.ts'
import { findAdjustmentId } from './naming.repository.ts'
import { createShowAdjustment } from './show-adjustment.ts'

const wordsLeast = 10
const ofHouse = {
  cards: deskCards,
  promo: deskPromo,
  'late-credit': deskLateCredit,
  fx: deskFx,
  fee: deskFee,
}

/** The first of the two people: what is to be corrected, why, and what shows it. Nothing moves. */
export function createAskAdjustment(deps: Deps) {
  const { database, vault, ids } = deps
  const show = createShowAdjustment(deps)

  const wantedAccount = async (
    operator: SignedInOperator,
    { account, sellerId, provider, currencyId }: AdjustmentRequest,
  ): Promise<{ readonly address: AccountAddress; readonly userId: bigint | null }> => {
    if ((account === 'available') !== (sellerId !== undefined))
      throw invalidField('sellerId', 'A wallet has its seller, an account of the house has none.')
    if ((account === 'payout') !== (provider !== undefined))
      throw invalidField('provider', 'An account of payouts has its provider, others have none.')
    if (sellerId !== undefined) {
      const { userId } = await requireForeignSeller(database.db, operator, { sellerId })
      return { address: userAvailable(userId, currencyId), userId }
    }
    if (account !== 'payout')
      return { address: ofHouse[account as keyof typeof ofHouse](currencyId), userId: null }
    if (!(await isPayoutRail(database, provider!)))
      throw invalidField('provider', 'Nobody pays out by this name.')
    return { address: payout(provider!, currencyId), userId: null }
  }

  const store = async (
    tx: Tx,
    operator: SignedInOperator,
    body: AdjustmentRequest,
    given: { readonly address: AccountAddress; readonly userId: bigint | null; readonly amount: bigint },
  ) => {
    const evidence = await findOwnPicture(tx, operator.id, null, body.uploadId)
    if (!evidence)
      throw invalidField('uploadId', 'Send the picture that shows why it is corrected, by your own hand.')
    const undoes = body.undoes === undefined ? undefined : await findAdjustmentId(tx, body.undoes)
    if (body.undoes !== undefined && undoes === undefined) throw notFound()
    const publicId = ids.publicId()
    const { currencyId, reason } = body
    await insertAdjustment(tx, {
      publicId,
      account: given.address,
      userId: given.userId,
      currencyId,
      isIn: body.direction === 'in',
      amount: given.amount,
      reason,
      words: body.words.trim(),
      evidence,
      undoes,
      operatorId: operator.id,
    })
    return { adjustmentId: publicId }
  }

  return async (operator: SignedInOperator, key: string, body: AdjustmentRequest): Promise<Adjustment> => {
    if (body.words.trim().length < wordsLeast) throw invalidField('words', 'Say in a sentence why.')
    const amount = requireAmount(body)
    const account = await wantedAccount(operator, body)
    const call = { userId: operator.id, realm: 'operator', key, operation: 'adjustments.ask', body } as const
    const { reply } = await withIdempotency(database.checker, keyedRequest(vault, call), (tx) =>
      store(tx, operator, body, { ...account, amount }),
    )
    return show(operator, (await findAdjustment(database, reply.adjustmentId))!)
  }
}

/** Above zero, in whole minor units, and no more than one adjustment may move. */
function requireAmount({ amount, currencyId }: AdjustmentRequest): bigint {
  const { decimals } = currencies[currencyId]
  if ((amount.split('.')[1]?.length ?? 0) > decimals)
    throw invalidField('amount', `Use at most ${decimals} decimals.`)
  const minor = toMinorUnits(amount, decimals)
  if (minor === 0n) throw invalidField('amount', 'Enter an amount above zero.')
  const most = toMinorUnits(maxAdjustment[currencyId], decimals)
  if (minor > most)
    throw invalidField('amount', `One adjustment moves at most ${showMoney(most, currencyId)}.`)
  return minor
}
