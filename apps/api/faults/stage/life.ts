import { randomBytes } from 'node:crypto'
import { type CardOrder, cardOrders, type Quote } from '@kaadi/contract/card-orders'
import { type DeskOrder, desk } from '@kaadi/contract/desk'
import type { Endpoint } from '@kaadi/contract/http'
import { payouts } from '@kaadi/contract/payouts'
import { reversals } from '@kaadi/contract/reversals'
import { type Withdrawal, withdrawals } from '@kaadi/contract/withdrawals'
import { aPicture } from '../../test/pictures.ts'
import type { FaultService } from './fault-service.ts'
import { type Operator, openOperators, openSellers, type Seller, sellerPin } from './traders.ts'
import { aCode, submission } from './trading.ts'

/**
 * What a seller, a reviewer and a treasurer leave behind in a month, by the service's own calls: orders paid with and
 * without a coupon, refused and sent again, reversed, open; withdrawals in every state; a reward. Each call has to be done.
 */
export async function liveThrough(service: FaultService): Promise<void> {
  const [seller] = await openSellers(service, 1)
  const [reviewer] = await openOperators(service, 1, 'reviewer')
  const [treasurer] = await openOperators(service, 1, 'treasurer')
  const desk = aDesk(service, reviewer!)
  const [couponId] = await grantCoupons(service, seller!, 4)
  await desk.pay(await sell(service, seller!, { couponId }))
  await sell(service, seller!)
  const refused = await sell(service, seller!, { couponId: null })
  await desk.refuse(refused)
  await desk.pay(await sendAgain(service, seller!, refused))
  const wrong = await sell(service, seller!)
  await desk.pay(wrong)
  await reverse(service, wrong)
  await withdrawInEveryWay(service, seller!, treasurer!)
  await reward(service, seller!)
}

/** A call that has to be done. */
export async function done<Data>(
  service: FaultService,
  endpoint: Endpoint,
  token: string,
  body: unknown,
): Promise<Data> {
  const reply = await service.call<Data>(endpoint, { token, body })
  if (reply.code !== 0)
    throw new Error(`${endpoint.path} was refused: ${reply.msg} ${JSON.stringify(reply.details)}`)
  return reply.data
}

/** Locks a rate and answers its id. */
export async function lockQuote(
  service: FaultService,
  { token }: Seller,
  wish: object = {},
): Promise<string> {
  const asked = { priceId: 'steam-us-ecode', faceValue: '100', count: 1, currencyId: 1, ...wish }
  return (await done<Quote>(service, cardOrders.quote, token, asked)).quoteId
}

export async function sell(service: FaultService, seller: Seller, wish: object = {}): Promise<string> {
  const { token } = seller
  const quoteId = await lockQuote(service, seller, wish)
  return (await done<CardOrder>(service, cardOrders.submit, token, submission(quoteId))).giftOrderId
}

/** The cards of a returned order under new codes. */
export async function correction(service: FaultService, { token }: Seller, giftOrderId: string) {
  const { data } = await service.call<CardOrder>(cardOrders.detail, { token, query: { giftOrderId } })
  return () => ({
    giftOrderId,
    cards: data.cards.map(({ cardId }) => ({ cardId, code: aCode(), photos: [] })),
  })
}

async function sendAgain(service: FaultService, seller: Seller, giftOrderId: string): Promise<string> {
  const { token } = seller
  const body = (await correction(service, seller, giftOrderId))()
  return (await done<CardOrder>(service, cardOrders.resubmit, token, body)).giftOrderId
}

export const aDesk = (service: FaultService, { token }: Operator) => {
  const claim = (giftOrderId: string) => done<DeskOrder>(service, desk.claim, token, { giftOrderId })
  /** Claims an order and has seen its codes. Answers what decides it. */
  const open = async (giftOrderId: string) => {
    const { lease, order } = await claim(giftOrderId)
    const leased = { giftOrderId, leaseToken: lease!.leaseToken }
    for (const { cardId } of order.cards)
      await done(service, desk.reveal, token, { ...leased, cardId, purpose: 'checkBalance' })
    const all = (verdict: object) => order.cards.map(({ cardId }) => ({ cardId, ...verdict }))
    return { accept: { ...leased, cards: all({ verdict: 1 }) }, refuse: refusal(leased, all) }
  }
  const refusal = (leased: { giftOrderId: string }, all: (verdict: object) => object[]) => async () => {
    const body = { giftOrderId: leased.giftOrderId, file: await aPicture() }
    const { uploadId } = await done<{ uploadId: string }>(service, desk.uploadEvidence, token, body)
    const evidence = [{ uploadId, note: 'See the picture.' }]
    return { ...leased, cards: all({ verdict: 4, reasonCode: 101, evidence }) }
  }
  return {
    claim,
    open,
    pay: async (giftOrderId: string) => {
      const { accept } = await open(giftOrderId)
      await done(service, desk.decide, token, accept)
    },
    refuse: async (giftOrderId: string) => {
      const { refuse } = await open(giftOrderId)
      await done(service, desk.decide, token, await refuse())
    },
  }
}

