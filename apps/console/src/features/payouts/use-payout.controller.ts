import type { Confirmed, PayoutDetail } from '@kaadi/contract/payouts'
import type { WithdrawalId } from '@kaadi/contract/primitives'
import { type HoldRuleName, isWithdrawalOpen } from '@kaadi/contract/withdrawals'
import { type Action, useAction } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Signed } from '../../platform/credentials/use-signature.ts'
import type { ReturnFields } from '../../platform/forms/return-form.tsx'
import { useKeptText } from '../../platform/forms/use-kept-text.ts'
import { useClient, useReads } from '../../platform/net/use-client.ts'
import { proofsKey } from '../../platform/session/desk-storage.ts'
import { useRefusedMeanwhile } from './use-refused-meanwhile.ts'

const refreshMs = 5_000

export interface NewHold {
  readonly rule: HoldRuleName
  readonly fact: string
  readonly hours: number
}

/** One payout with what an operator does: take it, hand it on, end it, record its return. */
export function usePayout(chosen: string) {
  const id = chosen as WithdrawalId
  const client = useClient()
  const reads = useReads()
  const queries = useQueryClient()
  const read = reads.payouts.detail({ id })
  const detail = useQuery({
    ...read,
    // In whose hands it is changes without this page.
    refetchInterval: refreshMs,
  })
  const refresh = useCallback(() => {
    void queries.invalidateQueries({ queryKey: ['payouts'] })
    void queries.invalidateQueries({ queryKey: reads.desk.stats().queryKey })
  }, [queries, reads])
  const { refused, watched } = useRefusedMeanwhile(detail.data)
  const proof = useKeptText(
    proofsKey,
    id,
    detail.data && !(detail.data.takenByMe && isWithdrawalOpen(detail.data.withdrawal.status)),
  )
  /** Keeps what came back; where it was refused, looks at what is true now. */
  const kept = async (action: Promise<PayoutDetail>, slip?: string) => {
    const sent = watched(action, slip)
    try {
      const payout = await sent
      queries.setQueryData(read.queryKey, payout)
      return payout
    } finally {
      refresh()
    }
  }
  const options = (idempotencyKey: string) => ({ idempotencyKey, quiet: true })
  return {
    detail,
    refused,
    proof,
    start: useAction((_: null, intent) => kept(client.payouts.start({ body: { id }, ...options(intent) }))),
    askRelease: useAction((_: null, intent) =>
      kept(client.payouts.askRelease({ body: { id }, ...options(intent) })),
    ),
    challenge: (confirms: Confirmed) => client.payouts.challenge({ body: { id, confirms }, quiet: true }),
    release: useAction((signed: Signed, intent) =>
      kept(client.payouts.release({ body: { id, ...signed }, ...options(intent) })),
    ),
    hold: useAction((given: NewHold, intent) =>
      kept(client.payouts.hold({ body: { id, ...given }, ...options(intent) })),
    ),
    endHold: useAction((reason: string, intent) =>
      kept(client.payouts.endHold({ body: { id, reason }, ...options(intent) })),
    ),
    handBack: useAction((reason: string, intent) =>
      kept(client.payouts.handBack({ body: { id, reason }, ...options(intent) })),
    ),
    takeOver: useAction((reason: string, intent) =>
      kept(client.payouts.takeOver({ body: { id, reason }, ...options(intent) })),
    ),
    confirm: useAction((bankSlipNumber: string, intent) =>
      kept(client.payouts.confirm({ body: { id, bankSlipNumber }, ...options(intent) }), bankSlipNumber),
    ),
    fail: useAction((reason: string, intent) =>
      kept(client.payouts.fail({ body: { id, reason }, ...options(intent) })),
    ),
    recordReturn: useAction((fields: ReturnFields, intent) =>
      kept(client.payouts.recordReturn({ body: { id, ...fields }, ...options(intent) })),
    ),
    confirmReturn: useAction((signed: Signed, intent) =>
      kept(client.payouts.confirmReturn({ body: { id, ...signed }, ...options(intent) })),
    ),
    dropReturn: useAction((_: null, intent) =>
      kept(client.payouts.dropReturn({ body: { id }, ...options(intent) })),
    ),
    openAccount: useCallback(
      async (idempotencyKey: string): Promise<string> => {
        const opened = await client.payouts.openAccount({ body: { id }, idempotencyKey, quiet: true })
        // It stands in the log now.
        refresh()
        return opened.accountNumber
      },
      [client, id, refresh],
    ),
  }
}

export type PayoutActions = Omit<ReturnType<typeof usePayout>, 'detail'>
export type PayoutAction<Input> = Action<Input, PayoutDetail>
