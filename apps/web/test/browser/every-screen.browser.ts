import { sellerEndpoints } from '@kaadi/contract'
import { fadedText, namesWithoutTheirWords } from '@kaadi/testing/axe'
import { brokenWords } from '@kaadi/testing/broken-words'
import { aContent, aPage, aTradeTotal, aWithdrawal } from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import { languages } from '@kaadi/words/languages'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { paths } from '../../src/app/paths.ts'
import { routeTable } from '../../src/app/route-table.ts'
import { faultsOf, narrow, noFaults } from './every-taste.ts'
import { brokenFigures, rowsOfTabs, smallTargets, textOutside } from './measure.ts'
import { openBrowser, openPhone, type PhoneOptions, shiftsOf, twoFrames, untilCalm } from './phone.ts'
import { accountsWithAddress, bankAccountsOf } from './seller-accounts.ts'
import { aSellerService, recordOf } from './seller-service.ts'
import { type ServedApp, serveApp } from './serve-app.ts'
import { visits } from './visits.ts'

/** The share of the screen that may move while it loads; docs/decisions/0018 has why the first frame stands. */
const maxShift = 0.02
/** A cheap phone, a large one and a desktop, in pixels. */
const sizes = [
  [360, 740],
  [412, 915],
  [1440, 900],
] as const

let fake: FakeServer
let app: ServedApp
let browser: Browser
beforeAll(async () => {
  fake = aSellerService()
  app = await serveApp(inject('app'), fake)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await app.close()
})

/** Opens an address on a phone of its own and waits until everything is there. */
const visit = async (path: string, options: PhoneOptions, look: (page: Page) => Promise<void>) => {
  const phone = await openPhone(browser, app, options)
  try {
    const page = await phone.newPage()
    await page.goto(path, { waitUntil: 'commit' })
    await untilCalm(page, app)
    await look(page)
  } finally {
    await phone.close()
  }
}

/** On a slow line: the screen without an answer first, then one answer after the other, each drawn. */
const openSlowly = async (path: string, which: 'first' | 'last', options: PhoneOptions) => {
  const phone = await openPhone(browser, app, options)
  try {
    const page = await phone.newPage()
    app.hold()
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    do await twoFrames(page)
    while (app.letGo(which))
    app.release()
    await untilCalm(page, app)
    return { phone, page, shifts: await shiftsOf(page) }
  } catch (error) {
    await phone.close()
    throw error
  } finally {
    app.release()
  }
}

/** What moved, as a share of the screen; docs/decisions/0018 has how it is counted. */
const expectCalm = (shifts: Awaited<ReturnType<typeof shiftsOf>>) => {
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(maxShift)
}

const visitSlowly = async (path: string, which: 'first' | 'last', options: PhoneOptions) => {
  const { phone, shifts } = await openSlowly(path, which, options)
  await phone.close()
  expectCalm(shifts)
}

const openEverything = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })

/** The title of the bar above: 18 px where the text is as large as usual. */
const titlePx = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('.k-nav[data-size="medium"] > .k-nav-title')
    return title ? Number.parseFloat(getComputedStyle(title).fontSize) : undefined
  })

/** In how many lines an invitation code stands. */
const linesOfCode = (page: Page) =>
  page.evaluate(() => {
    const code = document.createRange()
    const shown = document.querySelector('.k-invite-card-value')
    if (!shown) return 0
    code.selectNodeContents(shown)
    return new Set([...code.getClientRects()].map(({ top }) => top)).size
  })

/** On the usual and on the narrowest phone, its text twice as large. */
const expectWholeWords = async (page: Page) => {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const width of [360, narrow]) {
    await page.setViewportSize({ width, height: 640 })
    // A screen may still be laying itself out; what stays broken is broken.
    await expect.poll(() => brokenWords(page), { message: `at ${width}` }).toEqual([])
    expect(await linesOfCode(page), `at ${width}`).toBeLessThanOrEqual(1)
    if (width === 360) expect((await titlePx(page)) ?? 36).toBe(36)
    expect(await brokenFigures(page), `at ${width}`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await rowsOfTabs(page)).toBeLessThanOrEqual(1)
  }
}

it('visits every screen of the app', () => {
  const visited = new Set(visits.map(({ path }) => path.split('?')[0]))
  expect(routeTable.map(({ path }) => path).filter((path) => !visited.has(path))).toEqual([])
})

it('finds what does not fit a small screen, colours of the person’s own, and rest', () =>
  visit(paths.login, { isSignedIn: false, hasWorker: false }, async (page) => {
    await page.setContent(`<style>
      @keyframes turn { to { rotate: 1turn } }
      p { width: 400px; forced-color-adjust: none; color: #fff; background: #fff; animation: turn 2s infinite }
      a { outline: none !important }
    </style><a href="/">Home</a><p>White on white</p>`)
    expect(await faultsOf(page)).toMatchObject({
      hiddenText: ['P "White on white"'],
      focusShows: false,
      movingThings: ['turn'],
    })
    const { widthOnASmallScreen } = await faultsOf(page)
    expect(widthOnASmallScreen).toBeGreaterThan(noFaults.widthOnASmallScreen)
  }))

