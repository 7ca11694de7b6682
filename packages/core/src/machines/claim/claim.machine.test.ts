import type { DeskOrder, Lease } from '@kaadi/contract/desk'
import { aCardOrder, aDeskOrder } from '@kaadi/testing/builders'
import { beforeEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { byHand, lost, refused, settle, watch } from '../machine.test-kit.ts'
import { type ClaimHeldInput, type ClaimTakeInput, claimMachine } from './claim.machine.ts'

const watched = watch(claimMachine)
const minute = 60_000
const second = 1_000

let clock: SimulatedClock
beforeEach(() => {
  clock = new SimulatedClock()
})

/** The server's clock is days away from this device's. */
const serverNow = (): number => Date.parse('2026-11-20T13:00:00.000Z') + clock.now()
const aLease = (leftMs = 5 * minute, leaseToken = 'lease-1'): Lease => ({
  leaseToken,
  serverTime: new Date(serverNow()).toISOString(),
  leaseExpiresTime: new Date(serverNow() + leftMs).toISOString(),
})
const anOrder = (
  version: number,
  given: Partial<Pick<DeskOrder, 'claimedBy' | 'claimedByMe' | 'lease'>> & { status?: 0 | 1 | 2 | 10 } = {},
): DeskOrder => {
  const { status = 1, ...claim } = given
  const events = Array.from({ length: version }, (_, index) => ({
    version: index + 1,
    orderStatus: 1 as const,
    actor: 'desk' as const,
    time: '2026-11-20T13:00:00.000Z',
  }))
  return aDeskOrder({ order: aCardOrder({ orderStatus: status, events }), ...claim })
}
const free = (version = 1) => anOrder(version, { status: 0 })
const mine = (version = 2, lease = aLease()) =>
  anOrder(version, { claimedBy: 'Ngozi Eze', claimedByMe: true, lease })
const bolas = (version: number) => anOrder(version, { claimedBy: 'Bola Ade' })

const start = (order?: DeskOrder) => {
  const take = byHand<ClaimTakeInput, DeskOrder>()
  const renew = byHand<ClaimHeldInput, Lease>()
  const release = byHand<ClaimHeldInput, unknown>()
  const actor = createActor(
    claimMachine.provide({
      actors: {
        take: fromPromise(take.call),
        renew: fromPromise(renew.call),
        release: fromPromise(release.call),
      },
    }),
    { clock, inspect: watched.inspect, input: { now: () => clock.now() } },
  )
  let looks = 0
  actor.on('look', () => looks++)
  let holds = 0
  actor.on('held', () => holds++)
  actor.start()
  const see = (next: DeskOrder, receivedAt?: number) =>
    actor.send({ type: 'SEEN', order: next, ...(receivedAt !== undefined && { receivedAt }) })
  if (order) see(order)
  return {
    take,
    renew,
    release,
    see,
    send: (type: 'TAKE' | 'RELEASE' | 'WORKED' | 'LOST') => actor.send({ type }),
    state: () => {
      const { value } = actor.getSnapshot()
      return typeof value === 'string' ? value : 'held'
    },
    work: () => {
      const { value } = actor.getSnapshot()
      return typeof value === 'string' ? undefined : (value as { held: { work: string } }).held.work
    },
    context: () => actor.getSnapshot().context,
    looks: () => looks,
    holds: () => holds,
  }
}

describe('what is seen of an order', () => {
  it('decides how it stands', () => {
    const claim = start()
    expect(claim.state()).toBe('unknown')
    claim.see(free(1))
    expect(claim.state()).toBe('free')
    claim.see(bolas(2))
    expect(claim.state()).toBe('elsewhere')
    expect(claim.context().facts).toMatchObject({ claimedBy: 'Bola Ade', claimedByMe: false })
    claim.see(anOrder(3, { status: 10 }))
    expect(claim.state()).toBe('closed')
    claim.see(free(4))
    expect(claim.state()).toBe('free')
  })

  it('is heeded from the first moment where it is there already', () => {
    const begin = (seen: DeskOrder) =>
      createActor(claimMachine, { clock, input: { now: () => 0, seen: { order: seen, receivedAt: 0 } } })
    const held = begin(mine()).getSnapshot()
    expect(held.matches('held')).toBe(true)
    expect(held.context.held).toMatchObject({ leaseToken: 'lease-1', endsAt: 5 * minute })
    expect(begin(free()).getSnapshot().value).toBe('free')
    expect(begin(bolas(2)).getSnapshot().value).toBe('elsewhere')
  })

  it('gives a page that was reloaded, and a second one, the claim of their session', () => {
    expect(start(mine()).state()).toBe('held')
  })

  it('is another session’s claim where it carries no lease, the operator’s own one too', () => {
    const claim = start(anOrder(2, { claimedBy: 'Ngozi Eze', claimedByMe: true }))
    expect(claim.state()).toBe('elsewhere')
    expect(claim.context().facts!.claimedByMe).toBe(true)
  })

  it('lets the operator go on here with what they hold in another session, and nobody else', () => {
    const claim = start(anOrder(2, { claimedBy: 'Ngozi Eze', claimedByMe: true }))
    claim.send('TAKE')
    expect(claim.state()).toBe('taking')
    expect(claim.take.inputs.at(-1)).toMatchObject({ fromMyOtherSession: true })
    const other = start(bolas(2))
    other.send('TAKE')
    expect(other.state()).toBe('elsewhere')
    const open = start(free(1))
    open.send('TAKE')
    expect(open.take.inputs.at(-1)).toMatchObject({ fromMyOtherSession: false })
  })

  it('is passed over where it is older than what is known', () => {
    const claim = start(mine(2))
    claim.see(free(1))
    expect(claim.state()).toBe('held')
    const other = start(bolas(4))
    other.see(free(3))
    expect(other.state()).toBe('elsewhere')
    const open = start(free(3))
    open.see(bolas(2))
    expect(open.state()).toBe('free')
    const closed = start(anOrder(5, { status: 10 }))
    closed.see(bolas(4))
    expect(closed.state()).toBe('closed')
  })
})

it('tells each time that this session comes to hold the order, and not while it goes on holding it', () => {
  const claim = start(mine(2))
  expect(claim.holds()).toBe(1)
  claim.see(mine(2))
  expect(claim.holds()).toBe(1)
  claim.send('LOST')
  claim.see(mine(3))
  expect([claim.state(), claim.holds()]).toEqual(['held', 2])
})

describe('the lease', () => {
  it('holds past every look at the order, to the millisecond of its end', () => {
    const claim = start(mine())
    for (let looked = 0; looked < 19; looked++) {
      clock.increment(15 * second)
      claim.see(mine(2, aLease(5 * minute - clock.now())))
    }
    clock.increment(15 * second - 1)
    expect(claim.state()).toBe('held')
    clock.increment(1)
    expect(claim.state()).toBe('lost')
    expect(claim.context()).toMatchObject({ loss: 'ran-out', held: undefined })
    expect(claim.looks()).toBe(1)
  })

  it('ends by the server’s clock, counted from the arrival of the reply', () => {
    const reply = mine()
    clock.increment(40 * second)
    const claim = start()
    claim.see(reply, 0)
    expect(claim.context().held!.endsAt).toBe(5 * minute)
  })

  it('is known to the second although some replies are slow', () => {
    const claim = start(mine())
    const slow = mine(2, aLease())
    clock.increment(4 * second)
    claim.see(slow)
    expect(claim.context().held!.endsAt).toBe(5 * minute)
  })

  it('follows this device’s clock where that was set', () => {
    const claim = start(mine())
    claim.see(mine(2, aLease()), 3_600_000)
    expect(claim.context().held!.endsAt).toBe(3_600_000 + 5 * minute)
  })

  it('runs on where another page of the session renewed it, and is never shortened by an older reply', () => {
    const claim = start(mine())
    const early = mine(2, aLease())
    clock.increment(4 * minute)
    claim.see(mine(2, aLease()))
    claim.see(early, 0)
    clock.increment(minute)
    expect(claim.state()).toBe('held')
    clock.increment(4 * minute)
    expect(claim.state()).toBe('lost')
  })

  it('is renewed by work, once a minute at most', async () => {
    const claim = start(mine())
    clock.increment(minute - 1)
    claim.send('WORKED')
    claim.send('WORKED')
    expect(claim.renew.inputs).toHaveLength(0)
    clock.increment(1)
    expect(claim.renew.inputs).toMatchObject([{ leaseToken: 'lease-1' }])
    await claim.renew.answer(aLease())
    expect(claim.work()).toBe('resting')
    clock.increment(3 * minute)
    expect(claim.work()).toBe('ready')
    claim.send('WORKED')
    expect(claim.work()).toBe('renewing')
    await claim.renew.answer(aLease())
    expect(claim.renew.inputs).toHaveLength(2)
    clock.increment(5 * minute - 1)
    expect(claim.state()).toBe('held')
    clock.increment(1)
    expect(claim.state()).toBe('lost')
  })

  it('hears of work once between two renewals: what is pressed after the first key changes nothing', () => {
    const claim = start(mine())
    claim.send('WORKED')
    const known = claim.context()
    claim.send('WORKED')
    expect(claim.context()).toBe(known)
  })

  it('holds through an hour of work', async () => {
    const claim = start(mine())
    for (let minutes = 0; minutes < 60; minutes++) {
      clock.increment(minute)
      claim.send('WORKED')
      await claim.renew.answer(aLease())
    }
    expect(claim.state()).toBe('held')
    expect(claim.renew.inputs).toHaveLength(60)
  })

  it('is tried again soon where a renewal got no answer', async () => {
    const claim = start(mine())
    clock.increment(minute)
    claim.send('WORKED')
    await claim.renew.fail(lost())
    expect(claim.work()).toBe('resting')
    clock.increment(5 * second)
    expect(claim.renew.inputs).toHaveLength(2)
    await claim.renew.answer(aLease())
    expect(claim.state()).toBe('held')
  })
})

describe('losing a claim', () => {
  it('is told at once when somebody else has the order', () => {
    const claim = start(mine())
    claim.see(bolas(4))
    expect(claim.state()).toBe('lost')
    expect(claim.context()).toMatchObject({ loss: 'taken', facts: { claimedBy: 'Bola Ade' } })
  })

  it('says that it was given back from another page, and keeps saying so', () => {
    const claim = start(mine())
    claim.see(free(3))
    expect(claim.context().loss).toBe('given-back')
    claim.see(free(3))
    expect(claim.context().loss).toBe('given-back')
  })

  it.each([
    [
      'a renewal',
      async (claim: ReturnType<typeof start>) => {
        clock.increment(minute)
        claim.send('WORKED')
        await claim.renew.fail(refused(1601))
      },
    ],
    [
      'giving back',
      async (claim: ReturnType<typeof start>) => {
        claim.send('RELEASE')
        await claim.release.fail(refused(1601))
      },
    ],
    ['another call', async (claim: ReturnType<typeof start>) => claim.send('LOST')],
  ])('is noticed by %s that is refused, and looked into', async (_, refuse) => {
    const claim = start(mine())
    await refuse(claim)
    expect(claim.state()).toBe('lost')
    expect(claim.looks()).toBe(1)
    claim.see(bolas(4))
    expect(claim.context().loss).toBe('taken')
    // An older reply, on its way since before, changes nothing; that she gave it back does.
    claim.see(mine(2))
    claim.see(free(5))
    expect(claim.state()).toBe('lost')
    expect(claim.context().loss).toBe('ran-out')
  })

  it('says that the operator took it over in another session, also once they gave it back there', () => {
    const mineElsewhere = (version: number) => anOrder(version, { claimedBy: 'Ngozi Eze', claimedByMe: true })
    const claim = start(mine())
    claim.see(mineElsewhere(4))
    expect(claim.context().loss).toBe('taken-over')
    claim.see(free(5))
    expect(claim.context().loss).toBe('taken-over')
    claim.see(bolas(6))
    expect(claim.context().loss).toBe('taken')
  })

  it('is over where another page of the session takes the order again', () => {
    const claim = start(mine())
    claim.see(free(3))
    claim.see(mine(4, aLease(5 * minute, 'lease-2')))
    expect(claim.state()).toBe('held')
    expect(claim.context()).toMatchObject({ loss: undefined, held: { leaseToken: 'lease-2' } })
  })

  it('is not said of an order that was decided', () => {
    const claim = start(mine())
    claim.see(anOrder(3, { status: 10 }))
    expect(claim.state()).toBe('closed')
    expect(claim.context()).toMatchObject({ loss: undefined, held: undefined })
  })
})

describe('taking an order', () => {
  it('makes it held, and what went wrong before is forgotten', async () => {
    const claim = start(mine())
    claim.see(bolas(4))
    claim.send('TAKE')
    await claim.take.fail(refused(1602))
    expect(claim.state()).toBe('lost')
    expect(claim.context().error).toBeDefined()
    claim.send('TAKE')
    expect(claim.context().error).toBeUndefined()
    await claim.take.answer(mine(6))
    expect(claim.state()).toBe('held')
    expect(claim.context()).toMatchObject({ error: undefined, loss: undefined })
    expect(claim.take.inputs[1]!.idempotencyKey).not.toBe(claim.take.inputs[0]!.idempotencyKey)
  })

  it('says who was quicker', async () => {
    const claim = start(free())
    claim.send('TAKE')
    await claim.take.fail(refused(1600, 409, { details: { claimedBy: 'Bola Ade', byMe: false } }))
    expect(claim.state()).toBe('elsewhere')
    expect(claim.context()).toMatchObject({ error: undefined, facts: { claimedBy: 'Bola Ade' } })
    expect(claim.looks()).toBe(1)
  })

  it('is asked for under one key until there is an answer', async () => {
    const claim = start(free())
    claim.send('TAKE')
    claim.send('TAKE')
    await claim.take.fail(lost())
    expect(claim.state()).toBe('free')
    claim.send('TAKE')
    const [first, second] = claim.take.inputs
    expect(second!.idempotencyKey).toBe(first!.idempotencyKey)
    expect(claim.take.inputs).toHaveLength(2)
  })
})

describe('giving an order back', () => {
  it('makes it free, and an older reply does not bring it back', async () => {
    const claim = start(mine(2))
    const before = mine(2)
    claim.send('RELEASE')
    await claim.release.answer(null)
    expect(claim.state()).toBe('free')
    claim.see(before)
    expect(claim.state()).toBe('free')
  })

  it('goes on holding it where there was no answer, and repeats under the same key', async () => {
    const claim = start(mine())
    claim.send('RELEASE')
    await claim.release.fail(lost())
    expect(claim.state()).toBe('held')
    claim.send('RELEASE')
    await claim.release.fail(refused(1000, 500))
    await settle()
    const [first, second] = claim.release.inputs
    expect(second!.idempotencyKey).toBe(first!.idempotencyKey)
    claim.send('RELEASE')
    await claim.release.fail(refused(1001, 400))
    claim.send('RELEASE')
    expect(claim.release.inputs[3]!.idempotencyKey).not.toBe(first!.idempotencyKey)
  })
})

it('has every transition taken and every refusal seen by the tests above', () => {
  expect(watched.left()).toEqual([])
})
