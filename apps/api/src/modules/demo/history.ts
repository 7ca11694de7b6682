import { bankAccounts } from '@kaadi/contract/bank-accounts'
import { type CardOrder, cardOrders } from '@kaadi/contract/card-orders'
import { desk } from '@kaadi/contract/desk'
import { payouts } from '@kaadi/contract/payouts'
import { uploads } from '@kaadi/contract/uploads'
import { withdrawalPins } from '@kaadi/contract/withdrawal-pins'
import { withdrawals } from '@kaadi/contract/withdrawals'
import { passwordHash } from '@kaadi/core/crypto'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { grantCoupon } from '../coupons/index.ts'
import { demoPassword, demoPin } from './accounts.ts'
import { demoBrands } from './brands.ts'
import { cardPicture } from './card-picture.ts'
import { demoGrants } from './content.ts'
import { findSeller, hasHistory, markHistory } from './demo.repository.ts'
import { type DemoPerson, signInDemo } from './demo-client.ts'
import { demoPrices } from './prices.ts'
import { type DemoSale, demoBankAccounts, demoPayouts, demoSales } from './sales.ts'

interface People {
  readonly sellers: Readonly<Record<DemoSale['seller'], DemoPerson>>
  readonly reviewer: DemoPerson
  readonly treasurer: DemoPerson
}

/**
 * Lets the demo accounts live through some trades: every step is a call of the service itself, so that orders, books
 * and notifications are as real as anyone's.
 */
export async function seedHistory({ database: { db } }: Deps, http: FastifyInstance): Promise<string> {
  if (await hasHistory(db)) return 'history is there'
  const people = await signInAll(http)
  for (const sale of demoSales) await live(people, sale)
  await openTheWayOut(people)
  for (const payout of demoPayouts) await withdraw(people, payout)
  await grantCampaigns(db)
  await markHistory(db)
  return `${demoSales.length} trades, ${demoPayouts.length} withdrawals`
}

async function signInAll(http: FastifyInstance): Promise<People> {
  const [adaeze, kwame, reviewer, treasurer] = await Promise.all([
    signInDemo(http, 'adaeze@kaadi.example', 'seller'),
    signInDemo(http, 'kwame@kaadi.example', 'seller'),
    signInDemo(http, 'reviewer@kaadi.example', 'operator'),
    signInDemo(http, 'treasurer@kaadi.example', 'operator'),
  ])
  return { sellers: { 'adaeze@kaadi.example': adaeze, 'kwame@kaadi.example': kwame }, reviewer, treasurer }
}

async function grantCampaigns(db: Deps['database']['db']): Promise<void> {
  for (const { seller, ruleIds } of demoGrants) {
    const id = await findSeller(db, seller)
    for (const ruleId of ruleIds) await grantCoupon(db, id, ruleId)
  }
}

async function live({ sellers, reviewer }: People, sale: DemoSale): Promise<void> {
  const order = await sell(sellers[sale.seller], sale)
  if (sale.end !== 'waiting') await review(reviewer, sale, order)
}

async function sell(seller: DemoPerson, sale: DemoSale): Promise<CardOrder> {
  const price = demoPrices().find(({ id }) => id === sale.priceId)!
  const brand = demoBrands.find(({ id }) => id === price.cardTypeId)!
  const { name, faceValue, currencyId, code } = sale
  const { quoteId } = await seller.ask(cardOrders.quote, {
    key: `${name}-quote`,
    body: { priceId: price.id, faceValue, count: 1, currencyId },
  })
  const photos = []
  for (const kind of price.photos) {
    const file = await cardPicture(kind, brand, { code, faceValue })
    const { uploadId } = await seller.ask(uploads.create, { key: `${name}-${kind}`, body: { kind }, file })
    photos.push({ uploadId, kind })
  }
  return seller.ask(cardOrders.submit, {
    key: `${name}-submit`,
    body: {
      quoteId,
      ownsCards: true,
      notToldByStranger: true,
      cards: [{ photos, ...(price.needsCode && { code }), ...(brand.code.cardPin && { cardPin: '4821' }) }],
    },
  })
}

const reasons = {
  refused: [5, 202, 'The issuer shows a balance of zero.'],
  returned: [4, 101, 'The last four characters are covered.'],
} as const

async function review(reviewer: DemoPerson, sale: DemoSale, order: CardOrder): Promise<void> {
  const { name, code, end } = sale
  const { giftOrderId } = order
  const claimed = await reviewer.ask(desk.claim, { key: `${name}-claim`, body: { giftOrderId } })
  const { leaseToken } = claimed.lease!
  const [card] = claimed.order.cards
  const { cardId, maskedCode } = card!
  if (end === 'paid') {
    if (maskedCode === null)
      await reviewer.ask(desk.enterCode, {
        key: `${name}-code`,
        body: { giftOrderId, leaseToken, cardId, code },
      })
    await reviewer.ask(desk.decide, {
      key: `${name}-decide`,
      body: { giftOrderId, leaseToken, cards: [{ cardId, verdict: 1 }] },
    })
    return
  }
  const [verdict, reasonCode, note] = reasons[end as keyof typeof reasons]
  const { uploadId } = await reviewer.ask(desk.uploadEvidence, {
    key: `${name}-evidence`,
    body: { giftOrderId },
    file: await cardPicture(
      'back',
      { name: 'Evidence', colors: ['#3b4252', '#e0a43a', '#ffffff'] },
      { code: 'CHECKED', faceValue: '0' },
    ),
  })
  await reviewer.ask(desk.decide, {
    key: `${name}-decide`,
    body: {
      giftOrderId,
      leaseToken,
      cards: [{ cardId, verdict, reasonCode, evidence: [{ uploadId, note }] }],
    },
  })
}

async function openTheWayOut({ sellers }: People): Promise<void> {
  for (const [email, seller] of Object.entries(sellers)) {
    await seller.ask(withdrawalPins.set, {
      key: `${email.slice(0, 5)}-pin`,
      body: { pin: demoPin, password: passwordHash(email, demoPassword) },
    })
  }
  for (const { seller, ...account } of demoBankAccounts) {
    await sellers[seller].ask(bankAccounts.add, {
      key: `bank-${account.accountNumber}`,
      body: { ...account, pin: demoPin },
    })
  }
}

async function withdraw({ sellers, treasurer }: People, payout: (typeof demoPayouts)[number]): Promise<void> {
  const { name, seller, currencyId, amount, bankSlip } = payout
  const accounts = await sellers[seller].ask(bankAccounts.list, { key: `${name}-accounts`, body: undefined })
  const { id: bankAccountId } = accounts.find((account) => account.currencyId === currencyId)!
  const { id } = await sellers[seller].ask(withdrawals.request, {
    key: `${name}-withdraw`,
    body: { currencyId, bankAccountId, amount, pin: demoPin },
  })
  if (bankSlip === undefined) return
  await treasurer.ask(payouts.start, { key: `${name}-start`, body: { id } })
  await treasurer.ask(payouts.confirm, { key: `${name}-confirm`, body: { id, bankSlipNumber: bankSlip } })
}