export const withdraw = ({ bankAccountId }: Seller, amount = '1000') => ({
  currencyId: 1,
  bankAccountId,
  amount,
  pin: sellerPin,
})

async function withdrawInEveryWay(service: FaultService, seller: Seller, { token }: Operator): Promise<void> {
  const ask = async () =>
    (await done<Withdrawal>(service, withdrawals.request, seller.token, withdraw(seller))).id
  const take = async () => {
    const id = await ask()
    await done(service, payouts.start, token, { id })
    return id
  }
  const paid = async () => {
    const id = await take()
    await done(service, payouts.openAccount, token, { id })
    await done(service, payouts.confirm, token, { id, bankSlipNumber: aSlip() })
    return id
  }
  await ask()
  await take()
  await paid()
  await done(service, payouts.fail, token, { id: await take(), reason: 'The bank closed this account.' })
  const [another] = await openOperators(service, 1, 'treasurer')
  await done(service, payouts.recordReturn, another!.token, {
    id: await paid(),
    reason: 'The account is frozen.',
    bankReference: aSlip(),
  })
}

export const aSlip = (): string => `SLIP-${randomBytes(6).toString('hex').toUpperCase()}`

/** Answers the ids of the coupons. */
export async function grantCoupons(service: FaultService, { id }: Seller, count: number): Promise<string[]> {
  const rows = await service.onDatabase<{ public_id: string }>(
    `with rule as (
       insert into coupon_rules (id, source, title, rule, amount, currency_id, life_days)
       select 'coupon-' || gen_random_uuid(), 'campaign', 'A coupon', 'Once.', 30000, 1, 30
       from generate_series(1, $2) returning *
     )
     insert into coupons (user_id, rule_id, source, title, rule, amount, currency_id, expires_at)
     select $1, id, source, title, rule, amount, currency_id, now() + interval '30 days' from rule
     returning public_id`,
    [id, count],
  )
  return rows.map((row) => row.public_id)
}

/** Two seniors take a paid order back, with evidence. */
async function reverse(service: FaultService, giftOrderId: string): Promise<void> {
  const [maker, checker] = await openOperators(service, 2, 'senior')
  const { token } = maker!
  const file = await aPicture()
  const { uploadId } = await done<{ uploadId: string }>(service, desk.uploadEvidence, token, {
    giftOrderId,
    file,
  })
  const { reversalId } = await done<{ reversalId: string }>(service, reversals.ask, token, {
    giftOrderId,
    words: 'The issuer says that this card was charged back.',
    evidence: [{ uploadId, note: 'See the picture.' }],
  })
  await done(service, reversals.decide, checker!.token, { reversalId, agree: true })
}

/** A reward for a friend takes days to mature: it is written as the job leaves it, with what the friend is known by. */
const reward = (service: FaultService, { id }: Seller) =>
  service.onDatabase(
    `with friend as (
       insert into users (public_id, email, password_hash, country_code, invite_code, invited_by)
       values ('a-friend', 'a-friend@kaadi.example', 'x', 'NG', 'AFRIEND1', $1) returning id, public_id
     ), known as (
       insert into reward_claims (what, fingerprint, user_id)
       select 'bankAccount', sha256('the account of a friend'), id from friend
     ), given as (
       insert into rewards (user_id, kind, subject_id, title, amount, currency_id, status, ended_at)
       select $1, 'invite', public_id, 'For a friend you invited', 5000, 1, 'credited', now() from friend returning id
     )
     select ledger_post_all(array[('reward.granted', id, 0, ledger_desk('promo', 1), ledger_user_available($1::bigint, 1),
                                   5000)::ledger_leg]) from given`,
    [id],
  )
