import { sellerEndpoints } from '@kaadi/contract'
import { anExchange, anExchangeQuote, aWithdrawal } from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { onAPhone } from './on-a-phone.ts'
import { untilCalm } from './phone.ts'
import type { ServedApp } from './serve-app.ts'

const { exchanges, withdrawals } = sellerEndpoints

let fake: FakeServer
let app: ServedApp
let page: Page
onAPhone((held) => {
  ;({ fake, app, page } = held)
})

const open = async (path: string) => {
  await page.goto(path)
  await untilCalm(page, app)
}
/** The service takes what is sent to it, and its answer is lost on the way. */
const cutAnswers = async (path: string) => {
  await page.route(`**${path}`, async (route) => {
    await route.fetch()
    await route.abort()
  })
  return () => page.unroute(`**${path}`)
}
const keysOf = (endpoint: typeof withdrawals.request | typeof exchanges.make) =>
  fake.seen(endpoint).map(({ idempotencyKey }) => idempotencyKey)

describe('a withdrawal whose answer was cut', () => {
  const made = aWithdrawal({ status: 0, amount: '1400' })
  const ask = async () => {
    await open('/wallet/withdraw?currencyId=1')
    await page.getByRole('textbox', { name: /^Amount/ }).fill('1400')
    await page.getByRole('button', { name: 'Withdraw', exact: true }).tap()
    const pad = page.getByRole('dialog', { name: 'Withdrawal password' })
    for (const digit of '258014') await pad.getByRole('button', { name: digit, exact: true }).tap()
    await page.getByText('However often you try, the money is sent once').waitFor()
  }

  it('is shown after a reload, and was asked for once', async () => {
    fake.on(withdrawals.request, made).on(withdrawals.detail, made)
    const answerAgain = await cutAnswers(withdrawals.request.path)
    await ask()
    const [key] = keysOf(withdrawals.request)
    fake.on(withdrawals.page, ({ query }) => ({
      records: query.idempotencyKey === key ? [made] : [],
      total: 1,
      size: 1,
      current: 1,
      pages: 1,
      cursor: null,
    }))
    await answerAgain()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Withdrawal', exact: true }).waitFor()
    expect(keysOf(withdrawals.request)).toEqual([key])
    expect(await page.evaluate(() => localStorage.getItem('AFR-unanswered'))).toBeNull()
  })

  it('offers nothing new in another tab while the service cannot be asked', async () => {
    fake.on(withdrawals.request, made).disconnect(withdrawals.page)
    await cutAnswers(withdrawals.request.path)
    await ask()
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept).not.toContain('258014')
    const other = await page.context().newPage()
    await other.goto('/wallet/withdraw?currencyId=1')
    await other.getByText('We are looking whether your withdrawal of ₦1,400.00 reached us').waitFor()
    await other.getByRole('button', { name: 'Try again' }).waitFor()
    expect(await other.getByRole('textbox').count()).toBe(0)
  })
})

it('shows an exchange whose answer was cut after a reload, made once', async () => {
  const now = Date.now()
  fake
    .on(
      exchanges.quote,
      anExchangeQuote({
        serverTime: new Date(now).toISOString(),
        expiresAt: new Date(now + 60_000).toISOString(),
      }),
    )
    .on(exchanges.make, anExchange())
  const answerAgain = await cutAnswers(exchanges.make.path)
  await open('/wallet/cash?view=exchange&currencyId=1')
  await page.getByRole('textbox', { name: /You pay/ }).fill('1000')
  await page.getByRole('button', { name: 'Continue' }).tap()
  await page.getByRole('button', { name: 'Exchange now' }).tap()
  await page.getByText('No answer came').waitFor()
  await answerAgain()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Exchanged' }).waitFor()
  const keys = keysOf(exchanges.make)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})
