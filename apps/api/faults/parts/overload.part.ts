import { randomUUID } from 'node:crypto'
import { cardOrders, type Quote } from '@kaadi/contract/card-orders'
import { type Endpoint, withApiPrefix } from '@kaadi/contract/http'
import { withdrawals } from '@kaadi/contract/withdrawals'
import type { FaultContext, FaultPart } from '../fault-part.ts'
import type { FaultService } from '../stage/fault-service.ts'
import { partProcessors } from '../stage/part-processors.ts'
import { type ProcessorTime, processorTime, timeBetween } from '../stage/processor-time.ts'
import { fireAtRate, fireInTurn, inTimeMs, type Shot, type Volley } from '../stage/shots.ts'
import { openSellers, type Seller, sellerPin } from '../stage/traders.ts'
import { submission } from '../stage/trading.ts'

const overload = 5
/** Of what can be done, at five times of it. */
const leastGoodput = 0.8
/**
 * Lists alone, on one processor: for each that is read four are refused, and a refusal costs a fourteenth of a list. A bare
 * server of Node that does nothing but refuse as many takes 0.3 of a processor (decision 171).
 */
const leastGoodputOfReads = 0.6
/** An accepted call is answered in two seconds; the rest is the caller's, who shares the cores. */
const slowestMs = inTimeMs + 500
const lockedQuotes = 100_000
/** Longer shows the same, and the rates that are locked are used up. */
const longestSeconds = 20

interface Load {
  readonly name: string
  /** Callers that bring the service to what it can do. */
  readonly clients: number
  readonly leastGoodput: number
  readonly next: () => Shot
}

/**
 * Five times what the service can do, class by class, by callers who do not wait. What is let in is answered within two
 * seconds, the rest is refused at once, and four fifths of what can be done is done (of lists alone three). Callers have a processor of their own:
 * five times as many calls take five times as much of it. Where the system cannot part them, what is done is compared with
 * what the processor time that was left can do. How fast is judged in a long run on a machine of its own alone; that
 * everybody gets one of the two answers always is.
 */
export const part: FaultPart = {
  name: 'overload',
  run: async (context) => {
    const service = await context.openService()
    const sellers = await openSellers(service, 16)
    const port = Number(new URL(service.url()).port)
    const seconds = Math.min(Math.max(context.seconds / 6, 1.5), longestSeconds)
    const faults: string[] = []
    const did: string[] = []
    const made = await loads(service, sellers, context)
    const together = await partProcessors(service)
    context.log(together ? 'callers have a processor of their own' : 'callers share the processors')
    for (const { name, clients, leastGoodput, next } of made) {
      await fireInTurn(port, { clients, seconds: seconds / 2 }, next)
      const able = await timed(service, () => fireInTurn(port, { clients, seconds }, next))
      const rate = { perSecond: overload * able.perSecond, seconds, random: context.random }
      const pressed = await timed(service, () => fireAtRate(port, rate, next))
      const plain = pressed.perSecond / able.perSecond
      const goodput = together ? plain : Math.max(plain, plain / (shareLeft(pressed) / shareLeft(able)))
      const figures = `${name}: ${describe(able, pressed, plain, goodput)}`
      context.log(figures)
      did.push(figures)
      faults.push(...[...able.odd, ...pressed.odd].map((odd) => `${name}: ${odd}`))
      if (context.isShort) continue
      if (goodput < leastGoodput) faults.push(`${name}: goodput is ${percent(goodput)}.`)
      if (pressed.doneSlowestMs > slowestMs)
        faults.push(`${name}: an accepted call took ${pressed.doneSlowestMs.toFixed(0)} ms.`)
      if (pressed.refusedP99Ms > inTimeMs)
        faults.push(`${name}: it took ${pressed.refusedP99Ms.toFixed(0)} ms to refuse.`)
    }
    await together?.()
    return { did: did.join('; '), faults: [...faults, ...(await service.findings())] }
  },
}

type Timed = Volley & { readonly time: ProcessorTime }

async function timed(service: FaultService, fire: () => Promise<Volley>): Promise<Timed> {
  const before = await processorTime(service)
  const volley = await fire()
  return { ...volley, time: timeBetween(before, await processorTime(service)) }
}

