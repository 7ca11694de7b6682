import { withApiPrefix } from '@kaadi/contract/http'
import { type TradeTotal, tradeHistory } from '@kaadi/contract/trade-history'
import { users } from '@kaadi/contract/users'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../../test/app.ts'
import { createTestApp } from '../../../../test/app.ts'
import { aGrant } from '../../../../test/coupons.ts'
import { reverseOrder } from '../../../../test/reverse-order.ts'
import { aReviewer, type Reviewer, used } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aSellingSeller, aSteamCode, type SellingSeller } from '../../../../test/selling-seller.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { say } from '../../../words/index.ts'

let app: TestApp
let reviewer: Reviewer
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  reviewer = await aReviewer(app)
})
afterAll(() => closeSoundly(app))

type Caller = Pick<SellingSeller, 'token'>
const totalsOf = async ({ token }: Caller, query: Record<string, string> = {}) =>
  (await app.call<TradeTotal[]>(tradeHistory.totals, { token, query })).data

const fileOf = ({ token }: Caller, endpoint: { path: string }, query: Record<string, string> = {}) =>
  app.http.inject({
    method: 'GET',
    url: withApiPrefix(endpoint.path),
    query,
    headers: { authorization: `Bearer ${token}` },
  })
const tableOf = (seller: Caller, query: Record<string, string> = {}) =>
  fileOf(seller, tradeHistory.table, query)
const receiptOf = (seller: Caller, giftOrderId: string) =>
  fileOf(seller, tradeHistory.receipt, { giftOrderId })

const rowsOf = (csv: string): string[][] =>
  csv
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','))

const textOf = async (bytes: Buffer): Promise<string> => {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

/** The rows of a paper's first page, from the top: the words of each, from the left. */
const rowsOnPaper = async (bytes: Buffer): Promise<string[][]> => {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  const rows = new Map<number, { x: number; words: string }[]>()
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue
    const [x, y] = [item.transform[4] as number, Math.round(item.transform[5] as number)]
    rows.set(y, [...(rows.get(y) ?? []), { x, words: item.str }])
  }
  return [...rows.entries()]
    .toSorted(([one], [other]) => other - one)
    .map(([, row]) => row.toSorted((one, other) => one.x - other.x).map(({ words }) => words))
}

const kobo = (shown: string): number => Math.round(Number(shown.replace(/[₦,]/g, '')) * 100)
const naira = (amount: string): string =>
  `${amount.startsWith('-') ? '-' : ''}₦${Math.abs(Number(amount)).toLocaleString('en', { minimumFractionDigits: 2 })}`

/** Three trades: one of two cards, paid for one of them; one paid and taken back; one in progress. */
async function aTrader() {
  const seller = await aSellingSeller(app)
  const part = (await seller.sell({ codes: [aSteamCode(), aSteamCode()] })).data.giftOrderId
  await reviewer.settle(part, 'valid', used)
  const undone = (await seller.sell()).data.giftOrderId
  await reviewer.settle(undone)
  await reverseOrder(app, undone)
  const open = (await seller.sell()).data.giftOrderId
  return { seller, part, undone, open }
}

/** Sets when an order was sent. */
const sentAt = (giftOrderId: string, instant: string) =>
  app.database.asOwner(`
    alter table card_orders disable trigger user;
    update card_orders set created_at = '${instant}' where public_id = '${giftOrderId}';
    alter table card_orders enable trigger user`)

