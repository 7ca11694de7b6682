import { type PayoutBatchDetail, payoutBatches } from '@kaadi/contract/payout-batches'
import { withdrawals } from '@kaadi/contract/withdrawals'
import type { Reply, TestApp, TestOperator } from './app.ts'
import { aWithdrawingSeller, type WithdrawingSeller } from './withdrawing-seller.ts'

export interface Asked {
  readonly seller: WithdrawingSeller
  readonly id: string
  readonly reference: string
}

/** What treasurers do with batches. */
export const batchingIn = (app: TestApp) => {
  const act =
    (call: 'build' | 'approve' | 'drop' | 'take') =>
    (who: TestOperator, body: object, idempotencyKey?: string): Promise<Reply<PayoutBatchDetail>> =>
      app.call<PayoutBatchDetail>(payoutBatches[call], {
        token: who.token,
        body,
        ...(idempotencyKey && { idempotencyKey }),
      })
  const build = (who: TestOperator, ids: readonly string[], provider = 'manual', key?: string) =>
    act('build')(who, { provider, currencyId: 1, ids }, key)
  /** Lets the code of an app, which works once, work again. */
  const approve = async (who: TestOperator, batch: PayoutBatchDetail, given: object = {}, key?: string) => {
    await app.database.asOwner('update operator_factors set last_step = 0')
    const { batchId, fingerprint } = batch
    return act('approve')(who, { batchId, fingerprint, code: who.factor(), ...given }, key)
  }
  const asked = async (naira = '5000'): Promise<Asked> => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    const { data } = await seller.withdraw(naira)
    return { seller, id: data.id, reference: data.providerReference }
  }
  return {
    asked,
    several: async (count: number) => {
      const found: Asked[] = []
      for (let at = 0; at < count; at++) found.push(await asked())
      return found
    },
    build,
    approve,
    drop: (who: TestOperator, batchId: string, reason = 'Built by mistake.') =>
      act('drop')(who, { batchId, reason }),
    take: (who: TestOperator, batchId: string, key?: string) => act('take')(who, { batchId }, key),
    read: async (who: TestOperator, batchId: string) =>
      (await app.call<PayoutBatchDetail>(payoutBatches.detail, { token: who.token, query: { batchId } }))
        .data,
    cancel: ({ seller, id }: Asked) => app.call(withdrawals.cancel, { token: seller.token, body: { id } }),
  }
}