/** Of the processors, what callers and other programs left to the service. */
const shareLeft = ({ time }: Timed): number => time.left / time.all

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`

function describe(able: Timed, pressed: Timed, plain: number, goodput: number): string {
  const left = [able, pressed].map((volley) => percent(shareLeft(volley))).join(', then ')
  const callers = [able, pressed].map(({ time }) => percent(time.callers / time.all)).join(', then ')
  return (
    `${able.perSecond.toFixed(0)}/s, at ${overload} × ${percent(plain)} done, ` +
    `${percent(goodput)} of what the processors left to the service can do ` +
    `(left ${left}; callers took ${callers}); done p99 ${pressed.doneP99Ms.toFixed(0)} ms, ` +
    `slowest ${pressed.doneSlowestMs.toFixed(0)}; ${pressed.refused} refused (p99 ${pressed.refusedP99Ms.toFixed(0)} ms)`
  )
}

async function loads(
  service: FaultService,
  sellers: readonly Seller[],
  { random }: FaultContext,
): Promise<Load[]> {
  const anyone = () => sellers[Math.floor(random() * sellers.length)]!
  const call = ({ method, path }: Endpoint, { token }: Seller, body?: unknown): Shot => ({
    method,
    path: withApiPrefix(path),
    token,
    ...(body !== undefined && { body, idempotencyKey: randomUUID() }),
  })
  const quotes = await lockQuotes(service, sellers)
  const unused: typeof quotes = []
  await service.onDatabase('update settle_currencies set daily_max = 1000000000 where id = 1')
  const read = (): Shot => {
    const shot = call(cardOrders.page, anyone())
    return { ...shot, path: `${shot.path}?current=1&size=20` }
  }
  const write = (): Shot => {
    const quote = quotes.pop() ?? unused.shift()
    if (!quote) throw new Error('No quote is left.')
    const shot = call(cardOrders.submit, quote.seller, submission(quote.id))
    // A rate that was not used is still locked.
    return { ...shot, answered: (status) => status === 503 && unused.push(quote) }
  }
  const withdraw = (): Shot => {
    const seller = anyone()
    const body = { currencyId: 1, bankAccountId: seller.bankAccountId, amount: '1000', pin: sellerPin }
    return call(withdrawals.request, seller, body)
  }
  const anything = (): Shot => {
    const chance = random()
    return chance < 0.7 ? read() : chance < 0.95 ? write() : withdraw()
  }
  return [
    { name: 'reads', clients: 32, leastGoodput: leastGoodputOfReads, next: read },
    { name: 'writes', clients: 64, leastGoodput, next: write },
    { name: 'withdrawals with their PIN', clients: 8, leastGoodput, next: withdraw },
    { name: 'all of them at once', clients: 48, leastGoodput, next: anything },
  ]
}

/** Many locked rates, copied from one that the service made. */
async function lockQuotes(
  service: FaultService,
  sellers: readonly Seller[],
): Promise<{ id: string; seller: Seller }[]> {
  const made = await service.call<Quote>(cardOrders.quote, {
    token: sellers[0]!.token,
    body: { priceId: 'steam-us-ecode', faceValue: '100', count: 1, currencyId: 1 },
  })
  await service.onDatabase(
    `insert into quotes overriding system value
     select (jsonb_populate_record(q, jsonb_build_object(
       'user_id', ($2::bigint[])[1 + n % cardinality($2)], 'id', nextval(pg_get_serial_sequence('quotes', 'id')),
       'public_id', 'rush-' || n, 'expires_at', now() + interval '1 hour', 'coupon_id', null, 'coupon_bonus', 0,
       'payout', q.payout - q.coupon_bonus, 'bonus', q.bonus - q.coupon_bonus))).*
     from quotes q, generate_series(1, ${lockedQuotes}) n where q.public_id = $1`,
    [made.data.quoteId, sellers.map(({ id }) => id)],
  )
  return Array.from({ length: lockedQuotes }, (_, index) => ({
    id: `rush-${index + 1}`,
    seller: sellers[(index + 1) % sellers.length]!,
  }))
}
