import { withApiPrefix } from '@kaadi/contract/http'
import { users } from '@kaadi/contract/users'
import { type WalletRecord, wallets } from '@kaadi/contract/wallets'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedUp, type TestApp } from '../../../../test/app.ts'
import { fund } from '../../../../test/database.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { textIn } from '../../../papers/paper-text.ts'
import { sayTitle } from './say-title.ts'
import { writeCsv } from './write-csv.ts'

let app: TestApp
let clock = Date.now
beforeAll(async () => {
  app = await createTestApp({ clock: () => clock() })
})
afterAll(() => closeSoundly(app))

// Months of Lagos.
const monthFrom = (months: number) => {
  const date = new Date(Date.now() + 3_600_000)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)).toISOString().slice(0, 7)
}
const thisMonth = () => monthFrom(0)

const ask = ({ token }: Pick<SignedUp, 'token'>, query: Record<string, string | number> = {}) =>
  app.http.inject({
    method: 'GET',
    url: withApiPrefix(wallets.statement.path),
    query: Object.fromEntries(
      Object.entries({
        currencyId: 1,
        fromMonth: thisMonth(),
        untilMonth: thisMonth(),
        format: 'csv',
        ...query,
      }).map(([name, value]) => [name, String(value)]),
    ),
    headers: { authorization: `Bearer ${token}` },
  })

async function textOf(bytes: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise
  const pages: string[] = []
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages
}

const rowsOf = (csv: string) =>
  csv
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')

