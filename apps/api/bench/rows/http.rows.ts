import { setTimeout as sleep } from 'node:timers/promises'
import { cardOrders } from '@kaadi/contract/card-orders'
import { cardTypes } from '@kaadi/contract/card-types'
import { desk } from '@kaadi/contract/desk'
import { exchanges } from '@kaadi/contract/exchanges'
import { withApiPrefix } from '@kaadi/contract/http'
import { notifications } from '@kaadi/contract/notifications'
import { withdrawals } from '@kaadi/contract/withdrawals'
import * as names from '../http/bench-names.ts'
import { type HttpCall, type HttpCaller, openCaller, TurnedAway } from '../http/http-caller.ts'
import { sizesBetween } from '../http/list-sizes.ts'
import { closedLoop } from '../measure/closed-loop.ts'
import { familyCpuUs } from '../measure/cpu.ts'
import { seedClaimedOrders, seedExchangeQuotes, seedLockedQuotes } from '../setup/seed-service.ts'
import type { BenchContext, Measured, OpenRow, Row } from './row.ts'

/** Calls to make, one after the other; undefined when what was prepared for them is used up. */
type NextCall = () => HttpCall | undefined

interface HttpRow {
  readonly name: string
  readonly clients: number
  readonly prepare: (context: BenchContext) => NextCall | Promise<NextCall>
  readonly isBare?: boolean
  /** Transfers that each call posts. */
  readonly transfers?: number
}

const ordersPerSecond = 6_000
const warmUpSeconds = 1
const turnedAwayMs = 20
let run = 0
let keys = 0
const newKey = () => `bench-key-${process.pid}-${++keys}`
const anySeller = ({ random }: BenchContext) => 1 + Math.floor(random() * names.sellers)

const get = (path: string, token?: string): HttpCall => ({ method: 'GET', path, ...(token && { token }) })
const post = (path: string, token: string, body: unknown): HttpCall => ({
  method: 'POST',
  path: withApiPrefix(path),
  token,
  idempotencyKey: newKey(),
  body,
})

function counted(count: number, call: (number: number) => HttpCall): NextCall {
  let used = 0
  return () => (used < count ? call(++used) : undefined)
}

async function acceptOrders({ database, seconds }: BenchContext): Promise<NextCall> {
  const prefix = `bench-accept-${++run}`
  const count = Math.ceil(ordersPerSecond * (seconds + warmUpSeconds))
  await seedClaimedOrders(database.onBooks, prefix, count)
  return counted(count, (number) => {
    const giftOrderId = `${prefix}-${number}`
    const cards = [{ cardId: giftOrderId, verdict: 1 }]
    return post(desk.decide.path, names.operatorToken, { giftOrderId, leaseToken: names.leaseToken, cards })
  })
}

async function submitOrders({ database, seconds }: BenchContext): Promise<NextCall> {
  const prefix = `bench-submit-${++run}`
  const count = Math.ceil(ordersPerSecond * (seconds + warmUpSeconds))
  await seedLockedQuotes(database.onBooks, prefix, count)
  return counted(count, (number) =>
    post(cardOrders.submit.path, names.sellerToken(1 + (number % names.sellers)), {
      quoteId: `${prefix}-${number}`,
      cards: [{ code: `${run}X${number}`.padStart(16, '0'), photos: [] }],
      ownsCards: true,
      notToldByStranger: true,
    }),
  )
}

const withdraw =
  (context: BenchContext): NextCall =>
  () => {
    const seller = anySeller(context)
    return post(withdrawals.request.path, names.sellerToken(seller), {
      currencyId: 1,
      bankAccountId: names.bankAccountId(seller),
      amount: '1000',
      pin: names.pin,
    })
  }

