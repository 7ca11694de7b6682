import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { seededRandom } from '../../bench/measure/statistics.ts'
import { transaction } from '../../src/database/index.ts'
import type { Deps } from '../../src/deps.ts'
import { payout, userAvailable, userHeld } from '../../src/ledger/chart-of-accounts.ts'
import { createLedger } from '../../src/ledger/index.ts'
import {
  createPaystack,
  createStandInProvider,
  fetchOf,
  type StandInProvider,
} from '../../src/modules/payout-rails/index.ts'
import { findWork } from '../../src/modules/payout-worker/carrying-out/find-work.ts'
import { createCarryOut, type PayoutRails, usualPace } from '../../src/modules/payout-worker/index.ts'
import { takePayout } from '../../src/modules/payouts/holding/hold-payout.repository.ts'
import { createEndPayouts } from '../../src/modules/payouts/index.ts'
import { processEvent } from '../../src/modules/provider-events/process-event.job.ts'
import { createTakeCallback } from '../../src/modules/provider-events/take-callback.ts'
import { createMoveWithdrawals } from '../../src/modules/withdrawals/index.ts'
import { aJob } from '../../test/a-job.ts'
import { hostileBehaviour } from './hostile-behaviour.ts'
import { firstBalance, type ScheduledWithdrawal, type ScheduleWorld } from './schedule-world.ts'

const { requested, riskHold, approvalWait, cancelled, sent, paid } = withdrawalStatus
const secretKey = 'sk_test_schedules'
/** The clock goes on from schedule to schedule: what one left behind lies in the past of the next. */
let nowMs = Date.parse('2026-11-24T00:00:00Z')

/** The process died here, between what was done and what would have been written. */
class Killed extends Error {}

export interface PlayedSchedule {
  readonly seed: number
  readonly faults: readonly string[]
  readonly steps: number
}

/**
 * One schedule, all of it by chance from its seed: one to three withdrawals, a hostile provider, workers that die and that work
 * at the same time, callbacks in any order, a treasurer and a seller who come in between. In the end the provider's own record
 * is compared with the books: each withdrawal was paid at most once, and has ended as it did there.
 */
