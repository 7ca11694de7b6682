import { payoutBatches } from '@kaadi/contract/payout-batches'
import { payouts } from '@kaadi/contract/payouts'
import type { CurrencyId, PayoutBatchId } from '@kaadi/contract/primitives'
import type { Withdrawal } from '@kaadi/contract/withdrawals'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../../../deps.ts'
import { closeEnded } from '../../../../payout-batches/index.ts'
import { payoutRails } from '../../../../payouts/index.ts'
import { codeAt, nextCodeAt, setKnownKey } from '../../../../sessions/index.ts'
import { demoChecker } from '../../../accounts.ts'
import { findOperator } from '../../../demo.repository.ts'
import type { World } from '../../story/world.ts'
import { signInDemo } from '../demo-client.ts'

/** The second treasurer at their desk, with a code that is not used yet. At each start anew: their codes work once. */
export async function seatChecker(deps: Deps, http: FastifyInstance): Promise<World['checker']> {
  const { email, appKey } = demoChecker
  const id = await findOperator(deps.database.db, email)
  return async () => {
    await setKnownKey(deps, { realm: 'operator', id }, appKey)
    const now = deps.clock()
    const person = await signInDemo(http, email, undefined, codeAt(appKey, now))
    return { person, code: nextCodeAt(appKey, now) }
  }
}

/** A batch of waiting payouts by hand, which moves none of them. None where a machine takes them. */
export async function build(
  { treasurer, madeBy, isByMachine }: World,
  currencyId: CurrencyId,
  asked: readonly string[],
  key: string,
): Promise<string | undefined> {
  if (isByMachine(currencyId)) return undefined
  const ids = asked.map((step) => madeBy(step) as Withdrawal['id'])
  const { batchId } = await treasurer.ask(payoutBatches.build, {
    key: `${key}-build`,
    body: { provider: payoutRails.byHand, currencyId, ids },
  })
  return batchId
}

/** By another person, unless a start that was cut off has done it: its code was another one. */
export async function approve({ checker, madeBy }: World, built: string): Promise<undefined> {
  const batchId = madeBy(built) as PayoutBatchId | undefined
  if (!batchId) return undefined
  const { person, code } = await checker()
  const { state, fingerprint } = await person.ask(payoutBatches.detail, {
    key: `${built}-read`,
    body: undefined,
    query: { batchId },
  })
  if (state !== 'waiting') return undefined
  await person.ask(payoutBatches.approve, {
    key: `${built}-approve-${code}`,
    body: { batchId, fingerprint, code },
  })
  return undefined
}

/** Taken as a whole, each paid with the slip of its own. */
export async function payBatch(
  world: World,
  built: string,
  paid: readonly { readonly step: string; readonly slip: string }[],
): Promise<undefined> {
  const { treasurer, madeBy } = world
  if (!madeBy(built)) return undefined
  await treasurer.ask(payoutBatches.take, {
    key: `${built}-take`,
    body: { batchId: madeBy(built) as PayoutBatchId },
  })
  for (const { step, slip } of paid)
    await treasurer.ask(payouts.confirm, {
      key: `${step}-confirm`,
      body: { id: madeBy(step) as Withdrawal['id'], bankSlipNumber: slip },
    })
  await closeEnded(world)
  return undefined
}

export async function hold({ treasurer, madeBy }: World, asked: string, fact: string): Promise<undefined> {
  await treasurer.ask(payouts.hold, {
    key: `${asked}-hold`,
    body: { id: madeBy(asked) as Withdrawal['id'], rule: 'unusualAmount', fact, hours: 24 },
  })
  return undefined
}
