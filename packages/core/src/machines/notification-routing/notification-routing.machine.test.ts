import { beforeEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { byHand, lost, settle, watch } from '../machine.test-kit.ts'
import {
  type NotificationRoutingEmitted,
  notificationRoutingMachine,
} from './notification-routing.machine.ts'
import { type OpenedNotification, openedNotificationSchema, routeNotification } from './route-notification.ts'

const watched = watch(notificationRoutingMachine)

const notification = (given: Partial<OpenedNotification> = {}): OpenedNotification => ({
  id: 'x1',
  bizType: 1,
  title: 'Paid',
  content: 'Your card is paid.',
  notificationId: 'n1',
  ...given,
})

describe('routeNotification (specification, section 4)', () => {
  it.each([
    [0, { kind: 'navigate', path: '/transaction/cardDetail?giftOrderId=x1' }],
    [1, { kind: 'navigate', path: '/transaction/cardDetail?giftOrderId=x1' }],
    [2, { kind: 'navigate', path: '/transaction/cardDetail?giftOrderId=x1' }],
    [3, { kind: 'navigate', path: '/transaction/withdrawDetail?id=x1' }],
    [4, { kind: 'navigate', path: '/transaction/withdrawDetail?id=x1' }],
    [5, { kind: 'nothing' }],
    [6, { kind: 'popup', title: 'Paid', content: 'Your card is paid.', cardTypeId: 'x1' }],
    [7, { kind: 'nothing' }],
    [8, { kind: 'nothing' }],
    [-1, { kind: 'nothing' }],
    [Number.NaN, { kind: 'nothing' }],
  ])('leads bizType %d to %j', (bizType, route) =>
    expect(routeNotification(notification({ bizType }))).toEqual(route),
  )

  it.each(['', '../../admin', 'a b', 'x'.repeat(65), '<script>', 'a/b', '1.5'])(
    'leads to the list where %j is no id to follow',
    (id) => {
      const lists = { 0: '/transaction', 2: '/transaction', 3: '/transaction?tab=withdrawals' }
      for (const [bizType, path] of Object.entries(lists))
        expect(routeNotification(notification({ id, bizType: Number(bizType) }))).toEqual({
          kind: 'navigate',
          path,
        })
    },
  )
})

describe('a notification from outside', () => {
  it('is taken with its texts left out', () =>
    expect(openedNotificationSchema.parse({ id: 'x1', bizType: 1, notificationId: 'n1' })).toEqual(
      notification({ title: '', content: '' }),
    ))

  it.each([
    ['texts that are null', { title: null, content: null }, { title: '', content: '' }],
    ['a type as push data have it', { bizType: '1' }, { bizType: 1 }],
    ['ids as numbers', { id: 7, notificationId: 12 }, { id: '7', notificationId: '12' }],
    ['a text that is too long', { content: 'x'.repeat(4001) }, { content: 'x'.repeat(4000) }],
    ['a title that is too long', { title: 'x'.repeat(301) }, { title: 'x'.repeat(300) }],
    ['no ids', { id: null, notificationId: undefined }, { id: '', notificationId: '' }],
    ['fields that are not known', { sound: 'default' }, {}],
  ])('is taken with %s', (_what, given, taken) =>
    expect(openedNotificationSchema.parse({ ...notification(), ...given })).toEqual({
      ...notification(),
      ...taken,
    }),
  )

  it('is cut between characters, not in the middle of one', () => {
    const { content } = openedNotificationSchema.parse({
      ...notification(),
      content: `${'x'.repeat(3999)}😀`,
    })
    expect(content).toBe('x'.repeat(3999))
  })

  it.each([
    ['an id that is a path', { id: '/evil' }, { id: '' }],
    ['an id that is no whole number', { id: 1.5 }, { id: '' }],
    ['an id that is too long', { id: 'x'.repeat(65) }, { id: '' }],
    ['an id of another kind', { id: { $: 1 } }, { id: '' }],
    ['a number of its own that cannot be one', { notificationId: 'a/b' }, { notificationId: '' }],
    ['a number of its own that is too long', { notificationId: 'x'.repeat(65) }, { notificationId: '' }],
    ['a title that is a number', { title: 7 }, { title: '7' }],
    ['a title of another kind', { title: {} }, { title: '' }],
    ['a type with spaces', { bizType: ' 3 ' }, { bizType: 3 }],
    ['a type that is not known', { bizType: 99 }, { bizType: 99 }],
  ])('is taken with %s, and what is left of it decides', (_what, given, taken) =>
    expect(openedNotificationSchema.parse({ ...notification(), ...given })).toEqual({
      ...notification(),
      ...taken,
    }),
  )

  it.each([1.5, '1.5', '', ' ', null, undefined, [1], true, 'card', '1e999'])(
    'has its text shown where its type cannot be read: %j',
    (bizType) => {
      const taken = openedNotificationSchema.parse({ ...notification(), bizType })
      expect(routeNotification(taken)).toEqual({
        kind: 'popup',
        title: 'Paid',
        content: 'Your card is paid.',
        cardTypeId: 'x1',
      })
    },
  )

  it('offers one country and form of a card', () =>
    expect(routeNotification(notification({ id: 'xbox:us:ecode', bizType: 6 }))).toMatchObject({
      cardTypeId: 'xbox',
      currencyTypeId: 'us',
      form: 'ecode',
    }))

  it.each(['', '../../admin', 'a b', 'xbox:us', 'xbox:us:paper', 'xbox:us:ecode:x'])(
    'offers no card to sell where %j is no id of one',
    (id) =>
      expect(routeNotification(notification({ id, bizType: 6 }))).toEqual({
        kind: 'popup',
        title: 'Paid',
        content: 'Your card is paid.',
        cardTypeId: undefined,
      }),
  )

  it('leads nowhere where it holds neither a type nor a text', () =>
    expect(routeNotification(openedNotificationSchema.parse({ id: 'x1', notificationId: 'n1' }))).toEqual({
      kind: 'nothing',
    }))

  it.each([null, undefined, 'text', 7, []])('is refused where it is none: %j', (value) =>
    expect(openedNotificationSchema.safeParse(value).success).toBe(false),
  )
})

describe('following a notification', () => {
  let clock: SimulatedClock
  beforeEach(() => {
    clock = new SimulatedClock()
  })

  const start = () => {
    const marks = byHand<{ notificationId: string }, unknown>()
    const followed: NotificationRoutingEmitted[] = []
    const actor = createActor(
      notificationRoutingMachine.provide({ actors: { markRead: fromPromise(marks.call) } }),
      { clock, inspect: watched.inspect },
    )
    actor.on('route', (event) => followed.push(event))
    actor.start()
    return { actor, marks, followed, state: () => actor.getSnapshot().value }
  }

  it('marks it as read before it navigates', async () => {
    const { actor, marks, followed, state } = start()
    actor.send({ type: 'OPEN', notification: notification() })
    expect(state()).toBe('marking')
    expect(marks.inputs).toEqual([{ notificationId: 'n1' }])
    expect(followed).toEqual([])
    await marks.answer(null)
    expect(followed).toMatchObject([
      { route: { kind: 'navigate', path: '/transaction/cardDetail?giftOrderId=x1' } },
    ])
    expect(state()).toBe('idle')
  })

  it('navigates also when the mark fails', async () => {
    const { actor, marks, followed } = start()
    actor.send({ type: 'OPEN', notification: notification() })
    await marks.fail(lost())
    expect(followed).toHaveLength(1)
  })

  it('does not wait longer than three seconds for the mark', async () => {
    const { actor, marks, followed } = start()
    actor.send({ type: 'OPEN', notification: notification() })
    clock.increment(2_999)
    expect(followed).toHaveLength(0)
    clock.increment(1)
    expect(followed).toHaveLength(1)
    await marks.answer(null)
    expect(followed).toHaveLength(1)
  })

  it('shows the popup of bizType 6', async () => {
    const { actor, marks, followed } = start()
    actor.send({ type: 'OPEN', notification: notification({ bizType: 6 }) })
    await marks.answer(null)
    expect(followed[0]?.route).toEqual({
      kind: 'popup',
      title: 'Paid',
      content: 'Your card is paid.',
      cardTypeId: 'x1',
    })
  })

  it.each([5, 7, 99])('does nothing for bizType %i', async (bizType) => {
    const { actor, marks, followed, state } = start()
    actor.send({ type: 'OPEN', notification: notification({ bizType }) })
    actor.send({ type: 'REOPEN', notification: notification({ bizType }) })
    await settle()
    expect([state(), marks.inputs, followed]).toEqual(['idle', [], []])
  })

  it('follows the same one once, and again when it is asked to', async () => {
    const { actor, marks, followed } = start()
    actor.send({ type: 'OPEN', notification: notification() })
    actor.send({ type: 'OPEN', notification: notification() })
    await marks.answer(null)
    actor.send({ type: 'OPEN', notification: notification() })
    expect(followed).toHaveLength(1)
    actor.send({ type: 'REOPEN', notification: notification() })
    await marks.answer(null)
    expect(followed).toHaveLength(2)
  })

  it('is followed without a mark where it has no number of its own, each time', async () => {
    const { actor, marks, followed, state } = start()
    const pushed = notification({ notificationId: '' })
    actor.send({ type: 'OPEN', notification: pushed })
    actor.send({ type: 'OPEN', notification: pushed })
    await settle()
    expect([state(), marks.inputs, followed.length]).toEqual(['idle', [], 2])
    expect(actor.getSnapshot().context.handled).toEqual([])
  })

  it('follows several one after the other', async () => {
    const { actor, marks, followed } = start()
    actor.send({ type: 'OPEN', notification: notification() })
    actor.send({ type: 'OPEN', notification: notification({ notificationId: 'n2', bizType: 3, id: 'w9' }) })
    expect(marks.inputs).toHaveLength(1)
    await marks.answer(null)
    await marks.answer(null)
    expect(followed.map((event) => event.notification.notificationId)).toEqual(['n1', 'n2'])
  })

  it('remembers fifty of them, no more', async () => {
    const { actor, marks } = start()
    for (let n = 0; n < 60; n++) {
      actor.send({ type: 'OPEN', notification: notification({ notificationId: `n${n}` }) })
      await marks.answer(null)
    }
    expect(actor.getSnapshot().context.handled).toHaveLength(50)
    expect(actor.getSnapshot().context.handled.at(-1)).toBe('n59')
  })
})

it('takes every transition and refuses by every guard', () => expect(watched.left()).toEqual([]))