export async function playSchedule(world: ScheduleWorld, seed: number): Promise<PlayedSchedule> {
  const random = seededRandom(seed)
  const upTo = (most: number) => Math.floor(random() * most)
  const behaviour = hostileBehaviour(random)
  nowMs += 86_400_000
  const standIn = createStandInProvider({ secretKey, feeBands: {}, behaviour, now: () => nowMs })
  standIn.fund('NGN', random() < 0.1 ? 400_000 : 1_000_000_000)
  const deadly = random() * 0.25
  let mayDie = true
  const withDeaths: typeof fetch = async (...call) => {
    if (mayDie && random() < deadly / 2) throw new Killed('before the call')
    const response = await fetchOf(standIn)(...call)
    if (mayDie && random() < deadly / 2) throw new Killed('after the call')
    return response
  }
  const rails = railsOf(standIn, withDeaths)
  const deps = {
    database: world.database,
    vault: world.vault,
    rails,
    wakeJobs: () => undefined,
  } as unknown as Deps
  const carryOut = () => createCarryOut(deps, rails)
  const { take } = createTakeCallback(deps)
  const ledger = createLedger(world.database)
  const before = await ledger.balance(payout('paystack', 1))

  const userId = await world.aSeller(seed % 1_000)
  const withdrawals: ScheduledWithdrawal[] = []
  for (let count = 1 + upTo(3); count > 0; count--)
    withdrawals.push(await world.ask(userId, BigInt(100_000 + upTo(200_000))))

  let steps = 0
  const alive = async (work: () => Promise<unknown>): Promise<void> => {
    steps++
    try {
      await work()
    } catch (error) {
      if (!isDeath(error)) throw error
    }
  }
  const post = async ({ raw, headers }: { raw: Buffer; headers: Readonly<Record<string, string>> }) => {
    try {
      await take('paystack', raw, headers)
      return 200
    } catch {
      return 403
    }
  }
  const process = async (): Promise<void> => {
    const handle = processEvent(deps)
    for (const { id } of await waitingEvents(world))
      await alive(async () => {
        const again = await handle({ ...aJob, payload: { id } })
        if (!again)
          await world.query(`delete from outbox where topic = 'providerEvents.process' and key = '${id}'`)
      })
  }
  const step = (of: ScheduledWithdrawal) => alive(() => carryOut().step(of))
  const acts: readonly (() => Promise<unknown>)[] = [
    () => step(withdrawals[upTo(withdrawals.length)]!),
    () => step(withdrawals[upTo(withdrawals.length)]!),
    () => {
      const twice = withdrawals[upTo(withdrawals.length)]!
      return Promise.all([step(twice), step(twice)])
    },
    () => standIn.deliverDue(post),
    process,
    async () => {
      nowMs += upTo(10 * 60_000)
    },
    async () => {
      nowMs += upTo(20_000)
    },
  ]

  if (random() < 0.1) await cancel(world, withdrawals[0]!)
  await findWork(deps)(aJob)
  const byHand = random() < 0.15 ? await takeByHand(world, withdrawals.at(-1)!) : undefined
  for (let act = 10 + upTo(30); act > 0; act--) await acts[upTo(acts.length)]!()

  // The storm is over: whatever is open comes to its end.
  behaviour.calmDown()
  mayDie = false
  standIn.fund('NGN', 1_000_000_000)
  if (byHand) await confirmByHand(world, byHand)
  for (let round = 0; round < 60; round++) {
    nowMs += 15 * 60_000
    await standIn.deliverDue(post)
    await process()
    const open = await openOf(world, userId)
    for (const withdrawal of withdrawals.filter(({ withdrawalId }) => open.has(withdrawalId)))
      await step(withdrawal)
    if (open.size === 0 && !isAnythingDue(standIn) && (await waitingEvents(world)).length === 0) break
  }

  const faults = await compare(world, { standIn, userId, withdrawals, before })
  await world.query(`delete from outbox where topic in ('payouts.carryOut', 'providerEvents.process')`)
  return { seed, faults, steps }
}

const isDeath = (error: unknown): boolean => error instanceof Killed

const railsOf = (_standIn: StandInProvider, line: typeof fetch): PayoutRails => {
  const usual = createPaystack({ baseUrl: 'http://stand-in.test', secretKey, feeBands: {}, fetch: line })
  // The adapter takes every failure of its line for silence. A death has to get through.
  const provider = { ...usual, ...Object.fromEntries(calls.map((name) => [name, dying(usual, name)])) }
  return {
    providers: new Map([[usual.name, provider]]),
    routes: [{ currencyId: 1, kind: 'bank', provider: usual.name }],
    dailyCaps: {},
    pace: usualPace,
    now: () => new Date(nowMs),
  }
}

const calls = ['send', 'verify', 'createRecipient', 'balance'] as const
const dying =
  (provider: ReturnType<typeof createPaystack>, name: (typeof calls)[number]) =>
  async (given: never): Promise<unknown> => {
    const answer = await provider[name](given)
    if (
      typeof answer === 'object' &&
      answer.kind === 'unknown' &&
      /^(before|after) the call/.test(answer.detail)
    )
      throw new Killed(answer.detail)
    return answer
  }

/** Those with a job: a line that is told again has one, too. */
const waitingEvents = (world: ScheduleWorld) =>
  world.query(`select payload ->> 'id' as id from outbox where topic = 'providerEvents.process' order by id`)

/** Withdrawals that have not ended, or whose task has not. */
const openOf = async (world: ScheduleWorld, userId: bigint): Promise<ReadonlySet<bigint>> => {
  const rows = await world.query(`
    select w.id from withdrawals w
    left join payout_tasks t on t.user_id = w.user_id and t.withdrawal_id = w.id
    where w.user_id = ${userId} and (w.status < ${paid} or t.user_id is not null and t.ended_at is null)`)
  return new Set(rows.map(({ id }) => BigInt(String(id))))
}

