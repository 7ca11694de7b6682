import type { DeskOrder } from '@kaadi/contract/desk'
import { type Reversal, reversals } from '@kaadi/contract/reversals'
import { shifts } from '@kaadi/contract/shifts'
import type { TestApp } from './app.ts'
import { appeal, aSenior, type Senior } from './appealing.ts'
import { aPicture } from './pictures.ts'
import { made, type RepeatedCall } from './repeated-call.ts'
import { aReviewer, decisionOn, type Reviewer, unreadable, used, worth } from './reviewer.ts'
import { anAmazonCode, aPhoto, aSellingSeller, aSteamCode, type SellingSeller } from './selling-seller.ts'
import type { TradingDesk } from './trading-desk.ts'

/** Selling a card and reviewing it: each call as it is made once, and what comes after it. */
export function repeatedSales(app: TestApp, { reviewer }: TradingDesk) {
  const waiting = async (seller: SellingSeller) => (await made(seller.sell())).giftOrderId
  const decideOn = async ({ order, lease }: DeskOrder, ...verdicts: Parameters<Reviewer['settle']>[1][]) =>
    made(reviewer.decide(await decisionOn(order, lease!, verdicts, reviewer)))
  const claimed = async (seller: SellingSeller) => made(reviewer.claim(await waiting(seller)))
  const settled = (reply: { data: unknown }) => decideOn(reply.data as DeskOrder)
  /** Amazon cards have photos, and a code that is read from them. */
  const withPhotos = async (seller: SellingSeller) => {
    const { quoteId } = await made(seller.quote({ priceId: 'amazon-uk', count: 1 }))
    const photos = [await aPhoto(app, seller, 'front'), await aPhoto(app, seller, 'back')]
    return made(seller.submit({ quoteId, cards: [{ photos }] }))
  }
  const returned = async (seller: SellingSeller) => {
    const order = await decideOn(await claimed(seller), unreadable)
    return order.order
  }
  const asked = async (seller: SellingSeller) => {
    const { giftOrderId } = await made(seller.sell({ codes: [aSteamCode(), aSteamCode()] }))
    return (await decideOn(await made(reviewer.claim(giftOrderId)), 'valid', unreadable)).order
  }
  const offered = async (seller: SellingSeller) =>
    (await decideOn(await claimed(seller), worth('80'))).order.giftOrderId
  const correction = ({ giftOrderId, cards }: DeskOrder['order'], position: number) => ({
    giftOrderId,
    cards: [{ cardId: cards[position]!.cardId, code: aSteamCode(), photos: [] }],
  })
  const bySeller = (call: (seller: SellingSeller) => Promise<RepeatedCall>) => async () => {
    const seller = await aSellingSeller(app)
    return { token: seller.token, ...(await call(seller)) }
  }
  const byReviewer = (call: (seller: SellingSeller) => Promise<RepeatedCall>) => async () => ({
    token: reviewer.token,
    ...(await call(await aSellingSeller(app))),
  })

  const refused = async (seller: SellingSeller) =>
    (await decideOn(await claimed(seller), used)).order.giftOrderId
  const appealed = async (): Promise<string> => {
    const seller = await aSellingSeller(app)
    return (await made(appeal(app, seller, await refused(seller)))).appeal!.appealId
  }
  const another = async () => ({ appealId: await appealed() })
  const bySenior = (call: (appealId: string, senior: Senior) => Promise<RepeatedCall>) => async () => {
    const senior = await aSenior(app)
    return { token: senior.token, ...(await call(await appealed(), senior)) }
  }

  const asking = async (maker: Reviewer) => {
    const seller = await aSellingSeller(app)
    const giftOrderId = await waiting(seller)
    await made(reviewer.settle(giftOrderId))
    const evidence = [{ uploadId: await maker.upload(giftOrderId), note: 'The letter of the issuer.' }]
    const body = { giftOrderId, words: 'The issuer took this card back.', evidence }
    return { body, other: { words: 'The issuer says it was charged back.' } }
  }

  let campaigns = 0
  const aCampaign = async (): Promise<string> => {
    const code = `ONCE-${++campaigns}`
    await app.database.asOwner(`
      insert into coupon_rules (id, source, title, rule, amount, currency_id, life_days, code)
      values ('${code}', 'campaign', 'Once', 'On any card.', 200000, 1, 7, '${code}')`)
    return code
  }

  let tasks = 0
  const aTask = async (): Promise<string> => {
    const id = `once-${++tasks}`
    await app.database.asOwner(`
      insert into gift_tasks (id, currency_id, kind, title, detail, amount, target, matures_days, daily_max)
      values ('${id}', 1, 'sales', 'Once', 'Sell a card.', 200000, 1, 7, 10)`)
    return id
  }

  return {
    'gifts.claim': bySeller(async (seller) => {
      await made(reviewer.settle(await waiting(seller)))
      return { body: { taskId: await aTask() }, other: { taskId: await aTask() } }
    }),
    'rateAlerts.set': bySeller(async () => ({
      body: { cardTypeId: 'steam', currencyTypeId: 'us', form: 'ecode', above: '9000', byMail: false },
      other: { above: '9001' },
    })),
    'brandRequests.ask': bySeller(async () => ({ body: { name: 'Binance' }, other: { name: 'Paxful' } })),
    'coupons.redeem': bySeller(async () => ({
      body: { code: await aCampaign() },
      other: { code: await aCampaign() },
    })),
    'cardOrders.quote': bySeller(async (seller) => ({
      body: { priceId: 'steam-us', faceValue: '100', count: 1, currencyId: 1 },
      other: { faceValue: '50' },
      afterwards: ({ data }: { data: { quoteId: string } }) =>
        made(seller.submit({ quoteId: data.quoteId, cards: [{ code: aSteamCode(), photos: [] }] })),
    })),
    'cardOrders.extendQuote': bySeller(async (seller) => {
      const { quoteId } = await made(seller.quote())
      return {
        body: { quoteId },
        other: { quoteId: (await made(seller.quote())).quoteId },
        afterwards: () => made(seller.submit({ quoteId, cards: [{ code: aSteamCode(), photos: [] }] })),
      }
    }),
    'cardOrders.submit': bySeller(async (seller) => ({
      body: {
        quoteId: (await made(seller.quote())).quoteId,
        ownsCards: true,
        notToldByStranger: true,
        cards: [{ code: aSteamCode(), photos: [] }],
      },
      other: { comment: 'Another wish.' },
      afterwards: ({ data }: { data: { giftOrderId: string } }) => made(reviewer.settle(data.giftOrderId)),
    })),
    'cardOrders.resubmit': bySeller(async (seller) => ({
      body: correction(await returned(seller), 0),
      other: { comment: 'Another wish.' },
      afterwards: ({ data }: { data: { giftOrderId: string } }) => made(reviewer.settle(data.giftOrderId)),
    })),
    'cardOrders.answer': bySeller(async (seller) => {
      const order = await asked(seller)
      return {
        body: correction(order, 1),
        other: correction(order, 1),
        afterwards: () => made(reviewer.settle(order.giftOrderId)),
      }
    }),
    'cardOrders.answerOffer': bySeller(async (seller) => ({
      body: { giftOrderId: await offered(seller), accept: true },
      other: { accept: false },
    })),
    'cardOrders.appeal': bySeller(async (seller) => ({
      body: {
        giftOrderId: await refused(seller),
        words: 'It was bought today, see the receipt.',
        photos: [],
      },
      other: { words: 'I have never used this card at all.' },
    })),
    'reversals.ask': async () => {
      const maker = await aReviewer(app, 'senior')
      return { token: maker.token, ...(await asking(maker)) }
    },
    'reversals.decide': async () => {
      const maker = await aReviewer(app, 'senior')
      const checker = await aReviewer(app, 'senior')
      const { body } = await asking(maker)
      const { reversalId } = await made(app.call<Reversal>(reversals.ask, { token: maker.token, body }))
      return { token: checker.token, body: { reversalId, agree: true }, other: { agree: false } }
    },
    'appeals.take': bySenior(async (appealId) => ({ body: { appealId }, other: await another() })),
    'appeals.giveBack': bySenior(async (appealId, senior) => {
      await made(senior.call('take', { appealId }))
      return {
        body: { appealId },
        other: await another(),
        afterwards: () => made(senior.call('take', { appealId })),
      }
    }),
    'appeals.reveal': bySenior(async (appealId, senior) => {
      const { desk } = await made(senior.call('take', { appealId }))
      const { cardId } = desk.order.cards[0]!
      return { body: { appealId, cardId, purpose: 'redeem' }, other: { purpose: 'secondLook' } }
    }),
    'appeals.enterCode': bySenior(async (_, senior) => {
      const seller = await aSellingSeller(app)
      const { giftOrderId } = await withPhotos(seller)
      await made(reviewer.settle(giftOrderId, used))
      const { appealId } = (await made(appeal(app, seller, giftOrderId))).appeal!
      const { desk } = await made(senior.call('take', { appealId }))
      const { cardId } = desk.order.cards[0]!
      return { body: { appealId, cardId, code: anAmazonCode() }, other: { code: anAmazonCode() } }
    }),
    'appeals.decide': bySenior(async (appealId, senior) => {
      await made(senior.call('take', { appealId }))
      return {
        body: { appealId, validCardIds: [], answer: 'It was used before it came to us.' },
        other: { answer: 'It was used before, the issuer says.' },
      }
    }),
    'cardOrders.cancel': bySeller(async (seller) => ({
      body: { giftOrderId: await waiting(seller) },
      other: { giftOrderId: await waiting(seller) },
    })),
    'uploads.create': bySeller(async (seller) => ({
      body: { kind: 'front', file: await aPicture(1) },
      other: { file: await aPicture(2) },
      afterwards: async ({ data }: { data: { uploadId: string } }) => {
        const { quoteId } = await made(seller.quote({ priceId: 'amazon-uk' }))
        const photos = [{ uploadId: data.uploadId, kind: 'front' }, await aPhoto(app, seller, 'back')]
        return made(seller.submit({ quoteId, cards: [{ photos }] }))
      },
    })),
    'desk.claim': byReviewer(async (seller) => ({
      body: { giftOrderId: await waiting(seller) },
      other: { fromMyOtherSession: true },
      afterwards: settled,
    })),
    'shifts.start': async () => ({ token: (await aReviewer(app)).token, body: {} }),
    'shifts.stop': async () => {
      const { token } = await aReviewer(app)
      await made(app.call(shifts.start, { token, body: {} }))
      return { token, body: {} }
    },
    'desk.handOver': byReviewer(async (seller) => {
      const { order, lease } = await claimed(seller)
      const colleague = await aReviewer(app)
      await made(app.call(shifts.start, { token: colleague.token, body: {} }))
      const { giftOrderId } = order
      return {
        body: {
          giftOrderId,
          leaseToken: lease!.leaseToken,
          operatorId: colleague.publicId,
          note: 'For you.',
        },
        other: { note: 'For you, please.' },
      }
    }),
    'desk.takeNext': byReviewer(async (seller) => {
      await waiting(seller)
      await made(app.call(shifts.start, { token: reviewer.token, body: {} }))
      return { body: {}, afterwards: settled }
    }),
    'desk.release': byReviewer(async (seller) => {
      const { order, lease } = await claimed(seller)
      const body = { giftOrderId: order.giftOrderId, leaseToken: lease!.leaseToken }
      return {
        body,
        other: { leaseToken: 'of another claim' },
        afterwards: () => made(reviewer.settle(order.giftOrderId)),
      }
    }),
    'desk.reveal': byReviewer(async (seller) => {
      const held = await claimed(seller)
      const { order, lease } = held
      const [card] = order.cards
      const { giftOrderId } = order
      return {
        body: { giftOrderId, leaseToken: lease!.leaseToken, cardId: card!.cardId, purpose: 'redeem' },
        other: { purpose: 'checkBalance' },
        afterwards: () => decideOn(held),
      }
    }),
    'desk.comparePhotos': byReviewer(async (seller) => {
      const held = await claimed(seller)
      const { giftOrderId } = held.order
      return {
        body: { giftOrderId, leaseToken: held.lease!.leaseToken },
        other: { leaseToken: 'of another claim' },
        afterwards: () => decideOn(held),
      }
    }),
    'desk.enterCode': byReviewer(async (seller) => {
      const { giftOrderId } = await withPhotos(seller)
      const held = await made(reviewer.claim(giftOrderId))
      const [card] = held.order.cards
      const code = aSteamCode().slice(1)
      return {
        body: { giftOrderId, leaseToken: held.lease!.leaseToken, cardId: card!.cardId, code },
        other: { code: aSteamCode().slice(1) },
        afterwards: () => decideOn(held),
      }
    }),
    'desk.uploadEvidence': byReviewer(async (seller) => {
      const held = await claimed(seller)
      return {
        body: { giftOrderId: held.order.giftOrderId, file: await aPicture(3) },
        other: { file: await aPicture(4) },
        afterwards: () => decideOn(held),
      }
    }),
    'desk.cancel': byReviewer(async (seller) => {
      const { order, lease } = await claimed(seller)
      const words = 'We do not buy cards of this brand today.'
      return {
        body: { giftOrderId: order.giftOrderId, leaseToken: lease!.leaseToken, words },
        other: { words: 'We do not buy cards of this brand any more.' },
      }
    }),
    'desk.decide': byReviewer(async (seller) => {
      const { order, lease } = await claimed(seller)
      const body = await decisionOn(order, lease!, [unreadable], reviewer)
      return {
        body,
        other: { cards: [{ cardId: order.cards[0]!.cardId, verdict: 1 }] },
        afterwards: () => made(seller.resubmit(correction(order, 0))),
      }
    }),
  }
}