describe('what trades come to', () => {
  it('is added up by the service over all of them: what was paid, without what was taken back, and what is expected', async () => {
    const { seller } = await aTrader()
    expect(await totalsOf(seller)).toEqual([
      { currencyId: 1, count: 3, paid: '148000.00', expected: '148000.00' },
    ])
    expect(await totalsOf(seller, { family: 'paid' })).toEqual([
      { currencyId: 1, count: 1, paid: '148000.00', expected: '0.00' },
    ])
    expect(await totalsOf(seller, { family: 'undone' })).toEqual([
      { currencyId: 1, count: 1, paid: '0.00', expected: '0.00' },
    ])
    expect(await totalsOf(seller, { family: 'notPaid' })).toEqual([])
    expect(await totalsOf(seller, { month: '2020-01' })).toEqual([])
  })

  it('stands apart for each wallet currency', async () => {
    const seller = await aSellingSeller(app)
    await seller.sell()
    await seller.sell({ wish: { currencyId: 2 } })
    expect((await totalsOf(seller)).map(({ currencyId, count }) => [currencyId, count])).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  it('is of months of Lagos, as a statement is', async () => {
    const seller = await aSellingSeller(app)
    const { giftOrderId, createTime } = (await seller.sell()).data
    await sentAt(giftOrderId, '2026-10-31T23:30:00Z')
    expect(await totalsOf(seller, { month: '2026-10' })).toEqual([])
    expect(await totalsOf(seller, { month: '2026-11' })).toHaveLength(1)
    const [, row] = rowsOf((await tableOf(seller, { month: '2026-11' })).body)
    expect(row![0]).toBe('2026-11-01 00:30')
    await sentAt(giftOrderId, createTime)
  })

  it('is nobody else’s', async () => {
    await aTrader()
    expect(await totalsOf(await app.signUpUser())).toEqual([])
  })

  it.each([{ family: 'lost' }, { month: '2026-13' }, { month: '2026-11-01' }])(
    'is refused for %j',
    async (query) => {
      const { token } = await app.signUpUser()
      expect((await app.call(tradeHistory.totals, { token, query })).code).toBe(1001)
    },
  )
})

describe('trades as a table', () => {
  it('have a row each, the newest first, with what was promised and what was paid', async () => {
    const { seller, part, undone, open } = await aTrader()
    const reply = await tableOf(seller)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="trades.csv"',
      'x-trade-lines': '3',
      'cache-control': 'no-store',
    })
    const [head, ...rows] = rowsOf(reply.body)
    expect([head![0], head![11]]).toEqual(['Time (Lagos)', 'Decided (Lagos)'])
    const lines = rows.map((row) => Object.fromEntries(head!.map((name, at) => [name, row[at]])))
    expect(lines).toMatchObject([
      { Reference: open, State: 'Received', Promised: '148000.00', Paid: '', 'Decided (Lagos)': '' },
      { Reference: undone, State: 'Taken back', Promised: '148000.00', Paid: '', 'Taken back': '148000.00' },
      { Reference: part, State: 'Part paid', Cards: '2', Promised: '296000.00', Paid: '148000.00' },
    ])
    // What was paid adds up to the totals above the list.
    const [total] = await totalsOf(seller)
    const paid = lines.map((line) => line.Paid).filter(Boolean)
    expect(paid).toEqual([total!.paid])
    expect(lines[0]).toMatchObject({ Card: 'Steam', Country: 'US', 'Face value': '$100', Currency: 'NGN' })
  })

  it('hold what the filter has, and its name', async () => {
    const { seller, part } = await aTrader()
    const month = new Date().toISOString().slice(0, 7)
    const reply = await tableOf(seller, { family: 'paid' })
    expect(rowsOf(reply.body).slice(1)).toHaveLength(1)
    expect(reply.body).toContain(part)
    const named = await tableOf(seller, { family: 'paid', month })
    expect(named.headers['content-disposition']).toBe(`attachment; filename="trades-${month}-paid.csv"`)
    expect(rowsOf((await tableOf(await app.signUpUser())).body)).toHaveLength(1)
  })

  it('are made twenty times in an hour', async () => {
    const seller = await app.signUpUser()
    const replies = []
    for (let turn = 0; turn < 21; turn++) replies.push((await tableOf(seller)).statusCode)
    expect(replies.filter((status) => status === 200)).toHaveLength(20)
    expect(replies.at(-1)).toBe(429)
  })
})