const isAnythingDue = (standIn: StandInProvider): boolean =>
  [...standIn.record.callbacks.values()].some(({ isDelivered }) => !isDelivered)

async function cancel(world: ScheduleWorld, { userId, withdrawalId }: ScheduledWithdrawal): Promise<void> {
  const move = createMoveWithdrawals(world.database, { name: 'withdrawals.cancel' })
  await move({
    userId,
    withdrawalId,
    to: cancelled,
    from: [requested, riskHold, approvalWait],
    actor: 'seller',
  })
}

/** A treasurer was faster than the machine. */
async function takeByHand(
  world: ScheduleWorld,
  wanted: ScheduledWithdrawal,
): Promise<ScheduledWithdrawal | undefined> {
  const isTaken = await transaction(world.database.db, (tx) => takePayout(tx, wanted))
  return isTaken ? wanted : undefined
}

async function confirmByHand(
  world: ScheduleWorld,
  { userId, withdrawalId, operatorId }: ScheduledWithdrawal,
): Promise<void> {
  await createEndPayouts(world.database)({
    userId,
    withdrawalId,
    to: paid,
    from: [sent],
    actor: 'desk',
    operatorId,
    heldBy: operatorId,
    slipNumber: `SLIP-${withdrawalId}`,
  })
}

interface Played {
  readonly standIn: StandInProvider
  readonly userId: bigint
  readonly withdrawals: readonly ScheduledWithdrawal[]
  readonly before: bigint
}

/** The provider's record against the books. */
async function compare(
  world: ScheduleWorld,
  { standIn, userId, withdrawals, before }: Played,
): Promise<string[]> {
  const faults: string[] = []
  const ledger = createLedger(world.database)
  const rows = await world.query(`
    select w.id, w.status, w.net, w.amount, p.by_hand, p.status as word, t.user_id is null or t.ended_at is not null as ended
    from withdrawals w left join payout_attempts p on p.user_id = w.user_id and p.withdrawal_id = w.id
    left join payout_tasks t on t.user_id = w.user_id and t.withdrawal_id = w.id
    where w.user_id = ${userId} order by w.id`)
  let spent = 0n
  let atProvider = 0n
  for (const withdrawal of withdrawals) {
    const say = (fault: string) => faults.push(`withdrawal ${withdrawal.withdrawalId}: ${fault}`)
    const row = rows.find(({ id }) => BigInt(String(id)) === withdrawal.withdrawalId)!
    const status = Number(row.status)
    const truths = [...standIn.record.transfers.values()].filter(
      ({ reference }) => reference === withdrawal.reference,
    )
    const [truth] = truths
    if (truths.length > 1) say(`it was made ${truths.length} times`)
    if (status < paid) say(`it has not ended: ${status}, ${row.word}`)
    if (row.ended === false) say('its task has not ended')
    if (truth && BigInt(truth.amount) !== withdrawal.net) say(`it sent ${truth.amount}`)
    if (row.by_hand === true && truth) say('it was paid by hand and by the provider')
    const isPaidThere = truth?.status === 'success' || row.by_hand === true
    if (isPaidThere !== (status === paid))
      say(`it is ${status} here, and ${truth?.status ?? 'nothing'} there`)
    if (truth?.status === 'reversed' && status !== withdrawalStatus.returned)
      say(`it came back, and is ${status}`)
    if (status === paid) {
      spent += withdrawal.amount
      if (row.by_hand !== true) atProvider += withdrawal.net
    }
  }
  const available = await ledger.balance(userAvailable(userId, 1))
  if (available !== firstBalance - spent)
    faults.push(`the seller has ${available}, not ${firstBalance - spent}`)
  const held = await ledger.balance(userHeld(userId, 1))
  if (held !== 0n) faults.push(`${held} are held for nothing`)
  const after = await ledger.balance(payout('paystack', 1))
  if (after - before !== atProvider)
    faults.push(`the provider's account moved by ${after - before}, not ${atProvider}`)
  return faults
}