async function exchange({ database, seconds }: BenchContext): Promise<NextCall> {
  const prefix = `bench-exchange-${++run}`
  const count = Math.ceil(ordersPerSecond * (seconds + warmUpSeconds))
  await seedExchangeQuotes(database.onBooks, prefix, count)
  return counted(count, (number) =>
    post(exchanges.make.path, names.sellerToken(1 + (number % names.sellers)), {
      quoteId: `${prefix}-${number}`,
    }),
  )
}

const rows: readonly HttpRow[] = [
  { name: 'HTTP: accept an order', clients: 32, prepare: acceptOrders, transfers: 2 },
  { name: 'HTTP: accept an order', clients: 128, prepare: acceptOrders, transfers: 2 },
  { name: 'HTTP: submit an order', clients: 32, prepare: submitOrders },
  { name: 'HTTP: ask for a withdrawal', clients: 32, prepare: withdraw, transfers: 1 },
  { name: 'HTTP: take a quoted exchange', clients: 32, prepare: exchange, transfers: 2 },
  { name: 'HTTP: bare node:http', clients: 32, isBare: true, prepare: () => () => get('/') },
  {
    name: 'HTTP: hello with all hooks',
    clients: 32,
    prepare: () => () => get(withApiPrefix(names.helloPath)),
  },
  {
    name: 'HTTP: my orders, a page of 20',
    clients: 32,
    prepare: (context) => () =>
      get(`${withApiPrefix(cardOrders.page.path)}?current=1&size=20`, names.sellerToken(anySeller(context))),
  },
  {
    name: 'HTTP: a poll that brings nothing new',
    clients: 32,
    // As many sellers as clients, so that each polls again and again.
    prepare: () => {
      let seller = 0
      return () => ({
        ...get(`${withApiPrefix(notifications.list.path)}?size=20`, names.sellerToken(1 + (seller++ % 32))),
        isPoll: true,
      })
    },
  },
  {
    name: 'HTTP: public rates',
    clients: 32,
    prepare: () => () => get(withApiPrefix(cardTypes.highRates.path)),
  },
]

/** Through the whole service: token, validation, key, statement, reply after the commit. */
export const httpRows: readonly Row[] = rows.map((row) => ({
  name: row.name,
  clients: row.clients,
  open: (context) => openHttpRow(row, context),
}))

async function openHttpRow(row: HttpRow, context: BenchContext): Promise<OpenRow> {
  const { service } = context
  const next = await row.prepare(context)
  const port = row.isBare ? service.barePort : service.port
  const callers = Array.from({ length: row.clients }, () => openCaller(port))
  const warmUp = () =>
    closedLoop({ clients: row.clients, seconds: warmUpSeconds / 2 }, (client) =>
      ask(callers[client]!, next()),
    )
  await warmUp()
  // A table that was empty just now is planned as one: fresh statistics make each connection plan anew, as autovacuum
  // does within the minute.
  await context.database.onBooks('analyze')
  await warmUp()
  return {
    run: () => runCalls(row, context, callers, next),
    close: async () => {
      for (const caller of callers) caller.close()
    },
  }
}

async function runCalls(
  { clients, transfers = 0 }: HttpRow,
  { seconds, service }: BenchContext,
  callers: readonly HttpCaller[],
  next: NextCall,
): Promise<Measured> {
  const sent = await service.sentSizes()
  const before = familyCpuUs(service.pid) ?? 0
  const result = await closedLoop({ clients, seconds }, (client) => ask(callers[client]!, next()))
  const workerCpuUs = (familyCpuUs(service.pid) ?? 0) - before
  const listSizes = sizesBetween(sent, await service.sentSizes())
  return { ...result, listSizes, workerCpuUs, generatorIsApart: true, posted: result.operations * transfers }
}

/** False when there is nothing left to ask. Who is turned away comes again with the same key; it counts as one operation. */
async function ask(caller: HttpCaller, call: HttpCall | undefined): Promise<boolean> {
  while (call) {
    try {
      await caller.call(call)
      return true
    } catch (error) {
      if (!(error instanceof TurnedAway)) throw error
      await sleep(turnedAwayMs)
    }
  }
  return false
}