describe('the receipt of a trade', () => {
  it('is a paper with every line and every card, which add up to what was paid', async () => {
    const { seller, part } = await aTrader()
    const { data } = await seller.read(part)
    const reply = await receiptOf(seller, part)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="trade-${data.tradeNumber}.pdf"`,
    })
    const text = await textOf(reply.rawPayload)
    for (const words of [
      data.tradeNumber,
      '2 × Steam $100 (US)',
      '₦296,000.00',
      'Card 2 refused',
      '-₦148,000.00',
      'Into the wallet',
      'Accepted',
      'Refused: ',
      data.cards[0]!.maskedCode!,
    ])
      expect(text).toContain(words)
  })

  it.each([
    {
      paid: 'as quoted',
      verdicts: ['valid', 'valid', 'valid'],
      results: [/^Accepted$/, /^Accepted$/, /^Accepted$/],
    },
    {
      paid: 'in part',
      verdicts: ['valid', used, 'valid'],
      results: [/^Accepted$/, /^Refused: /, /^Accepted$/],
    },
  ] as const)(
    'paid $paid has the figures of its order, each beside its words, and they add up',
    async ({ verdicts, results }) => {
      const seller = await aSellingSeller(app, { bonusOfLevel: 2 })
      const couponId = await aGrant(app, seller.id)
      const codes = [aSteamCode(), aSteamCode(), aSteamCode()]
      const { giftOrderId } = (await seller.sell({ codes, wish: { couponId } })).data
      await reviewer.settle(giftOrderId, ...verdicts)
      const { data: order } = await seller.read(giftOrderId)
      const isPart = order.cards.some(({ settledAmount }) => Number(settledAmount ?? 0) === 0)
      const rows = await rowsOnPaper((await receiptOf(seller, giftOrderId)).rawPayload)
      const beside = (label: string) =>
        rows
          .find(([first]) => first === label)
          ?.slice(1)
          .join(' ')

      expect(beside('Trade')).toBe(order.tradeNumber)
      expect(beside('Card')).toBe('3 × Steam $100 (US)')
      expect([order.rate, beside('Rate')]).toEqual(['1480', '₦1,480 for each $1'])
      expect(order.lines.map(({ kind }) => kind)).toEqual(['base', 'levelBonus', 'coupon'])
      for (const { label, amount } of order.lines) expect(beside(label)).toBe(naira(amount))
      expect(beside('Into the wallet')).toBe(naira(order.settledAmount!))
      expect(beside('Card 2 refused') !== undefined).toBe(isPart)
      const lines = [...order.lines.map(({ label }) => label), ...(isPart ? ['Card 2 refused'] : [])]
      const sum = lines.reduce((total, label) => total + kobo(beside(label)!), 0)
      expect(sum).toBe(kobo(beside('Into the wallet')!))

      const table = rows.slice(rows.findIndex(([first, second]) => first === 'Card' && second === 'Code') + 1)
      for (const [at, card] of order.cards.entries()) {
        const [position, code, result, amount] = table[at]!
        expect([position, code]).toEqual([String(card.position), card.maskedCode])
        expect(result).toMatch(results[at]!)
        if (card.settledAmount !== null) expect(amount).toBe(naira(card.settledAmount))
      }
      const paid = table.slice(0, 3).reduce((total, [, , , amount]) => total + (amount ? kobo(amount) : 0), 0)
      const ofCards = order.cards.reduce((total, { settledAmount }) => total + kobo(settledAmount ?? '0'), 0)
      expect(paid).toBe(ofCards)
    },
  )

  it('says that the payment was taken back, and why', async () => {
    const { seller, undone } = await aTrader()
    const text = await textOf((await receiptOf(seller, undone)).rawPayload)
    expect(text).toContain('Taken back')
    expect(text).toContain('charged back')
  })

  it('speaks the language of its seller, to the reason of a refusal', async () => {
    const { seller, part } = await aTrader()
    await app.call(users.setLanguage, { token: seller.token, body: { language: 'fr' } })
    const [{ data }, { rawPayload }] = [await seller.read(part), await receiptOf(seller, part)]
    const text = (await textOf(rawPayload)).replaceAll('\u00a0', ' ')
    const why = data.cards[1]!.reason!.text
    for (const words of ['Reçu d’une vente', '₦1,480 par $1', 'Taux de base', 'Carte 2 refusée', 'Acceptée'])
      expect(text).toContain(words)
    expect(say('fr', why)).not.toBe(why)
    expect(text).toContain(`Refusée : ${say('fr', why)}`.replaceAll('\u00a0', ' '))
    expect(text).not.toContain(why)
  })

  it('is there once it is paid, for its seller alone', async () => {
    const { seller, open, part } = await aTrader()
    expect((await receiptOf(seller, open)).json()).toMatchObject({ code: 1619 })
    expect((await receiptOf(await app.signUpUser(), part)).json()).toMatchObject({ code: 404 })
    expect((await receiptOf(seller, 'nobody-knows')).json()).toMatchObject({ code: 404 })
  })
})