describe.each(visits.map((visit) => [visit.path, visit] as const))('%s', (path, { isSignedIn }) => {
  // One phone for all that is looked at: to load a screen takes longer than to look at it.
  let open: Awaited<ReturnType<typeof openSlowly>>
  beforeAll(async () => {
    open = await openSlowly(path, 'first', { isSignedIn })
  })
  afterAll(() => open?.phone.close())

  it('does not move under the thumb while it loads, the first answer first', () => expectCalm(open.shifts))

  it('is called by the words that stand on it', async () =>
    expect(await namesWithoutTheirWords(open.page)).toEqual([]))

  it('has no target that a thumb misses', async () => expect(await smallTargets(open.page)).toEqual([]))

  it('breaks no word at twice the text size, and scrolls nowhere sideways', async () => {
    await openEverything(open.page)
    await expectWholeWords(open.page)
  })

  it('fits a small screen, colours of the person’s own, rest, and a script from the right', async () => {
    const { page } = open
    await page.evaluate(() => {
      document.documentElement.style.fontSize = ''
    })
    expect(await faultsOf(page)).toEqual(noFaults)
  })

  it('stands whole and can be read on a small and a large phone and at a desktop, light and dark', async () => {
    const { page } = open
    await page.evaluate(() => document.documentElement.removeAttribute('dir'))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: 'none', reducedMotion: 'reduce' })
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        await twoFrames(page)
        const look = `${width} × ${height}, ${colorScheme}`
        expect(await page.evaluate(() => document.documentElement.scrollWidth), look).toBeLessThanOrEqual(
          width,
        )
        expect(await textOutside(page), look).toEqual([])
      }
      expect(await fadedText(page), colorScheme).toEqual([])
    }
  })

  it('does not move under the thumb while it loads, the last answer first', () =>
    visitSlowly(path, 'last', { isSignedIn }))
})

const otherLanguages = languages.map(({ code }) => code).filter((code) => code !== 'en-US')

describe.each(otherLanguages)('in %s', (language) => {
  it.each(visits.filter(({ isSignedIn }) => !isSignedIn).map(({ path }) => path))(
    '%s breaks no word at twice the text size',
    (path) =>
      visit(path, { isSignedIn: false, language }, async (page) => {
        await page.waitForFunction((spoken) => document.documentElement.lang === spoken, language)
        await untilCalm(page, app)
        await expectWholeWords(page)
      }),
  )
})

it('breaks no word of a banner in Hausa at twice the text size', async () => {
  fake.on(sellerEndpoints.site.banners, [aContent({ title: 'Farashin katunan Steam ya tashi' })])
  try {
    await visit(paths.home, { isSignedIn: true, language: 'ha' }, async (page) => {
      await page.getByText('Farashin katunan').first().waitFor()
      await expectWholeWords(page)
    })
  } finally {
    fake.on(sellerEndpoints.site.banners, [])
  }
})

describe.each([0, 1, 2, 3])('the wallet with %i bank accounts', (count) => {
  it.each(['first', 'last'] as const)('does not move under the thumb while it loads (%s)', async (which) => {
    fake.on(sellerEndpoints.bankAccounts.list, bankAccountsOf(count))
    try {
      await visitSlowly(paths.cash, which, {})
    } finally {
      fake.on(sellerEndpoints.bankAccounts.list, accountsWithAddress())
    }
  })
})

it('breaks no word of a locked rate that can be extended, at twice the text size', () =>
  visit(
    `${paths.sellSubmit}?cardTypeId=steam&faceValue=100`,
    { isSignedIn: true, textSize: 2 },
    async (page) => {
      await page.getByText('Rate locked until').waitFor()
      await page.getByRole('button', { name: 'Extend' }).waitFor()
      await expect.poll(() => brokenWords(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    },
  ))

it.each([1195405.25, 11195405.25, 95405.25])(
  'breaks no figure but between its groups: %d',
  async (figure) => {
    const { wallets } = sellerEndpoints
    fake.on(wallets.available, figure).on(wallets.processing, String(figure))
    for (const path of [paths.cash, paths.home, paths.withdraw])
      await visit(path, { isSignedIn: true, textSize: 2 }, async (page) => {
        expect(await brokenFigures(page)).toEqual([])
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width, path).toBeLessThanOrEqual(360)
      })
    expect(fake.seen(wallets.processing)).not.toEqual([])
  },
)

it.each(['150000', '1195405.25', '-11195405.25', '-99999999999.99', '-0.05'])(
  'keeps the sign with its figure in the history of the wallet: %s',
  async (amount) => {
    const { wallets, withdrawals } = sellerEndpoints
    fake.on(wallets.records, ({ query }) =>
      aPage(recordOf('r1', 'cardOrder', query.currencyId === '3' ? '248.999999' : amount)),
    )
    fake.on(withdrawals.page, aPage(aWithdrawal({ amount: amount.replace('-', '') })))
    const history = `${paths.history}?currencyId=`
    for (const path of [paths.cash, `${history}1`, `${history}3`, `${paths.transactionList}?tab=withdrawals`])
      await visit(path, { isSignedIn: true, textSize: 2 }, async (page) => {
        for (const width of [412, 360, narrow]) {
          await page.setViewportSize({ width, height: 640 })
          expect(await brokenFigures(page), `${path} at ${width}`).toEqual([])
          expect(await textOutside(page), `${path} at ${width}`).toEqual([])
        }
      })
  },
)

it.each([1, 1.3, 1.5, 2])('adds up long sums within the screen, text at %d', async (textSize) => {
  const { tradeHistory } = sellerEndpoints
  fake.on(tradeHistory.totals, [
    aTradeTotal({ count: 128, paid: '11195405.25', expected: '8195405.25' }),
    aTradeTotal({ currencyId: 2, paid: '195405.25', expected: '0' }),
  ])
  await visit(paths.transaction, { isSignedIn: true, textSize }, async (page) => {
    await page.getByText('In progress, with appeals').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await brokenFigures(page)).toEqual([])
    expect(await brokenWords(page)).toEqual([])
  })
})

it('answered every call of every screen', () => expect(fake.surprises).toEqual([]))
