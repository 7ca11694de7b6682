import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { endpoints } from '@kaadi/contract'
import { type Endpoint, withApiPrefix } from '@kaadi/contract/http'
import { cardPhoto } from '@kaadi/testing/images'
import { build } from 'esbuild'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openDesktop, picture } from '../support/browser.ts'
import { repository } from '../support/folders.ts'
import { type Service, startService } from '../support/service.ts'

const examples = join(repository, 'packages', 'core', 'examples')
const seller = { email: 'adaeze@kaadi.example', password: 'kaadi-demo-2026' }
const code = 'X9KQ2-LAB3C-DE4FH'

let folder: string
let site: Server
let service: Service
let browser: Browser

/** A team's own site on another origin, which the service is told to answer. */
const openSite = async (): Promise<string> => {
  const script = join(folder, 'live-rates.js')
  await build({
    entryPoints: [join(examples, 'live-rates.ts')],
    bundle: true,
    format: 'esm',
    conditions: ['@kaadi/source', 'module'],
    outfile: script,
  })
  site = createServer(async (request, reply) => {
    if (request.url === '/live-rates.js')
      return reply.setHeader('content-type', 'text/javascript').end(await readFile(script))
    const page = await readFile(join(examples, 'live-rates.html'), 'utf8')
    return reply
      .setHeader('content-type', 'text/html')
      .end(page.replace('data-service=""', `data-service="${service.url}"`))
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const address = site.address()
  if (!address || typeof address !== 'object') throw new Error('The site has no port.')
  return `http://127.0.0.1:${address.port}`
}

let origin: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaadi-examples-'))
  origin = await openSite()
  process.env.KAADI_ALLOWED_ORIGINS = origin
  service = await startService()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  site?.close()
  await service?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A call of the operators' API, without the SDK: what it does is judged from outside. */
const operator = async <T>(call: Endpoint, input: object, token?: string): Promise<T> => {
  const query = call.method === 'GET' ? `?${new URLSearchParams(Object.entries(input))}` : ''
  const reply = await fetch(`${service.url}${withApiPrefix(call.path)}${query}`, {
    method: call.method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(call.idempotencyKey && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(call.method === 'POST' && { body: JSON.stringify(input) }),
  })
  const { code: result, msg, data } = (await reply.json()) as { code: unknown; msg: string; data: T }
  if (result !== 0) throw new Error(`${call.path}: ${result} ${msg}`)
  return data
}

const { desk, operators } = endpoints

/** Finds the order of the example in the queue and accepts it, as a reviewer would. */
const accept = async (tradeNumber: string): Promise<void> => {
  const username = 'reviewer@kaadi.example'
  const password = createHash('md5').update(`${username}kaadi-demo-2026`).digest('hex')
  const { access_token: token } = await operator<{ access_token: string }>(operators.signIn, {
    username,
    password,
  })
  const { records } = await operator<{ records: { giftOrderId: string; tradeNumber: string }[] }>(
    desk.queue,
    { view: 'waiting', size: 100 },
    token,
  )
  const { giftOrderId } = records.find((row) => row.tradeNumber === tradeNumber)!
  const { order, lease } = await operator<{
    order: { cards: { cardId: string; maskedCode: string | null }[] }
    lease: { leaseToken: string }
  }>(desk.claim, { giftOrderId }, token)
  const { leaseToken } = lease
  for (const { cardId, maskedCode } of order.cards)
    if (maskedCode === null) await operator(desk.enterCode, { giftOrderId, leaseToken, cardId, code }, token)
    else await operator(desk.reveal, { giftOrderId, leaseToken, cardId, purpose: 'checkBalance' }, token)
  const cards = order.cards.map(({ cardId }) => ({ cardId, verdict: 1 }))
  await operator(desk.decide, { giftOrderId, leaseToken, cards }, token)
}

it('the script sells a card and tells what the desk credited', async () => {
  const photo = join(folder, 'photo.jpg')
  writeFileSync(photo, await cardPhoto({ brand: 'Steam', code }))
  const script = join(examples, 'sell-a-card.ts')
  const run = promisify(execFile)(
    process.execPath,
    ['-C', '@kaadi/source', script, service.url, seller.email, seller.password, code, photo],
    { timeout: 60_000 },
  )
  let said = ''
  run.child.stdout?.on('data', (text: string) => {
    said += text
  })
  const sent = async () => said.match(/Sent as (\S+)\. /)?.[1]
  await expect.poll(sent, { timeout: 30_000 }).toBeDefined()
  await accept((await sent())!)

  const { stdout, stderr } = await run
  expect(stderr).toBe('')
  const promised = stdout.match(/pays (₦[\d,.]+), locked/)?.[1]
  expect(promised).toBeDefined()
  expect(stdout).toContain(`Status 10: ${promised} credited.`)
})

it('the page shows what cards pay, from another origin', async () => {
  const page = await (await openDesktop(browser, origin)).newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('favicon')) complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.goto('/live-rates.html')
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ rates, / })
    .waitFor()

  const reply = await fetch(`${service.url}${withApiPrefix(endpoints.cardTypes.newestPrices.path)}`)
  const { data } = (await reply.json()) as { data: { rate: string }[] }
  expect(await page.locator('tbody tr').count()).toBe(data.length)
  const shown = await page.locator('tbody tr td:last-child').allTextContents()
  expect(shown.map((text) => Number(text.replace(/[₦,]/g, '')))).toEqual(data.map(({ rate }) => Number(rate)))
  await picture(page, 'example-live-rates')
  expect(complaints).toEqual([])
})