describe('a statement as a table', () => {
  it('has every line between two balances that it adds up to', async () => {
    const seller = await app.signUpUser()
    for (const amount of [150_000n, 2_550n, 99n]) await fund(app.database, { userId: seller.id, amount })
    const reply = await ask(seller)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="statement-NGN-${thisMonth()}.csv"`,
      'x-statement-lines': '3',
      'cache-control': 'no-store',
    })
    const [head, opening, ...rest] = rowsOf(reply.body)
    expect(head).toBe('Time (Lagos),Kind,What,Currency,Amount,Balance,Reference')
    expect(opening).toContain('Opening balance,,NGN,,0.00,')
    expect(rest.at(-1)).toContain('Closing balance,,NGN,,1526.49,')
    const lines = rest.slice(0, -1).map((row) => row.split(','))
    // As people say it, not by a name of the code.
    expect(new Set(lines.map(([, kind]) => kind))).toEqual(new Set(['Correction']))
    expect(lines.map(([, , , , amount, balance]) => [amount, balance])).toEqual([
      ['1500.00', '1500.00'],
      ['25.50', '1525.50'],
      ['0.99', '1526.49'],
    ])
  })

  it('begins with what was there before its months', async () => {
    const seller = await app.signUpUser()
    await fund(app.database, { userId: seller.id, amount: 700n })
    // Two months later.
    clock = () => Date.now() + 62 * 86_400_000
    const rows = rowsOf((await ask(seller, { fromMonth: monthFrom(1), untilMonth: monthFrom(2) })).body)
    clock = Date.now
    expect(rows).toHaveLength(3)
    expect(rows[1]).toContain('Opening balance,,NGN,,7.00,')
    expect(rows[2]).toContain('Closing balance,,NGN,,7.00,')
  })

  it.each([
    ['next month', { fromMonth: monthFrom(1), untilMonth: monthFrom(1) }],
    ['this and the next', { untilMonth: monthFrom(1) }],
    ['a month of another century', { fromMonth: '2099-12', untilMonth: '2099-12' }],
  ])('is not made of months that have not begun: %s', async (_, query) => {
    const seller = await app.signUpUser()
    for (const format of ['csv', 'pdf']) {
      const reply = await ask(seller, { ...query, format })
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toMatchObject({
        code: 1736,
        msg: 'A month in this has not begun yet. Choose months up to the present one.',
      })
    }
  })

  it('holds nothing of another seller, and nothing of another wallet', async () => {
    const [seller, stranger] = [await app.signUpUser(), await app.signUpUser()]
    await fund(app.database, { userId: stranger.id, amount: 500n })
    await fund(app.database, { userId: seller.id, currencyId: 2, amount: 500n })
    expect(rowsOf((await ask(seller)).body)).toHaveLength(3)
  })

  it('never lets a spreadsheet take a title for a formula', () => {
    const line: WalletRecord = {
      id: '1-1',
      event: 'cardOrder',
      title: '=HYPERLINK("http://x","y")',
      amount: '-5.00',
      balanceAfter: '0.00',
      currencyId: 1,
      sourceId: null,
      time: '2026-11-01T00:00:00Z',
    }
    const sums = { opening: '5.00', closing: '0.00', moneyIn: '0.00', moneyOut: '-5.00' }
    const months = { fromMonth: '2026-11', untilMonth: '2026-11' }
    const [, , row] = rowsOf(writeCsv({ currencyId: 1, lines: [line], ...sums, ...months }).toString())
    expect(row).toBe(`2026-11-01 01:00,Card sold,"'=HYPERLINK(""http://x"",""y"")",NGN,-5.00,0.00,`)
  })

  it.each([
    [{ untilMonth: monthFrom(-1) }, 'before'],
    [{ fromMonth: monthFrom(-12) }, 'at most 12 months'],
    [{ fromMonth: '2026-13' }, ''],
    [{ format: 'xls' }, ''],
  ])('is refused for %j, with what to do', async (query, words) => {
    const reply = await ask(await app.signUpUser(), query)
    expect(reply.json().code).toBe(1001)
    expect(JSON.stringify(reply.json().details)).toContain(words)
  })

  it('is made twenty times in an hour', async () => {
    const seller = await app.signUpUser()
    const replies = []
    for (let turn = 0; turn < 21; turn++) replies.push((await ask(seller)).statusCode)
    expect(replies.filter((status) => status === 200)).toHaveLength(20)
    expect(replies.at(-1)).toBe(429)
  })
})

describe('a statement as a paper', () => {
  it('says whose it is, its sums and every line, in letters of every language of the sellers', async () => {
    const seller = await app.signUpUser()
    await app.call(users.setName, {
      token: seller.token,
      body: { firstName: 'Adéṣọlá', lastName: 'Ọlátúnjí' },
    })
    for (let turn = 0; turn < 90; turn++) await fund(app.database, { userId: seller.id, amount: 12_345n })
    const reply = await ask(seller, { format: 'pdf' })
    expect(reply.headers['content-type']).toBe('application/pdf')
    const pages = await textOf(reply.rawPayload)
    expect(pages).toHaveLength(3)
    expect(pages[0]).toContain('Adéṣọlá Ọlátúnjí')
    expect(pages[0]).toContain('Closing balance')
    expect(pages[0]).toContain('₦11,110.50')
    expect(pages.join(' ').match(/Correction/g)).toHaveLength(90)
    for (const [index, page] of pages.entries()) expect(page).toContain(`${index + 1} / 3`)
  })

  it.each([
    [
      'fr',
      'Relevé de portefeuille',
      'Solde initial',
      'Correction',
      /\d{1,2} \p{L}+ 20\d\d, \d\d:\d\d, heure de Lagos/u,
    ],
    ['yo', 'Àkọsílẹ̀ owó wallet', 'Owó tó wà níbẹ̀rẹ̀', 'Àtúnṣe', /Oṣù .+, àkókò Èkó/u],
    ['ha', 'Bayanin asusun wallet', 'Ragowar kuɗi a farko', 'Gyara', /lokacin Lagos/],
  ] as const)('speaks the language of its owner: %s', async (language, title, opening, line, made) => {
    const seller = await app.signUpUser()
    await app.call(users.setLanguage, { token: seller.token, body: { language } })
    await fund(app.database, { userId: seller.id, amount: 12_345n })
    const [page] = await textOf((await ask(seller, { format: 'pdf' })).rawPayload)
    for (const words of [title, opening, line, '₦123.45']) expect(page).toContain(words)
    expect(page).toMatch(made)
    expect(page).not.toContain('Opening balance')
    // A table is for programs: its headings stay.
    expect(rowsOf((await ask(seller)).body)[0]).toContain('Amount,Balance,Reference')
  })

  it('with no line has its balances all the same', async () => {
    const pages = await textOf((await ask(await app.signUpUser(), { format: 'pdf' })).rawPayload)
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain('₦0.00')
  })
})

describe('a line on a paper', () => {
  it.each([
    ['cardOrder', '2 × Steam $100', '2 × Steam $100'],
    ['levelBonus', 'Bonus on the rate · Steam $100', 'Bonus sur le taux · Steam $100'],
    ['withdrawal', 'Withdrawal · GTBank ••4821', 'Retrait · GTBank ••4821'],
    ['withdrawal', 'Withdrawal · GTBank ••4821 · automatic', 'Retrait automatique · GTBank ••4821'],
    ['exchange', 'Currency exchange · USDT to Cedi', 'Change de devise · USDT vers Cedi'],
    [
      'reward',
      'Reward · For a friend you invited',
      'Récompense · Pour une connaissance que vous avez invitée',
    ],
    ['reward', 'Reward · Rebate for May 2026', 'Récompense · Remise de mai 2026'],
    ['adjustment', 'Correction · What we wrote to you', 'Correction · What we wrote to you'],
    ['reversal', 'Advance that you owe', 'Avance que vous devez'],
  ] as const)('of %s says “%s” in French: “%s”', (event, title, french) => {
    expect(textIn('fr', sayTitle({ event, title }))).toBe(french)
    expect(textIn('en-US', sayTitle({ event, title })).replace('Automatic w', 'W')).toBe(
      title.replace(' · automatic', ''),
    )
  })
})
