import { randomUUID } from 'node:crypto'
import { bankAccounts } from '@kaadi/contract/bank-accounts'
import { cardOrders } from '@kaadi/contract/card-orders'
import { sessions } from '@kaadi/contract/sessions'
import { users } from '@kaadi/contract/users'
import { comesTrue } from '../stage/comes-back.ts'
import { grantCoupons, lockQuote } from '../stage/life.ts'
import { openSellers, sellerPin } from '../stage/traders.ts'
import { aCode, submission } from '../stage/trading.ts'
import { expectWinners, type Race, race, times, won } from './race.ts'

export const oneKeyOneOrder: Race = async (track) => {
  const [seller] = track.sellers
  const body = submission(await lockQuote(track.service, seller!))
  const idempotencyKey = randomUUID()
  const replies = await race(
    track,
    times(6, () => ({ endpoint: cardOrders.submit, token: seller!.token, body, idempotencyKey })),
  )
  return sameForAll(replies, 'giftOrderId')
}

export const oneQuoteOneOrder: Race = async (track) => {
  const [seller] = track.sellers
  const quoteId = await lockQuote(track.service, seller!)
  const replies = await race(
    track,
    times(6, () => ({ endpoint: cardOrders.submit, token: seller!.token, body: submission(quoteId) })),
  )
  return expectWinners(replies, 1)
}

export const oneCardOneOrder: Race = async (track) => {
  const [seller] = track.sellers
  const code = aCode()
  const bodies = []
  for (let n = 0; n < 4; n++) bodies.push(submission(await lockQuote(track.service, seller!), code))
  const replies = await race(
    track,
    bodies.map((body) => ({ endpoint: cardOrders.submit, token: seller!.token, body })),
  )
  return expectWinners(replies, 1)
}

export const oneCouponOneOrder: Race = async (track) => {
  const [seller] = track.sellers
  const [couponId] = await grantCoupons(track.service, seller!, 1)
  const bodies = []
  for (let n = 0; n < 4; n++) bodies.push(submission(await lockQuote(track.service, seller!, { couponId })))
  const replies = await race(
    track,
    bodies.map((body) => ({ endpoint: cardOrders.submit, token: seller!.token, body })),
  )
  return expectWinners(replies, 1)
}

/** Calls that come while their session ends are done or refused; those that come afterwards are refused, everywhere. */
export const signOutAgainstCalls: Race = async (track) => {
  const [seller] = await openSellers(track.service, 1, { withBank: false })
  const { token } = seller!
  const replies = await race(
    track,
    times(8, (index) =>
      index === 3
        ? { endpoint: sessions.end, token }
        : {
            endpoint: cardOrders.quote,
            token,
            body: { priceId: 'steam-us-ecode', faceValue: '100', count: 1, currencyId: 1 },
          },
    ),
  )
  const odd = replies.filter(({ code }) => code !== 0 && code !== 401)
  const faults = odd.map(({ status, msg }) => `an answer of ${status}: ${msg}`)
  for (const each of [track.service, track.twin]) {
    const isOut = await comesTrue(1_000, async () => (await each.call(users.me, { token })).status === 401)
    if (!isOut) faults.push('a session that was ended still opens doors')
  }
  return faults
}

/** A name can be changed until an account was saved under it: an account in another name would be somebody else's. */
export const nameAgainstAccount: Race = async (track) => {
  const [seller] = await openSellers(track.service, 1, { withBank: false })
  const { token, id } = seller!
  await track.service.call(users.setName, { token, body: { firstName: 'Ada', lastName: 'Obi' } })
  const account = { bankCode: '058', accountNumber: `3${String(Date.now()).slice(-9)}`, pin: sellerPin }
  await race(track, [
    { endpoint: bankAccounts.add, token, body: account },
    { endpoint: users.setName, token, body: { firstName: 'Eve', lastName: 'Adler' } },
    { endpoint: users.setName, token, body: { firstName: 'Eve', lastName: 'Adler' } },
  ])
  const rows = await track.service.onDatabase<{ last_name: string; account_name: string }>(
    'select u.last_name, a.account_name from users u join bank_accounts a on a.user_id = u.id where u.id = $1',
    [id],
  )
  return rows
    .filter((row) => !row.account_name.toUpperCase().includes(row.last_name.toUpperCase()))
    .map((row) => `an account of ${row.account_name} was saved by ${row.last_name}`)
}

/** Under one key there is one effect; who asks while it is made is told to come again. */
export function sameForAll(replies: Awaited<ReturnType<typeof race>>, id: string): string[] {
  const ids = new Set(won(replies).map(({ data }) => (data as Record<string, unknown>)[id]))
  const odd = replies.filter(({ code }) => code !== 0 && code !== 1005)
  return [
    ...(ids.size === 1 ? [] : [`${ids.size} effects under one key`]),
    ...odd.map(({ status, msg }) => `an answer of ${status}: ${msg}`),
  ]
}
