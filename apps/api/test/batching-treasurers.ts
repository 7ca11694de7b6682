import { type PayoutBatchDetail, payoutBatches } from '@kaadi/contract/payout-batches'
import { withdrawals } from '@kaadi/contract/withdrawals'
import type { Reply, TestApp, TestOperator } from './app.ts'
import { signing } from './signing.ts'
import { aWithdrawingSeller, type WithdrawingSeller } from './withdrawing-seller.ts'

export interface Asked {
  readonly seller: WithdrawingSeller
  readonly id: string
  readonly reference: string
}

/** What treasurers do with batches. */
export const batchingIn = (app: TestApp) => {
  const act =
    (call: 'build' | 'drop' | 'take') =>
    (who: TestOperator, body: object, idempotencyKey?: string): Promise<Reply<PayoutBatchDetail>> =>
      app.call<PayoutBatchDetail>(payoutBatches[call], {
        token: who.token,
        body,
        ...(idempotencyKey && { idempotencyKey }),
      })
  const build = (who: TestOperator, ids: readonly string[], provider = 'manual', key?: string) =>
    act('build')(who, { provider, currencyId: 1, ids }, key)
  const signs = signing(app)
  const approve = (
    who: TestOperator,
    { batchId, fingerprint }: PayoutBatchDetail,
    given: { readonly fingerprint?: string } = {},
  ) => signs.approveBatch(who, { batchId }, { fingerprint, ...given })
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
    /** What the second person sends, signed. */
    signedBy: (who: TestOperator, { batchId, fingerprint }: PayoutBatchDetail) =>
      signs.bodyOfOther(who, 'batch', { batchId }, fingerprint),
    /** What was signed before is sent. */
    approveSigned: (who: TestOperator, body: object) =>
      app.call<PayoutBatchDetail>(payoutBatches.approve, { token: who.token, body }),
    deviceOf: signs.deviceOf,
    drop: (who: TestOperator, batchId: string, reason = 'Built by mistake.') =>
      act('drop')(who, { batchId, reason }),
    take: (who: TestOperator, batchId: string, key?: string) => act('take')(who, { batchId }, key),
    read: async (who: TestOperator, batchId: string) =>
      (await app.call<PayoutBatchDetail>(payoutBatches.detail, { token: who.token, query: { batchId } }))
        .data,
    cancel: ({ seller, id }: Asked) => app.call(withdrawals.cancel, { token: seller.token, body: { id } }),
  }
}
