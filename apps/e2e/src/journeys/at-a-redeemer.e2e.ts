import { readFile } from 'node:fs/promises'
import { cardPhoto } from '@kaadi/testing/images'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { deskPage } from '../models/desk.page.ts'
import { tradePage } from '../models/trade.page.ts'
import { lightAndDark, openBrowser, openDesktop, openPhone, picture } from '../support/browser.ts'
import { callsOf } from '../support/calls.ts'
import { type Service, startService } from '../support/service.ts'
import { signIn } from '../support/sign-in.ts'

let service: Service
let browser: Browser
let page: Page
let desk: Page
beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
  const phone = await openPhone(browser, service.url)
  await signIn(phone, service.url)
  page = await phone.newPage()
  desk = await (await openDesktop(browser, service.url)).newPage()
  await deskPage(desk).signIn('reviewer@kaadi.example', 'kaadi-demo-2026')
})
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  await picture(page, 'failed-redeemer-phone')
  await picture(desk, 'failed-redeemer-desk')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

let order = ''
let tradeNumber = ''
const openTrade = async (): Promise<void> => {
  await page.goto(`/transaction/cardDetail?giftOrderId=${order}`)
  await tradePage(page).opened()
}

it('1. a card is handed to a redeemer, and its seller reads that somebody checks it', async () => {
  order = await callsOf(service.url).sellSteam('R01KQ2LAB3CDE4F')
  await deskPage(desk).openOrder(order)
  await deskPage(desk).claim()
  await deskPage(desk).revealCode()
  await desk.getByRole('button', { name: /^To a redeemer/ }).click()
  const dialog = desk.getByRole('dialog', { name: 'Hand the cards to a redeemer?' })
  await dialog.getByLabel(/^To/).selectOption('Accra Card House')
  await dialog.getByLabel(/^Note/).fill('Needed by this evening.')
  await lightAndDark(desk, 'redeemer-give')
  await dialog.getByLabel(/^Note/).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await deskPage(desk).openOrder(order)
  await desk.getByText(/^Accra Card House has card 1 since/).waitFor()
  await openTrade()
  await tradePage(page).shows('Being checked')
  await page.getByText('Every step').click()
  await tradePage(page).shows('Being checked by a partner')
  tradeNumber = (await page.locator('body').textContent())!.match(/GC-\d{4}-\d\d-\d{5}/)![0]
  await lightAndDark(page, 'redeemer-seller-waits')
  expect(await page.getByText('Accra Card House').count()).toBe(0)
})

it('2. it is found under those at a partner, and its answer is written down by hand', async () => {
  await desk.goto('/console/?view=redeemers')
  await desk.getByRole('link', { name: new RegExp(tradeNumber.slice(-5)) }).click()
  await desk.getByRole('button', { name: /^Write down the answer/ }).click()
  const dialog = desk.getByRole('dialog', { name: 'What did Accra Card House say?' })
  await dialog.getByLabel(/^Answer/).selectOption('Redeemed')
  await dialog.getByLabel('Its reference').fill('ACH-7731')
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'answer.jpg',
    mimeType: 'image/jpeg',
    buffer: await cardPhoto({ brand: 'Steam', side: 'front', width: 900 }),
  })
  await dialog.getByText('A picture is added.').waitFor()
  await lightAndDark(desk, 'redeemer-answer')
  await dialog.getByRole('button', { name: /^Keep the answer/ }).click()
  await desk.getByText('You are checking this order.').waitFor()
  await desk.locator('b', { hasText: 'Redeemer: Redeemed, ACH-7731' }).first().waitFor()
})

it('3. its code is opened anew, and it is paid; the receipt is kept', async () => {
  await deskPage(desk).revealCode()
  await deskPage(desk).accept()
  await openTrade()
  await tradePage(page).shows(/^Paid into your wallet/)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the receipt' }).click()
  const receipt = await saved
  expect(receipt.suggestedFilename()).toBe(`trade-${tradeNumber}.pdf`)
  const bytes = await readFile(await receipt.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

/** Values of one line of a table, of which some are in quotes. */
const cells = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')

const savedTable = async () => {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a table' }).click()
  const table = await saved
  const [head = '', ...lines] = (await readFile(await table.path(), 'utf8')).trim().split(/\r?\n/)
  const names = cells(head)
  const column = (name: string) => lines.map((line) => cells(line)[names.indexOf(name)]!)
  return { name: table.suggestedFilename(), trades: column('Trade'), paid: column('Paid') }
}
const figure = async (name: string): Promise<number> => {
  const totals = page.getByRole('region', { name: 'What these trades come to' })
  const term: Locator = totals.locator('dl > div').filter({ hasText: name })
  const [amount = ''] = (await term.locator('dd').textContent())!.match(/\d[\d,]*(\.\d\d)?/) ?? []
  return Number(amount.replaceAll(',', ''))
}
const sum = (amounts: readonly string[]): number =>
  amounts.reduce((all, amount) => all + Math.round(Number(amount) * 100), 0) / 100

it('4. the history, narrowed to this month and to what was paid, adds up to its table', async () => {
  await page.goto('/transaction')
  await page.getByRole('region', { name: 'What these trades come to' }).locator('dd').first().waitFor()
  const all = await figure('Trades')
  const month = page.getByRole('combobox', { name: 'Month' })
  const thisMonth = (await month.getByRole('option').nth(1).getAttribute('value'))!
  await month.selectOption(thisMonth)
  await page.getByRole('button', { name: 'Paid', exact: true }).click()
  await expect.poll(() => new URL(page.url()).search).toBe(`?month=${thisMonth}&family=paid`)
  await expect.poll(() => figure('Trades')).toBeLessThan(all)
  await lightAndDark(page, 'history-narrowed')
  const table = await savedTable()
  expect(table.name).toBe(`trades-${thisMonth}-paid.csv`)
  expect(table.trades).toContain(tradeNumber)
  expect(new Set(table.trades).size).toBe(await figure('Trades'))
  expect(sum(table.paid)).toBe(await figure('Paid'))
  expect(table.paid.every((amount) => Number(amount) > 0)).toBe(true)
  expect(await figure('In progress')).toBe(0)
})
