import { randomUUID } from 'node:crypto'
import { bankAccounts } from '@kaadi/contract/bank-accounts'
import { payouts } from '@kaadi/contract/payouts'
import { type Withdrawal, withdrawals } from '@kaadi/contract/withdrawals'
import { aSlip, done, withdraw } from '../stage/life.ts'
import { openSellers, type Seller, sellerPin } from '../stage/traders.ts'
import { sameForAll } from './orders.races.ts'
import { expectCount, expectWinners, type Race, race, type Track, times, won } from './race.ts'

const ask = async ({ service }: Track, seller: Seller): Promise<string> =>
  (await done<Withdrawal>(service, withdrawals.request, seller.token, withdraw(seller))).id

/** A withdrawal that a treasurer has taken. */
const take = async (track: Track, seller: Seller): Promise<string> => {
  const id = await ask(track, seller)
  await done(track.service, payouts.start, track.treasurers[0]!.token, { id })
  return id
}

const posted = (track: Track, id: string, wanted: number) =>
  expectCount(
    track,
    wanted,
    'endings in the books',
    `ledger_transfers t join withdrawals w on w.id = t.event_id and t.leg = 0
       and t.kind in ('withdrawal.paid', 'withdrawal.released') where w.public_id = $1`,
    [id],
  )

/** There is enough for one of them. */
export const withdrawAgainstWithdraw: Race = async (track) => {
  const [seller] = await openSellers(track.service, 1, { kobo: 150_000 })
  const replies = await race(
    track,
    times(6, () => ({ endpoint: withdrawals.request, token: seller!.token, body: withdraw(seller!) })),
  )
  return expectWinners(replies, 1)
}

export const oneKeyOneWithdrawal: Race = async (track) => {
  const [seller] = track.sellers
  const idempotencyKey = randomUUID()
  const body = withdraw(seller!)
  const replies = await race(
    track,
    times(6, () => ({ endpoint: withdrawals.request, token: seller!.token, body, idempotencyKey })),
  )
  return sameForAll(replies, 'id')
}

export const takeAgainstTake: Race = async (track) => {
  const id = await ask(track, track.sellers[0]!)
  const replies = await race(
    track,
    track.treasurers.map(({ token }) => ({ endpoint: payouts.start, token, body: { id } })),
  )
  return expectWinners(replies, 1)
}

export const cancelAgainstTake: Race = async (track) => {
  const [seller] = track.sellers
  const body = { id: await ask(track, seller!) }
  const replies = await race(
    track,
    times(4, (index) =>
      index % 2
        ? { endpoint: withdrawals.cancel, token: seller!.token, body }
        : { endpoint: payouts.start, token: track.treasurers[index]!.token, body },
    ),
  )
  const cancels = replies.filter((_, index) => index % 2)
  const takes = replies.filter((_, index) => index % 2 === 0)
  // What its seller cancelled already is answered as it is: both cancels were done, or neither.
  const isCancelled = won(cancels).length > 0
  return [...expectWinners(cancels, isCancelled ? 2 : 0), ...expectWinners(takes, isCancelled ? 0 : 1)]
}

export const confirmAgainstFail: Race = async (track) => {
  const id = await take(track, track.sellers[0]!)
  const { token } = track.treasurers[0]!
  const replies = await race(
    track,
    times(6, (index) =>
      index % 2
        ? { endpoint: payouts.fail, token, body: { id, reason: 'The bank closed this account.' } }
        : { endpoint: payouts.confirm, token, body: { id, bankSlipNumber: aSlip() } },
    ),
  )
  return [...expectWinners(replies, 1), ...(await posted(track, id, 1))]
}

export const oneSlipOnePayout: Race = async (track) => {
  const ids = [await take(track, track.sellers[0]!), await take(track, track.sellers[1]!)]
  const slip = aSlip()
  const written = [slip, slip.toLowerCase()]
  const replies = await race(
    track,
    ids.map((id, index) => ({
      endpoint: payouts.confirm,
      token: track.treasurers[0]!.token,
      body: { id, bankSlipNumber: written[index] },
    })),
  )
  return expectWinners(replies, 1)
}

/** Who takes over, hands back or ends: one of them has it in the end, and it ends once. */
export const takeOverAgainstConfirm: Race = async (track) => {
  const id = await take(track, track.sellers[0]!)
  const reason = 'She has gone home.'
  const [holder] = track.treasurers
  const replies = await race(track, [
    { endpoint: payouts.confirm, token: holder!.token, body: { id, bankSlipNumber: aSlip() } },
    { endpoint: payouts.takeOver, token: track.senior.token, body: { id, reason } },
    { endpoint: payouts.handBack, token: holder!.token, body: { id, reason } },
    { endpoint: payouts.fail, token: holder!.token, body: { id, reason } },
  ])
  const ended = [replies[0]!, replies[3]!].filter(({ code }) => code === 0).length
  return [...expectWinners(replies, 1, 2, 3), ...(await posted(track, id, ended))]
}

/** Money never goes to an account that its owner has removed. */
export const removeAgainstWithdraw: Race = async (track) => {
  const [seller] = await openSellers(track.service, 1)
  const { token, bankAccountId } = seller!
  const body = { id: bankAccountId, pin: sellerPin }
  const replies = await race(track, [
    { endpoint: withdrawals.request, token, body: withdraw(seller!) },
    { endpoint: bankAccounts.remove, token, body },
  ])
  return expectWinners(replies, 1)
}
