import type { Browser, BrowserContext, Page, Response } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPhone, picture } from '../support/browser.ts'
import { sentencesIn } from '../support/catalogue.ts'
import { type Service, startService } from '../support/service.ts'
import { signIn } from '../support/sign-in.ts'

const french = sentencesIn('fr')

let service: Service
let browser: Browser
let phone: BrowserContext
let page: Page

beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
  phone = await openPhone(browser, service.url)
  page = await phone.newPage()
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'failed-french')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

/** Whatever a person sees or hears: texts, and the names of what has none. */
const said = (): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // The document’s own words, for an app that does not come, are hidden where it has.
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('#language')) continue
      texts.add((node.textContent ?? '').trim())
    }
    for (const element of document.querySelectorAll('#app :is([aria-label], [placeholder], [title], [alt])'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        texts.add((element.getAttribute(name) ?? '').trim())
    return [...texts].filter(Boolean)
  })

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Sentences with values in their places, where enough of them is words. */
const patterns = [...french.keys()]
  .filter((sentence) => /\{\w+\}/.test(sentence) && !/plural|</.test(sentence))
  .map((sentence) => sentence.split(/\{\w+\}/))
  .filter((pieces) => pieces.join('').replace(/[^a-z]/gi, '').length >= 8)
  .map((pieces) => new RegExp(`^${pieces.map(escaped).join('.+')}$`))

/** Sentences of the catalogue that stand there in English all the same. */
const english = async (): Promise<readonly string[]> =>
  (await said()).filter((text) => french.has(text) || patterns.some((pattern) => pattern.test(text)))

const linksTo = (path: string): Promise<readonly string[]> =>
  page.evaluate(
    (path) => [
      ...new Set(
        [...document.querySelectorAll<HTMLAnchorElement>(`main a[href^="${path}"]`)].map(
          ({ pathname, search }) => pathname + search,
        ),
      ),
    ],
    path,
  )

const visit = async (path: string): Promise<readonly string[]> => {
  await page.goto(path)
  await page.locator('#shell').waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.documentElement.lang === 'fr')
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
  // What is drawn meanwhile may be of the moment before; what stays English is English.
  await expect
    .poll(english, { timeout: 2_000 })
    .toEqual([])
    .catch(() => undefined)
  return (await english()).map((text) => `${path}: ${text}`)
}

const say = (sentence: string): string => french.get(sentence) ?? sentence

it('1. is chosen once by a seller, and spoken to who signs in and who opens an account on this phone', async () => {
  await signIn(phone, service.url)
  await page.goto('/account')
  await page.locator('#language').selectOption({ label: 'Français' })
  await page.getByRole('heading', { level: 1, name: say('Me'), exact: true }).waitFor()
  await phone.clearCookies()
  const left: string[] = []
  for (const path of ['/login', '/register', '/forget']) left.push(...(await visit(path)))
  expect(left).toEqual([])
  await picture(page, 'french-forget')
})

it('2. leads from home through a sale, the wallet and a withdrawal without a sentence in English', async () => {
  await signIn(phone, service.url)
  const left: string[] = []
  for (const path of [
    '/home',
    '/sell/list',
    '/sell/submit?cardTypeId=steam&faceValue=100',
    '/transaction',
    '/transaction/list?tab=withdrawals',
    '/wallet/cash',
    '/wallet/bankList',
    '/wallet/bankList?add=1',
    '/wallet/history',
    '/wallet/withdraw',
  ])
    left.push(...(await visit(path)))
  expect(left).toEqual([])
  await picture(page, 'french-withdraw')
})

it('3. and on every other screen, and asks for nothing that is not there', async () => {
  const left: string[] = []
  const failed: string[] = []
  const note = (reply: Response) => {
    if (reply.status() >= 400 && /\/api\//.test(reply.url())) failed.push(`${reply.status()} ${reply.url()}`)
  }
  page.on('response', note)
  for (const path of [
    '/account',
    '/account/center',
    '/account/center/exp',
    '/account/resetPassword',
    '/deleteAccount',
    '/notifications',
    '/coupon',
    '/coupon/invalid',
    '/activity',
    '/activity?view=invite',
    '/activity?view=rankList',
    '/activity/partner',
    '/activity?view=gift',
    '/activity?view=giftCard',
    '/activity?view=rebate',
    '/help',
    '/terms',
    '/privacy',
    '/trad',
    '/nowhere',
  ])
    left.push(...(await visit(path)))
  page.off('response', note)
  expect(left).toEqual([])
  expect(failed).toEqual([])
})

it('and in what became of trades and withdrawals', async () => {
  const left: string[] = []
  for (const [list, detail] of [
    ['/transaction', '/transaction/cardDetail'],
    ['/transaction/list?tab=withdrawals', '/transaction/withdrawDetail'],
  ] as const) {
    left.push(...(await visit(list)))
    const links = await linksTo(detail)
    expect(links.length, list).toBeGreaterThan(3)
    for (const link of links) left.push(...(await visit(link)))
  }
  expect(left).toEqual([])
})

it('4. sends a card in French, and shows the trade in French', async () => {
  await page.goto('/sell/submit?cardTypeId=steam&faceValue=100')
  await page.getByRole('radio', { name: say('E-code') }).check()
  await page.getByLabel(say('Card code')).fill('R7TQ2LAB3CDE4FG')
  await page.getByText(say('Rate locked until {time}').split('{')[0]!).waitFor()
  await expect.poll(english).toEqual([])
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: say('Send card'), exact: true }).click()
  await page.waitForURL(/\/transaction\/cardDetail\?giftOrderId=/)
  await page.getByRole('heading', { level: 1, name: say('Trade'), exact: true }).waitFor()
  await expect.poll(english).toEqual([])
  await picture(page, 'french-trade')
})

it('5. draws home before the rest of the language is there, and no other screen', async () => {
  const fresh = await openPhone(browser, service.url)
  try {
    // Nothing is kept: what is not let through does not come.
    await fresh.route('**/sw.js', (route) => route.abort())
    await signIn(fresh, service.url)
    await fresh.addInitScript(() => localStorage.setItem('AFR-language', 'fr'))
    const rest = /\/assets\/later-words-[^/]+\.js$/
    await fresh.route(rest, (route) => route.abort())
    page = await fresh.newPage()
    expect(await visit('/home')).toEqual([])
    await page.getByText(say('Take the photo in daylight')).waitFor()
    await page.goto('/account')
    await page.getByRole('heading', { level: 1, name: 'Me', exact: true }).waitFor()
    await fresh.unroute(rest)

    const drawn: string[] = []
    await page.exposeFunction('noteDrawn', (text: string) => drawn.push(text))
    await visit('/home')
    await page.evaluate(() => {
      const { noteDrawn } = window as unknown as { noteDrawn: (text: string) => void }
      new MutationObserver((changes) => {
        for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          const walker = document.createTreeWalker(added, NodeFilter.SHOW_TEXT)
          for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
            if (node instanceof Text) noteDrawn(node.data.trim())
        }
      }).observe(document.body, { childList: true, subtree: true })
    })
    for (const [title, path] of [
      ['Sell', '/sell/list'],
      ['Wallet', '/wallet/cash'],
      ['Me', '/account'],
    ] as const) {
      await page
        .getByRole('link', { name: say(title), exact: true })
        .first()
        .click()
      await page.waitForURL(`**${path}`)
      await page.locator('#app h1').first().waitFor({ state: 'attached' })
      await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
    }
    expect(drawn).toContain(say('Wallet'))
    expect(drawn.filter((text) => french.has(text))).toEqual([])
  } finally {
    await fresh.close()
  }
})
