import { type PayoutDetail, payouts } from '@kaadi/contract/payouts'
import type { Reply, TestApp } from './app.ts'
import { aWithdrawingSeller, type WithdrawingSeller } from './withdrawing-seller.ts'

let lastSlip = 0
export const newSlip = (): string => `SLIP-${String(++lastSlip).padStart(6, '0')}`
/** What a bank calls money that it sends back. */
export const newReturn = (): string => `BACK-${String(++lastSlip).padStart(6, '0')}`

type Acted = Promise<Reply<PayoutDetail>>

/** What an operator does with payouts, by the token of their session. */
export const asTreasurer = (app: TestApp, token: string) => {
  const act =
    <Body extends object>(call: keyof typeof payouts) =>
    (id: string, body?: Body, idempotencyKey?: string): Acted =>
      app.call<PayoutDetail>(payouts[call], {
        token,
        body: { id, ...body },
        ...(idempotencyKey && { idempotencyKey }),
      })
  const why = act<{ reason: string }>
  return {
    start: act('start'),
    handBack: (id: string, reason = 'My bank app is down.', key?: string) =>
      why('handBack')(id, { reason }, key),
    takeOver: (id: string, reason = 'She has gone home.', key?: string) =>
      why('takeOver')(id, { reason }, key),
    fail: (id: string, reason = 'The bank closed this account.', key?: string) =>
      why('fail')(id, { reason }, key),
    recordReturn: (
      id: string,
      reason = 'The account is frozen.',
      key?: string,
      bankReference: string = newReturn(),
    ) => act<{ reason: string; bankReference: string }>('recordReturn')(id, { reason, bankReference }, key),
    confirm: (id: string, bankSlipNumber = newSlip(), key?: string) =>
      act<{ bankSlipNumber: string }>('confirm')(id, { bankSlipNumber }, key),
    detail: (id: string): Acted => app.call<PayoutDetail>(payouts.detail, { token, query: { id } }),
    openAccount: (id: string, idempotencyKey?: string) =>
      app.call<{ accountNumber: string; time: string }>(payouts.openAccount, {
        token,
        body: { id },
        ...(idempotencyKey && { idempotencyKey }),
      }),
  }
}

export type Treasurer = ReturnType<typeof asTreasurer>

/** A withdrawal of a seller with ₦10,000, taken by this treasurer. */
export async function aTakenPayout(
  app: TestApp,
  treasurer: Treasurer,
  naira = '5000',
): Promise<{ seller: WithdrawingSeller; id: string }> {
  const seller = await aWithdrawingSeller(app, 1_000_000n)
  const { id } = (await seller.withdraw(naira)).data
  await treasurer.start(id)
  return { seller, id }
}
