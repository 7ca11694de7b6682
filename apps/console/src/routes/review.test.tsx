import { operatorEndpoints } from '@kaadi/contract'
import type { DeskOrder } from '@kaadi/contract/desk'
import { operatorErrorWords } from '@kaadi/contract/errors'
import { aCardOrder, aDeskOrder, aDeskQueueRow, anOperator, aPage } from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aDesk, closeConsoles, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { desk, deskMessages, operators } = operatorEndpoints
const second = 1_000
const minute = 60 * second
/** The service's clock is a day ahead of this machine's. */
const ahead = 86_400_000

const lease = (leftMs = 5 * minute, leaseToken = 'lease-1') => ({
  leaseToken,
  serverTime: new Date(Date.now() + ahead).toISOString(),
  leaseExpiresTime: new Date(Date.now() + ahead + leftMs).toISOString(),
})
const card = {
  cardId: 'card-1',
  position: 1,
  faceValue: '100',
  cardStatus: 0 as const,
  payout: '148000',
  settledAmount: null,
  maskedCode: '••••••••••FG',
  photos: [
    { uploadId: 'upload-1' as never, kind: 'front' as const, url: '/object/read?id=upload-1' },
    { uploadId: 'upload-2' as never, kind: 'back' as const, url: '/object/read?id=upload-2' },
  ],
  reason: null,
  offer: null,
}
type Given = Partial<DeskOrder> & { status?: 0 | 1 | 10 | 21 | 25; id?: string }
/** An order after so many changes of its state. */
const anOrder = (version: number, { status = 1, id = 'order-1', ...given }: Given = {}) => {
  const events = Array.from({ length: version }, (_, index) => ({
    version: index + 1,
    orderStatus: 1 as const,
    actor: 'desk' as const,
    time: '2026-11-20T13:00:00.000Z',
  }))
  const order = aCardOrder({
    giftOrderId: id as never,
    tradeNumber: `GC-${id}`,
    orderStatus: status,
    cards: [card],
    events,
  })
  return aDeskOrder({ order, ...given })
}
const free = (version = 1) => anOrder(version, { status: 0 })
const mine = (version = 2, given: Given = {}) =>
  anOrder(version, { claimedBy: 'Ada Reviewer', claimedByMe: true, lease: lease(), ...given })
const opened = () => mine(2, { openedCardIds: ['card-1'] })
const bolas = (version = 4) => anOrder(version, { claimedBy: 'Bola Ade' })

const path = '/order?giftOrderId=order-1'
const show = (server: FakeServer) => renderConsole(path, server)
const isHeld = () => screen.findByText('You are checking this order.')
/** What interrupts, beside the region of passing notices. */
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const isAlerted = (words: string) => waitFor(() => expect(alerts().join()).toContain(words))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

/** What a card may be instead: the same one, of another value. */
const plainPrice = {
  priceId: 'plain' as never,
  countryCode: 'US',
  faceSymbol: '$',
  form: 'physical' as const,
  receiptType: 'none' as const,
  ...{ minFace: '10', maxFace: '500', rate: '1480' },
}

describe('a claim', () => {
  it('holds past every look at the order, and counts down to the second by the service’s clock', async () => {
    const first = mine()
    // The service goes on answering with the lease as it is, by its own clock.
    const answer = () => ({
      ...first,
      lease: { ...first.lease!, serverTime: new Date(Date.now() + ahead).toISOString() },
    })
    const server = aDesk().on(desk.order, answer)
    show(server)
    await isHeld()
    const left = () => {
      const [minutes, seconds] = screen.getByRole('timer').textContent!.split(':').map(Number)
      return minutes! * 60 + seconds!
    }
    const before = left()
    const since = Date.now()
    for (let looks = 0; looks < 8; looks++) await pass(15 * second)
    expect(await isHeld()).toBeTruthy()
    expect(server.seen(desk.order).length).toBeGreaterThan(5)
    const passed = (Date.now() - since) / second
    expect(Math.abs(before - left() - passed)).toBeLessThanOrEqual(1)
  })

  it('is kept alive by work, past several renewals', async () => {
    const server = aDesk()
      .on(desk.order, () => mine())
      .on(desk.renew, () => lease())
    const { user } = show(server)
    await isHeld()
    for (let minutes = 1; minutes <= 7; minutes++) {
      await pass(minute)
      await user.keyboard('{Shift}')
      await waitFor(() => expect(server.seen(desk.renew)).toHaveLength(minutes))
    }
    expect(server.seen(desk.renew)[6]?.body).toEqual({ giftOrderId: 'order-1', leaseToken: 'lease-1' })
    expect(await isHeld()).toBeTruthy()
  })

  it('that runs out says so at its end', async () => {
    const server = aDesk().on(desk.order, mine())
    show(server)
    await isHeld()
    server.disconnect(desk.order)
    await pass(5 * minute)
    await isAlerted('Your claim has run out')
  })

  it('that somebody else took says so at once, with their name, and is not said to be in the queue', async () => {
    const server = aDesk().on(desk.order, mine())
    show(server)
    await isHeld()
    server.on(desk.order, bolas())
    server.push({ giftOrderId: 'order-1' })
    await isAlerted('Bola Ade has this order now.')
    expect(alerts().join()).not.toContain('queue')
    expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull()
    expect(screen.getByText('Only whoever has the order can decide it.')).toBeTruthy()
  })

  it('that ends under what was half typed leaves it there, and is taken again beside it', async () => {
    const server = aDesk()
      .on(desk.order, mine())
      .on(desk.cancel, anOrder(5, { status: 25 }))
    const { user } = show(server)
    await isHeld()
    await user.keyboard('n')
    await user.type(await screen.findByLabelText(/Balance on the card/), '40.25')
    await user.click(screen.getByRole('button', { name: /Cancel order/ }))
    await user.type(await screen.findByLabelText('Why'), 'The seller asked for it')
    server.on(desk.order, free(3))
    server.push({ giftOrderId: 'order-1' })
    await isAlerted('given back in another window')
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this order?' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('given back')
    expect(dialog.getByLabelText<HTMLInputElement>('Why').value).toBe('The seller asked for it')
    expect(dialog.getByRole('button', { name: 'Cancel it' })).toHaveProperty('disabled', true)
    server.on(desk.claim, mine(4)).on(desk.order, mine(4))
    await user.click(dialog.getByRole('button', { name: 'Take it again' }))
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull())
    expect(screen.getByDisplayValue('40.25')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Cancel it' }))
    await waitFor(() =>
      expect(server.seen(desk.cancel)[0]?.body).toMatchObject({
        leaseToken: 'lease-1',
        words: 'The seller asked for it',
      }),
    )
  })

  it('that was given back in another window says so at once', async () => {
    const server = aDesk().on(desk.order, mine())
    show(server)
    await isHeld()
    server.on(desk.order, free(3))
    server.push({ giftOrderId: null })
    await isAlerted('given back in another window')
  })

  it('that runs out leaves the names of what shows the reason as they were: only the photos are out of sight', async () => {
    const server = aDesk().on(desk.order, mine())
    const { user } = show(server)
    await isHeld()
    await user.keyboard('2q')
    await user.click(screen.getByRole('checkbox', { name: 'Front photo' }))
    await user.type(screen.getByLabelText('What the front photo shows'), 'A thumb')
    const { order } = mine(3, { status: 0 })
    const hidden = { ...order, cards: order.cards.map((one) => ({ ...one, photos: [] })) }
    server.on(desk.order, { ...free(3), order: hidden })
    server.push({ giftOrderId: 'order-1' })
    await isAlerted('given back in another window')
    expect(screen.queryByText(/Photos are locked/)).toBeTruthy()
    expect(screen.queryByLabelText(/your picture/)).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('What the front photo shows').value).toBe('A thumb')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Front photo' }).checked).toBe(true)
    expect(screen.getByRole('checkbox', { name: 'Back photo' })).toBeTruthy()
  })

  it('taken again leaves no error of before, and keeps what was drafted', async () => {
    const server = aDesk().on(desk.order, opened()).fail(desk.decide, 'cardAlreadySubmitted')
    const { user } = show(server)
    await isHeld()
    await user.keyboard('1d')
    const refusal = operatorErrorWords.cardAlreadySubmitted
    await screen.findByText(refusal)
    server.fail(desk.decide, 'claimLost').on(desk.order, free(3))
    await user.keyboard('d')
    await isAlerted('Nothing of what you chose was sent.')
    const again = mine(4, { openedCardIds: ['card-1'] })
    server.on(desk.claim, again).on(desk.order, again)
    await user.click(screen.getByRole('button', { name: 'Take it again' }))
    await isHeld()
    await screen.findByRole('button', { name: /Accept and pay/ })
    expect(screen.queryByText(refusal)).toBeNull()
    expect(screen.queryByText(/Claim it again/)).toBeNull()
    expect((screen.getByRole('radio', { name: /Valid/ }) as HTMLInputElement).checked).toBe(true)
  })

  it('that another session of the same operator took over and gave back has not run out', async () => {
    const server = aDesk().on(desk.order, mine())
    show(server)
    await isHeld()
    server.on(desk.order, anOrder(4, { claimedBy: 'Ada Reviewer', claimedByMe: true }))
    server.push({ giftOrderId: 'order-1' })
    await isAlerted('You have this order under another sign-in now.')
    server.on(desk.order, free(5))
    server.push({ giftOrderId: 'order-1' })
    await isAlerted('You took this order over under another sign-in')
    expect(alerts().join()).not.toContain('run out')
    expect(screen.getByRole('button', { name: 'Take it again' })).toBeTruthy()
  })

  it('of another session of the same operator can be looked at alone', async () => {
    show(aDesk().on(desk.order, anOrder(2, { claimedBy: 'Ada Reviewer', claimedByMe: true })))
    await screen.findByText(/under another sign-in/)
    expect(screen.getByRole('button', { name: /Decide/ }).hasAttribute('disabled')).toBe(true)
  })

  it('of a colleague can be looked at alone', async () => {
    show(aDesk().on(desk.order, bolas(2)))
    await screen.findByText(/Bola Ade is checking this order/)
    expect(screen.getByRole('button', { name: /Decide/ }).hasAttribute('disabled')).toBe(true)
  })

  it('is gone on with from “Mine”', async () => {
    const row = aDeskQueueRow({ claimedBy: 'Ada Reviewer', claimedByMe: true })
    const server = aDesk().on(desk.queue, aPage(row)).on(desk.claim, mine()).on(desk.order, mine())
    const { user } = renderConsole('/', server)
    await user.click(await screen.findByRole('button', { name: /^Go on with order/ }))
    expect(await isHeld()).toBeTruthy()
    expect(server.seen(desk.claim)).toEqual([])
  })

  it('is gone on with from the queue where it is held under another sign-in, by one more press', async () => {
    const row = aDeskQueueRow({ claimedBy: 'Ada Reviewer', claimedByMe: true })
    const order = anOrder(2, { claimedBy: 'Ada Reviewer', claimedByMe: true })
    const server = aDesk().on(desk.queue, aPage(row)).on(desk.order, order)
    const { user } = renderConsole('/', server)
    await user.click(await screen.findByRole('button', { name: /^Go on with order/ }))
    await screen.findByText(/under another sign-in/)
    server.on(desk.claim, mine()).on(desk.order, mine())
    await user.click(screen.getByRole('button', { name: /Go on here/ }))
    await isHeld()
    expect(server.seen(desk.claim)[0]?.body).toMatchObject({ fromMyOtherSession: true })
  })
})

describe('a review', () => {
  it('returns a card with a reason and evidence, by keys alone where there is nothing to type', async () => {
    const server = aDesk()
      .on(desk.order, free())
      .on(desk.claim, mine())
      .on(desk.decide, anOrder(3, { status: 21 }))
      .on(desk.takeNext, null)
      .on(desk.queue, aPage())
    const { user, path: at } = show(server)
    await screen.findByText('Nobody is checking this order.')
    server.on(desk.order, mine())
    await user.keyboard('t')
    await isHeld()
    await user.keyboard('2')
    expect((screen.getByRole('radio', { name: /Send back/ }) as HTMLInputElement).checked).toBe(true)
    await user.keyboard('w')
    await screen.findByText(/^102/)
    await user.click(screen.getByLabelText('Back photo'))
    await user.type(screen.getByLabelText(/What the back photo shows/), 'A thumb covers the last four')
    await expectAccessible()
    screen.getByLabelText('Back photo').focus()
    await user.keyboard('d')
    await waitFor(() => expect(at()).toMatch(/^\/console\/?$/))
    await pass(5 * second)
    await waitFor(() => expect(server.seen(desk.decide)).toHaveLength(1))
    expect(server.seen(desk.decide)[0]?.body).toEqual({
      giftOrderId: 'order-1',
      leaseToken: 'lease-1',
      cards: [
        {
          cardId: 'card-1',
          verdict: 4,
          reasonCode: 102,
          evidence: [{ uploadId: 'upload-2', note: 'A thumb covers the last four' }],
        },
      ],
    })
    expect(server.surprises).toEqual([])
  })

  it('opens a code for a purpose that somebody chose, and hides it after thirty seconds', async () => {
    const server = aDesk()
      .on(desk.order, mine())
      .on(desk.reveal, { code: 'X9KQ2LAB3CDE4FG', cardPin: null, time: '2026-11-20T13:05:00.000Z' })
    const { user } = show(server)
    const verdict = await screen.findByRole('group', { name: 'This card is' })
    await isHeld()
    await user.click(within(verdict).getByRole('button', { name: 'Show code' }))
    expect(server.seen(desk.reveal)).toHaveLength(0)
    const why = within(verdict).getByRole('combobox', { name: 'Why do you open it?' })
    await user.selectOptions(why, 'Checked the balance with the issuer')
    await user.click(within(verdict).getByRole('button', { name: 'Show code' }))
    await within(verdict).findByText(/X9KQ/)
    expect(server.seen(desk.reveal)[0]?.body).toMatchObject({
      leaseToken: 'lease-1',
      purpose: 'checkBalance',
    })
    await pass(30 * second)
    expect(within(verdict).queryByText(/X9KQ/)).toBeNull()
  })

  it('finds no card valid whose code was not opened', async () => {
    const server = aDesk().on(desk.order, mine())
    const { user } = show(server)
    await isHeld()
    await user.keyboard('1')
    await screen.findByText('Open the code before you accept the card.')
    server.on(desk.order, opened())
    server.push({ giftOrderId: 'order-1' })
    await screen.findByRole('button', { name: /Accept and pay/ })
  })

  it('names choices that are there where a card was credited to another seller, and then forgets the refusal', async () => {
    const server = aDesk().on(desk.order, opened()).fail(desk.decide, 'cardAlreadySubmitted')
    const { user } = show(server)
    await isHeld()
    await user.keyboard('1d')
    const refusal = await screen.findByText(operatorErrorWords.cardAlreadySubmitted)
    const [outcome, ...named] = [...refusal.textContent!.matchAll(/“([^”]+)”/g)].map(([, name]) => name!)
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${outcome}`) }))
    expect(named.length).toBeGreaterThan(0)
    for (const name of named) expect(screen.getByRole('radio', { name: new RegExp(name) })).toBeTruthy()
    expect(screen.queryByText(operatorErrorWords.cardAlreadySubmitted)).toBeNull()
    expect(screen.getByText('Choose a reason.')).toBeTruthy()
  })

  it('obeys its printed keys while the purpose has the focus, and gives none of them to it', async () => {
    const server = aDesk()
      .on(desk.order, mine())
      .on(desk.release, null)
      .on(desk.reveal, { code: 'X9KQ2LAB3CDE4FG', cardPin: null, time: '2026-11-20T13:05:00.000Z' })
    const { user } = show(server)
    await isHeld()
    await user.keyboard('c')
    const why = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Why do you open it?' })
    expect(document.activeElement).toBe(why)
    await user.keyboard('1')
    expect((screen.getByRole('radio', { name: /Valid/ }) as HTMLInputElement).checked).toBe(true)
    await user.keyboard('?')
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    await user.selectOptions(why, 'Checked the balance with the issuer')
    why.focus()
    await user.keyboard('c')
    await screen.findByText(/X9KQ/)
    expect(server.seen(desk.reveal)[0]?.body.purpose).toBe('checkBalance')
    // What had the focus has gone: it stays beside the code.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy code' }))
    await pass(30 * second)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show code' }))
  })

  it('goes on at the verdict once a code that was read on the photo is kept', async () => {
    const untyped = mine()
    const without = { ...untyped, order: { ...untyped.order, cards: [{ ...card, maskedCode: null }] } }
    const server = aDesk().on(desk.order, without).on(desk.enterCode, opened())
    const { user } = show(server)
    await isHeld()
    await user.type(screen.getByLabelText('Code read from the photo'), 'X9KQ2LAB3CDE4FG')
    server.on(desk.order, opened())
    await user.keyboard('{Enter}')
    await screen.findByRole('button', { name: 'Show code' })
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Valid/ }))
    await user.keyboard('2')
    expect(document.activeElement).not.toBe(document.body)
  })

  it('pays an e-code by two keys, under a purpose that was chosen before', async () => {
    const server = aDesk()
      .on(desk.order, mine())
      .on(desk.reveal, { code: 'X9KQ2LAB3CDE4FG', cardPin: null, time: '2026-11-20T13:05:00.000Z' })
      .on(desk.decide, anOrder(3, { status: 10 }))
      .on(desk.takeNext, null)
    const { user } = show(server)
    await isHeld()
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Why do you open it?' }),
      'Checked the balance with the issuer',
    )
    await user.keyboard('1')
    await screen.findByText(/X9KQ/)
    server.on(desk.order, opened())
    await screen.findByRole('button', { name: /Accept and pay/ })
    await user.keyboard('d')
    await waitFor(() => expect(server.seen(desk.decide)).toHaveLength(1))
    expect(server.seen(desk.reveal)).toHaveLength(1)
    expect(server.seen(desk.decide)[0]?.body).toMatchObject({ cards: [{ cardId: 'card-1', verdict: 1 }] })
  })

  it('pays a photo card by its code and three keys', async () => {
    const untyped = mine()
    const without = { ...untyped, order: { ...untyped.order, cards: [{ ...card, maskedCode: null }] } }
    const server = aDesk()
      .on(desk.order, without)
      .on(desk.enterCode, opened())
      .on(desk.decide, anOrder(3, { status: 10 }))
      .on(desk.takeNext, null)
    const { user } = show(server)
    await isHeld()
    await user.keyboard('c')
    const field = screen.getByLabelText<HTMLInputElement>('Code read from the photo')
    expect(document.activeElement).toBe(field)
    await user.keyboard('X9KQ2LAB3CDE4FG')
    expect(field.value).toBe('X9KQ2LAB3CDE4FG')
    server.on(desk.order, opened())
    await user.keyboard('{Enter}')
    await screen.findByRole('button', { name: /Accept and pay/ })
    await user.keyboard('d')
    await waitFor(() => expect(server.seen(desk.decide)).toHaveLength(1))
    expect(server.seen(desk.decide)[0]?.body).toMatchObject({ cards: [{ cardId: 'card-1', verdict: 1 }] })
  })

  it.each(['opened', 'kept'] as const)(
    'reads neither the order nor the queue while its code is %s: once, when the hand is free',
    async (what) => {
      const untyped = { ...mine().order, cards: [{ ...card, maskedCode: null }] }
      const server = aDesk()
        .on(desk.order, what === 'kept' ? { ...mine(), order: untyped } : mine())
        .on(desk.queue, aPage())
        .on(desk.enterCode, opened())
        .on(desk.reveal, { code: 'X9KQ2LAB3CDE4FG', cardPin: null, time: '2026-11-20T13:05:00.000Z' })
      const { user } = show(server)
      await isHeld()
      const call = what === 'kept' ? desk.enterCode : desk.reveal
      const answers = server.hold(call)
      if (what === 'kept') await user.keyboard('cX9KQ2LAB3CDE4FG{Enter}')
      else {
        await user.selectOptions(
          screen.getByRole('combobox', { name: 'Why do you open it?' }),
          'Checked the balance with the issuer',
        )
        await user.keyboard('c')
      }
      await waitFor(() => expect(server.seen(call)).toHaveLength(1))
      const before = server.seen(desk.order).length
      // The call tells of itself before it is answered.
      act(() => server.push({ giftOrderId: 'order-1' }))
      await pass(2 * second)
      expect(server.seen(desk.order)).toHaveLength(before)
      answers()
      if (what === 'kept') await screen.findByRole('button', { name: /Accept and pay/ })
      else await screen.findByText(/X9KQ/)
      expect(server.seen(desk.order)).toHaveLength(before)
      await pass(2 * second)
      expect(server.seen(desk.order)).toHaveLength(before + 1)
    },
  )

  it('puts a code right that the desk typed, by a key and the keyboard alone', async () => {
    const typed = (given: Given = {}) =>
      mine(2, { openedCardIds: ['card-1'], typedCardIds: ['card-1'], ...given })
    const server = aDesk()
      .on(desk.order, typed())
      .on(desk.reveal, { code: 'X9KQ2LAB3CDE4FG', cardPin: null, time: '2026-11-20T13:05:00.000Z' })
      .on(desk.enterCode, typed())
    const { user } = show(server)
    await isHeld()
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Why do you open it?' }),
      'Compared the code with the photo',
    )
    await user.keyboard('c')
    await screen.findByText(/X9KQ/)
    await user.keyboard('l')
    const field = screen.getByLabelText<HTMLInputElement>('Code read from the photo')
    expect(document.activeElement).toBe(field)
    expect(field.value).toBe('')
    await user.keyboard('{Escape}')
    const button = screen.getByRole('button', { name: /Type the code again/ })
    expect(document.activeElement).toBe(button)
    await user.keyboard('lX9KQ2LAB3CDE4FH{Enter}')
    await waitFor(() => expect(server.seen(desk.enterCode)).toHaveLength(1))
    expect(server.seen(desk.enterCode)[0]?.body).toMatchObject({ cardId: 'card-1', code: 'X9KQ2LAB3CDE4FH' })
    await screen.findByRole('button', { name: /Type the code again/ })
    expect(screen.queryByText(/X9KQ/)).toBeNull()
    await expectAccessible()
  })

  it('leaves a code to the seller who typed it', async () => {
    const { user } = show(aDesk().on(desk.order, opened()))
    await isHeld()
    await user.keyboard('l')
    expect(screen.queryByRole('button', { name: /Type the code again/ })).toBeNull()
    expect(screen.queryByLabelText('Code read from the photo')).toBeNull()
  })

  it('offers another price for what the card is, and says what that comes to', async () => {
    const priceOf = (priceId: string, receiptType: 'none' | 'cash', rate: string) => ({
      priceId: priceId as never,
      countryCode: 'US',
      faceSymbol: '$',
      form: 'physical' as const,
      receiptType,
      minFace: '10',
      maxFace: '500',
      rate,
    })
    const server = aDesk()
      .on(desk.order, opened())
      .on(desk.offerPrices, [priceOf('plain', 'none', '1480'), priceOf('cash', 'cash', '1520')])
      .on(desk.decide, opened())
    const { user } = show(server)
    await isHeld()
    await user.keyboard('4')
    await user.click(await screen.findByRole('radio', { name: /Other value/ }))
    const value = await screen.findByLabelText('Its value')
    await user.clear(value)
    await user.type(value, '50')
    await screen.findByText(/is offered ₦75,000.00 instead of ₦148,000.00/)
    expect(screen.getByText(/below 70 % of the quote/)).toBeTruthy()
    // Far above it counts as far below does (decision 173): 148,000 is 70 % of 211,428.
    await user.clear(value)
    await user.type(value, '140')
    await screen.findByText(/is offered ₦210,000.00 instead/)
    expect(screen.queryByText(/a second reviewer has to see it/)).toBeNull()
    await user.clear(value)
    await user.type(value, '142')
    await screen.findByText(/is offered ₦213,000.00 instead/)
    expect(screen.getByText(/so far above the quote that a second reviewer has to see it/)).toBeTruthy()
    await user.clear(value)
    await user.type(value, '80')
    await user.selectOptions(screen.getByLabelText('The card is'), 'US, physical card, cash receipt · ₦1,520')
    await user.click(screen.getByRole('checkbox', { name: 'Front photo' }))
    await user.type(screen.getByLabelText('What the front photo shows'), 'It says 80.')
    await user.click(screen.getByRole('button', { name: /Offer another price/ }))
    await waitFor(() => expect(server.seen(desk.decide)).toHaveLength(1))
    expect(server.seen(desk.decide)[0]?.body.cards).toEqual([
      {
        cardId: 'card-1',
        verdict: 2,
        reasonCode: 108,
        corrected: { priceId: 'cash', faceValue: '80' },
        evidence: [{ uploadId: 'upload-1', note: 'It says 80.' }],
      },
    ])
  })

  it('offers each kind at the rate of the value, and none where it is not bought at that', async () => {
    const priceOf = (receiptType: 'none' | 'cash', minFace: string, maxFace: string, rate: string) => ({
      priceId: `${receiptType}-${minFace}` as never,
      countryCode: 'US',
      faceSymbol: '$',
      form: 'physical' as const,
      receiptType,
      minFace,
      maxFace,
      rate,
    })
    const server = aDesk()
      .on(desk.order, opened())
      .on(desk.offerPrices, [
        priceOf('none', '10', '99.99', '1400'),
        priceOf('none', '100', '500', '1480'),
        priceOf('cash', '10', '99.99', '1520'),
      ])
    const { user } = show(server)
    await isHeld()
    await user.keyboard('4')
    await user.click(await screen.findByRole('radio', { name: /Other value/ }))
    const kinds = () =>
      within(screen.getByLabelText('The card is'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    const value = await screen.findByLabelText('Its value')
    await waitFor(() =>
      expect(kinds()).toEqual(['US, physical card · ₦1,480', 'US, physical card, cash receipt']),
    )
    await user.clear(value)
    await user.type(value, '50')
    expect(kinds()).toEqual(['US, physical card · ₦1,400', 'US, physical card, cash receipt · ₦1,520'])
  })

  it('has for each verdict its own reason and value: a wrong key loses nothing', async () => {
    const server = aDesk()
      .on(desk.order, opened())
      .on(desk.offerPrices, [plainPrice])
      .on(desk.decide, opened())
    const { user } = show(server)
    await isHeld()
    await user.keyboard('4')
    await user.click(await screen.findByRole('radio', { name: /Other value/ }))
    const value = () => screen.findByLabelText<HTMLInputElement>('Its value')
    await user.clear(await value())
    await user.type(await value(), '80')
    await user.click(screen.getByRole('checkbox', { name: 'Front photo' }))
    await user.type(screen.getByLabelText('What the front photo shows'), 'It says 80.')
    await user.click(screen.getByRole('radio', { name: /Send back/ }))
    expect(screen.queryByLabelText('Its value')).toBeNull()
    expect(screen.getByText('Choose a reason.')).toBeTruthy()
    await user.keyboard('4')
    expect((await value()).value).toBe('80')
    await user.keyboard('d')
    await waitFor(() => expect(server.seen(desk.decide)).toHaveLength(1))
    expect(server.seen(desk.decide)[0]?.body.cards).toEqual([
      {
        cardId: 'card-1',
        verdict: 2,
        reasonCode: 108,
        corrected: { faceValue: '80' },
        evidence: [{ uploadId: 'upload-1', note: 'It says 80.' }],
      },
    ])
  })

  it('is the second reviewer’s own: they see no first verdict, and begin with nothing', async () => {
    const second = { firstBy: null, secondBy: null, byMe: false, because: [], agreed: null }
    show(aDesk().on(desk.order, { ...mine(), second }))
    await isHeld()
    await screen.findByText('Second look: judge it as if you were the first')
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
    await expectAccessible()
  })

  it.each([
    ['Bola Ade', 'You judged this one: another reviewer looks at it'],
    [null, 'You judged this one: another reviewer looks at it'],
  ])('is not offered to whoever judged it already: they are told who may', async (firstBy, title) => {
    const second = { firstBy, secondBy: null, byMe: true, because: [], agreed: null }
    show(aDesk().on(desk.order, anOrder(3, { status: 4 as never, second })))
    await screen.findByText(title)
    expect(screen.getByText('Another reviewer decides it: nobody judges an order twice.')).toBeTruthy()
    expect(screen.queryByText('Nobody is checking this order.')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull()
  })

  it('says of a second try which trade came before, by a way to it and no raw id', async () => {
    const one = mine()
    const again = { ...one, order: { ...one.order, fId: 'order-0' as never } }
    show(aDesk().on(desk.order, again))
    const way = await screen.findByRole('link', { name: 'the trade that was sent back' })
    expect(way.getAttribute('href')).toContain('giftOrderId=order-0')
    expect(screen.queryByText('order-0')).toBeNull()
  })

  it('says of an e-code no photos that it may not have', async () => {
    const one = free()
    const noPhotos = [{ ...card, photos: [] }]
    show(aDesk().on(desk.order, { ...one, order: { ...one.order, form: 'ecode', cards: noPhotos } }))
    await screen.findByText('Take the order to see what was sent.')
    expect(screen.queryByText('Photos are locked')).toBeNull()
  })

  it.each([
    [true, 'Two reviewers agreed'],
    [false, 'The second reviewer differed'],
  ])(
    'says afterwards who judged first, why it needed two, and whether they agreed: %s',
    async (agreed, title) => {
      const second = {
        ...{ firstBy: 'Bola Ade', secondBy: null, byMe: false },
        ...{ because: ['verdict' as const], agreed },
      }
      show(aDesk().on(desk.order, anOrder(6, { status: 10, second })))
      await screen.findByText(title)
      expect(
        screen.getByText(/^Bola Ade judged it first\. It needs two, because a card of this value/),
      ).toBeTruthy()
    },
  )

  it('shows each photo under the name of whoever looks at it', async () => {
    show(aDesk().on(desk.order, mine()))
    await isHeld()
    for (const photo of ['front', 'back']) {
      const mark = (await screen.findByRole('application', { name: photo })).querySelector('[data-mark]')
      expect(mark?.getAttribute('data-mark')).toContain(`${anOperator().name} · `)
    }
  })

  it('puts a photo that was sent before beside the one that looks like it', async () => {
    const earlier = {
      ...{ giftOrderId: 'o9' as never, tradeNumber: 'GC-2611-20-00009', sellerName: 'kofi' },
      ...{ bySameSeller: false, createTime: '2026-11-20T10:00:00.000Z' },
    }
    const found = { kind: 'photo' as const, result: 'bad' as const, orders: [earlier], sellers: [], count: 0 }
    const pair = {
      ...{ uploadId: 'upload-1' as never, exact: false, order: earlier },
      photo: { uploadId: 'upload-9' as never, url: '/object/photo?id=upload-9' },
    }
    const unseen = { ...pair, photo: null }
    const server = aDesk()
      .on(desk.order, { ...mine(), checks: [found] })
      .on(desk.comparePhotos, [pair, unseen])
    const { user } = show(server)
    await isHeld()
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.click(screen.getByRole('button', { name: 'Show them side by side' }))
    const shown = await screen.findByRole('img', { name: /Sent with GC-2611-20-00009/ })
    // It was asked for below the photos.
    expect(scrolled.mock.contexts.some((one) => one instanceof Element && one.contains(shown))).toBe(true)
    expect(shown.getAttribute('src')).toContain('upload-9')
    expect(screen.getByText(/A photo is not shown/)).toBeTruthy()
    expect(server.seen(desk.comparePhotos)[0]?.body).toMatchObject({ leaseToken: expect.any(String) })
    await expectAccessible()
  })

  it('says to whoever would pay much more than the first that a senior decides', async () => {
    const second = {
      ...{ firstBy: 'Bola Ade', secondBy: 'Ngozi Eze', byMe: true },
      ...{ because: ['verdict' as const], agreed: false },
    }
    show(aDesk().on(desk.order, anOrder(6, { status: 0, second })))
    await screen.findByText('The second reviewer would pay much more: a senior decides')
    expect(screen.getByText(/^Bola Ade judged it first, Ngozi Eze second\. It needed two/)).toBeTruthy()
    cleanup()
    show(aDesk().on(desk.order, anOrder(7, { status: 21, second })))
    await screen.findByText('Third look: a senior decided, because the first two differed')
  })

  it('says of each card what it pays, and the whole order’s sum where it is decided', async () => {
    const cards = [
      { ...card, payout: '998.60' },
      { ...card, cardId: 'card-2', position: 2, photos: [], payout: '998.61' },
    ]
    const two = mine()
    const order = { ...two.order, currencyId: 2 as const, payout: '1997.21', count: 2, cards }
    const { user } = show(aDesk().on(desk.order, { ...two, order, openedCardIds: ['card-1', 'card-2'] }))
    await isHeld()
    const group = (position: number) => screen.getByRole('group', { name: `Card ${position} is` })
    expect(group(1).textContent).toContain('998.60')
    expect(document.body.textContent).not.toContain('1,997.21')
    await user.keyboard('1j')
    expect(group(2).textContent).toContain('998.61')
    await user.keyboard('1')
    await screen.findByRole('button', { name: /Accept and pay .*1,997\.21/ })
  })

  it('is followed by the next order, taken, with the focus in it', async () => {
    const next = mine(2, { lease: lease(5 * minute, 'lease-2') })
    const following = {
      ...next,
      order: { ...next.order, giftOrderId: 'order-2' as never, tradeNumber: 'GC-order-2' },
    }
    const server = aDesk()
      .on(desk.order, ({ query }) => (query?.giftOrderId === 'order-2' ? following : opened()))
      .on(desk.decide, anOrder(3, { status: 10 }))
      .on(desk.takeNext, following)
    const { user, path: at } = show(server)
    await isHeld()
    await user.keyboard('1d')
    await waitFor(() => expect(at()).toBe('/console/order?giftOrderId=order-2'))
    const order = await screen.findByRole('article', { name: 'Order GC-order-2' })
    await isHeld()
    expect(document.activeElement).toBe(order)
    expect((screen.getByRole('radio', { name: /Valid/ }) as HTMLInputElement).checked).toBe(false)
    expect(screen.getByText(/^GC-order-1: .* paid$/)).toBeTruthy()
  })

  it('is on the screen as soon as the address names it: no key reaches the order before', async () => {
    const following = mine(2, { id: 'order-2', lease: lease(5 * minute, 'lease-2') })
    const server = aDesk()
      .on(desk.order, ({ query }) => (query?.giftOrderId === 'order-2' ? following : opened()))
      .on(desk.decide, anOrder(3, { status: 10 }))
      .on(desk.takeNext, following)
    const { user } = show(server)
    await isHeld()
    const shown: (string | null | undefined)[] = []
    const push = vi.spyOn(window.history, 'pushState')
    push.mockImplementation(function (this: History, ...address) {
      History.prototype.pushState.apply(this, address)
      queueMicrotask(() => shown.push(document.querySelector('article')?.getAttribute('aria-label')))
    })
    await user.keyboard('1d')
    await waitFor(() => expect(shown).toEqual(['Order GC-order-2']))
    push.mockRestore()
  })

  it('has the keys that were pressed while it came: none acts on the order before, and none decides it unseen', async () => {
    const following = mine(2, { id: 'order-2', lease: lease(5 * minute, 'lease-2') })
    const server = aDesk()
      .on(desk.order, ({ query }) => (query?.giftOrderId === 'order-2' ? following : opened()))
      .on(desk.decide, anOrder(3, { status: 10 }))
      .on(desk.takeNext, following)
      .on(desk.reveal, { code: 'X9KQ2LAB3CDE4FG', cardPin: null, time: '2026-11-20T13:05:00.000Z' })
    const { user, path: at } = show(server)
    await isHeld()
    await user.selectOptions(screen.getByLabelText('Why do you open it?'), 'Redeemed the card')
    await user.keyboard('1')
    const comes = server.hold(desk.takeNext)
    await user.keyboard('d')
    await waitFor(() => expect(server.seen(desk.decide)).toHaveLength(1))
    await user.keyboard('4cdg')
    expect((screen.getByRole('radio', { name: /Valid/ }) as HTMLInputElement).checked).toBe(true)
    comes()
    await waitFor(() => expect(at()).toContain('order-2'))
    await screen.findByText(/X9KQ/)
    expect((screen.getByRole('radio', { name: /Other price/ }) as HTMLInputElement).checked).toBe(true)
    expect(server.seen(desk.reveal).map(({ body }) => body.giftOrderId)).toEqual(['order-2'])
    expect(server.seen(desk.decide)).toHaveLength(1)
    expect(server.seen(desk.release)).toEqual([])
  })

  it('has no key of a decision that was not taken', async () => {
    const server = aDesk()
      .on(desk.order, opened())
      .fail(desk.decide, 'cardAlreadySubmitted')
      .on(desk.takeNext, null)
    const decide = server.hold(desk.decide)
    const { user } = show(server)
    await isHeld()
    await user.keyboard('1d')
    await user.keyboard('2')
    decide()
    await screen.findByText(operatorErrorWords.cardAlreadySubmitted)
    expect((screen.getByRole('radio', { name: /Valid/ }) as HTMLInputElement).checked).toBe(true)
    await user.keyboard('2')
    expect((screen.getByRole('radio', { name: /Send back/ }) as HTMLInputElement).checked).toBe(true)
  })

  it('asks for the next order while the decision travels', async () => {
    const following = mine(2, { id: 'order-2', lease: lease(5 * minute, 'lease-2') })
    const server = aDesk()
      .on(desk.order, ({ query }) => (query?.giftOrderId === 'order-2' ? following : opened()))
      .on(desk.decide, anOrder(3, { status: 10 }))
      .on(desk.takeNext, following)
      .on(desk.release, null)
    const decide = server.hold(desk.decide)
    const { user, path: at } = show(server)
    await isHeld()
    await user.keyboard('1d')
    await waitFor(() => expect(server.seen(desk.takeNext)).toHaveLength(1))
    expect(at()).toBe('/console/order?giftOrderId=order-1')
    // The desk hears of the decision before its answer is there: the order that is left is not read once more.
    const looks = server.seen(desk.order).length
    server.push({ giftOrderId: 'order-1' })
    await pass(2 * second)
    expect(server.seen(desk.order)).toHaveLength(looks)
    decide()
    await waitFor(() => expect(at()).toBe('/console/order?giftOrderId=order-2'))
    expect(server.seen(desk.takeNext)).toHaveLength(1)
    expect(server.seen(desk.release)).toEqual([])
  })

  it('comes before what nobody waits for: the order that is left is not read, and messages once it is there', async () => {
    const following = mine(2, { id: 'order-2', lease: lease(5 * minute, 'lease-2') })
    const server = aDesk()
      .on(desk.order, ({ query }) => (query?.giftOrderId === 'order-2' ? following : opened()))
      .on(desk.decide, anOrder(3, { status: 10 }))
      .on(desk.takeNext, following)
    const [decide, comes] = [server.hold(desk.decide), server.hold(desk.takeNext)]
    const { user, path: at } = show(server)
    await isHeld()
    await user.keyboard('1d')
    await waitFor(() => expect(server.seen(desk.takeNext)).toHaveLength(1))
    const aside = [desk.order, deskMessages.thread, deskMessages.inbox]
    const reads = () => aside.map((each) => server.seen(each).length)
    const before = reads()
    // The verdict tells of itself, and so does the claim of the next order, before either is answered.
    act(() => server.push({ giftOrderId: 'order-1' }))
    decide()
    await pass(second / 5)
    act(() => server.push({ giftOrderId: 'order-2' }))
    await pass(1.5 * second)
    expect(reads()).toEqual(before)
    comes()
    await waitFor(() => expect(at()).toBe('/console/order?giftOrderId=order-2'))
    await pass(2 * second)
    expect(server.seen(deskMessages.inbox).length).toBe(before[2]! + 1)
  })

  it('is not drawn as decided on the way to the next one, unless that keeps it waiting', async () => {
    const server = aDesk()
      .on(desk.order, opened())
      .on(desk.decide, anOrder(3, { status: 10 }))
      .on(desk.takeNext, mine(2, { id: 'order-2', lease: lease(5 * minute, 'lease-2') }))
    const comes = server.hold(desk.takeNext)
    const { user, path: at } = show(server)
    await isHeld()
    await user.keyboard('1d')
    await waitFor(() => expect(server.seen(desk.decide)).toHaveLength(1))
    await pass(300)
    expect(screen.queryByText('This order has been decided.')).toBeNull()
    await pass(300)
    await screen.findByText('This order has been decided.')
    comes()
    await waitFor(() => expect(at()).toBe('/console/order?giftOrderId=order-2'))
  })

  it('gives the next order back where the decision was refused, and stays', async () => {
    const following = mine(2, { id: 'order-2', lease: lease(5 * minute, 'lease-2') })
    const server = aDesk()
      .on(desk.order, opened())
      .fail(desk.decide, 'claimLost')
      .on(desk.takeNext, following)
      .on(desk.release, null)
    const { user, path: at } = show(server)
    await isHeld()
    await user.keyboard('1d')
    await waitFor(() =>
      expect(server.seen(desk.release)[0]?.body).toEqual({ giftOrderId: 'order-2', leaseToken: 'lease-2' }),
    )
    expect(at()).toBe('/console/order?giftOrderId=order-1')
    expect(server.surprises).toEqual([])
  })

  it('has the focus once it is taken, and not the button that gives it back', async () => {
    const server = aDesk().on(desk.order, free()).on(desk.claim, mine())
    const { user } = show(server)
    const take = await screen.findByRole('button', { name: 'Take' })
    take.focus()
    server.on(desk.order, mine())
    await user.keyboard('{Enter}')
    await isHeld()
    expect(document.activeElement).toBe(screen.getByRole('article'))
    await user.keyboard('{Enter}')
    expect(server.seen(desk.release)).toEqual([])
  })

  it('lists its keys on “?”, and lets them be turned off', async () => {
    const server = aDesk().on(desk.order, mine())
    const { user } = show(server)
    await isHeld()
    await user.keyboard('?')
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(within(help).getByText('Give it back to the queue')).toBeTruthy()
    await user.click(within(help).getByRole('switch', { name: /Single-key/ }))
    await user.click(within(help).getByRole('button', { name: 'Close' }))
    await user.keyboard('1')
    expect((screen.getByRole('radio', { name: /Valid/ }) as HTMLInputElement).checked).toBe(false)
  })

  it('goes through the cards of an order one at a time', async () => {
    const cards = [card, { ...card, cardId: 'card-2', position: 2, photos: [] }]
    const two = mine()
    const order = { ...two.order, count: 2, cards }
    const { user } = show(aDesk().on(desk.order, { ...two, order, openedCardIds: ['card-1', 'card-2'] }))
    await isHeld()
    await user.keyboard('1')
    await screen.findByRole('button', { name: 'Card 1, ready' })
    expect(screen.getByText('Card 2: Say of each card what it is.')).toBeTruthy()
    await user.keyboard('j')
    expect(screen.getByRole('group', { name: 'Card 2 is' })).toBeTruthy()
    await user.keyboard('1')
    await screen.findByRole('button', { name: /Accept and pay/ })
  })

  it('is refused with a picture of one’s own by keys alone: its note has the focus, and Enter leads on to the decision', async () => {
    const server = aDesk()
      .on(desk.order, mine())
      .on(desk.uploadEvidence, {
        ...{ uploadId: 'upload-7' as never, url: '/object/read?id=upload-7' },
        ...{ width: 800, height: 600, bytes: 9 },
      })
      .on(desk.decide, anOrder(3, { status: 21 }))
      .on(desk.takeNext, null)
      .on(desk.queue, aPage())
    const { user } = show(server)
    await isHeld()
    await user.keyboard('2w')
    const picker = screen.getByLabelText('Add a picture of yours', { selector: 'input' })
    const picked = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {})
    await user.keyboard('p')
    expect(picked).toHaveBeenCalled()
    picked.mockRestore()
    fireEvent.change(picker, { target: { files: [new File(['x'], 'own.jpg', { type: 'image/jpeg' })] } })
    const note = await screen.findByLabelText<HTMLInputElement>(/What your picture 1 shows/)
    expect(document.activeElement).toBe(note)
    // Which picture it is can be seen, beside its note.
    expect(note.closest('.c-evidence-own')?.querySelector('img')?.getAttribute('src')).toBe(
      '/object/read?id=upload-7',
    )
    await user.keyboard('No number{Enter}')
    expect(note.value).toBe('No number')
    expect(screen.queryByRole('form', { name: 'What the issuer’s page said' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Return for correction/ }))
    await user.keyboard('{Enter}')
    await screen.findByText('GC-order-1 will be sent back.')
  })

  it('begins with no verdict where the seller answered what an earlier one asked: each is chosen by a press', async () => {
    const asked = {
      ...{ code: 101 as const, text: 'We cannot read it.', nextStep: 'Take it in daylight.' },
      correctable: true,
    }
    const cards = [
      { ...card, cardStatus: 1 as const },
      { ...card, cardId: 'card-2', position: 2, cardStatus: 4 as const, reason: asked },
    ]
    const answered = { ...opened(), openedCardIds: ['card-1', 'card-2'] }
    const { user } = show(
      aDesk().on(desk.order, { ...answered, order: { ...answered.order, count: 2, cards } }),
    )
    await isHeld()
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
    await user.click(screen.getByRole('radio', { name: /Valid/ }))
    await screen.findByRole('button', { name: 'Card 1, ready' })
    await user.keyboard('j')
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
    // What was asked of the seller then says what the new photo has to show.
    expect(screen.getByText('Asked before')).toBeTruthy()
    expect(screen.getByText(/^101 /)).toBeTruthy()
  })

  it('of a colleague, or that must be taken first, shows no verdict of before as chosen', async () => {
    const judged = (desk: DeskOrder) => ({
      ...desk,
      order: { ...desk.order, cards: [{ ...card, cardStatus: 1 as const }] },
    })
    show(aDesk().on(desk.order, judged(bolas())))
    await screen.findByText('Only whoever has the order can decide it.')
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
    closeConsoles()
    cleanup()
    show(aDesk().on(desk.order, judged(free())))
    await screen.findByText('Take the order to decide it.')
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
  })

  it('is refused with a photo of the seller by keys alone: the focus goes to what shows the reason, then to its note', async () => {
    const { user } = show(aDesk().on(desk.order, mine()))
    await isHeld()
    await user.keyboard('3w')
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Front photo' }))
    await user.keyboard('6')
    const note = screen.getByLabelText<HTMLInputElement>(/What the back photo shows/)
    expect(document.activeElement).toBe(note)
    await user.keyboard('Code 5 is spent{Enter}')
    expect(note.value).toBe('Code 5 is spent')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Refuse|Reject/ }))
    // What has all it needs keeps the focus where it is.
    await user.keyboard('13')
    await user.click(screen.getByRole('button', { name: /Change/ }))
    screen.getByRole('article').focus()
    await user.keyboard('e')
    expect(document.activeElement).toBe(screen.getByRole('article'))
    expect(screen.getByLabelText<HTMLInputElement>('Front photo').checked).toBe(false)
  })

  it('is offered another price by keys alone: the focus goes to the value, which takes figures, then to what shows it', async () => {
    const server = aDesk()
      .on(desk.order, opened())
      .on(desk.offerPrices, [plainPrice])
      .on(desk.decide, opened())
    const { user } = show(server)
    await isHeld()
    await user.keyboard('4e')
    const value = await screen.findByLabelText<HTMLInputElement>('Its value')
    expect(document.activeElement).toBe(value)
    await user.keyboard('51')
    expect(value.value).toBe('51')
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Front photo' }))
    await user.keyboard('v')
    expect(document.activeElement).toBe(value)
    await user.keyboard('80{Enter}5It says 80.{Enter}')
    expect(value.value).toBe('80')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Offer another price/ }))
    await user.keyboard('d')
    await waitFor(() => expect(server.seen(desk.decide)).toHaveLength(1))
    expect(server.seen(desk.decide)[0]?.body.cards).toEqual([
      {
        cardId: 'card-1',
        verdict: 2,
        reasonCode: 108,
        corrected: { faceValue: '80' },
        evidence: [{ uploadId: 'upload-1', note: 'It says 80.' }],
      },
    ])
  })

  it('leads from a note on to what is missing, and says it: no key is written into the note', async () => {
    const { user } = show(aDesk().on(desk.order, mine()).on(desk.offerPrices, []))
    await isHeld()
    await user.keyboard('4')
    await user.click(await screen.findByRole('radio', { name: /Other value/ }))
    await user.click(screen.getByRole('checkbox', { name: 'Back photo' }))
    const note = screen.getByLabelText<HTMLInputElement>(/What the back photo shows/)
    await user.type(note, 'It says 50{Enter}')
    await isAlerted('Say what the card is instead.')
    expect(document.activeElement).toBe(screen.getByRole('article'))
    await user.keyboard('d')
    expect(note.value).toBe('It says 50')
  })

  it('leads from a note that is too short to itself, and says so', async () => {
    const { user } = show(aDesk().on(desk.order, mine()))
    await isHeld()
    await user.keyboard('2w')
    await user.click(screen.getByLabelText('Back photo'))
    const note = screen.getByLabelText<HTMLInputElement>(/What the back photo shows/)
    await user.type(note, 'A{Enter}')
    await isAlerted('Write under each picture what it shows.')
    expect(document.activeElement).toBe(note)
  })

  it('leads from a note on to the card that lacks something', async () => {
    const cards = [card, { ...card, cardId: 'card-2', position: 2, photos: [] }]
    const two = mine()
    const { user } = show(aDesk().on(desk.order, { ...two, order: { ...two.order, count: 2, cards } }))
    await isHeld()
    await user.keyboard('2w')
    await user.click(screen.getByLabelText('Back photo'))
    const note = screen.getByLabelText(/What the back photo shows/)
    await user.type(note, 'No{Enter}')
    expect(document.activeElement).toBe(note)
    await user.type(note, ' number{Enter}')
    expect(screen.getByRole('group', { name: 'Card 2 is' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('article'))
  })

  it('shows the photos of the card that is looked at, by key and by press, those of the others behind them', async () => {
    const photo = (id: string, kind: 'front' | 'back' | 'receipt') => ({
      ...{ uploadId: id as never, kind, url: `/object/read?id=${id}` },
    })
    const cards = [
      card,
      { ...card, cardId: 'card-2', position: 2, photos: [photo('u3', 'front'), photo('u4', 'receipt')] },
      { ...card, cardId: 'card-3', position: 3, photos: [photo('u5', 'back')] },
      { ...card, cardId: 'card-4', position: 4, photos: [] },
    ]
    const four = mine()
    const { user } = show(aDesk().on(desk.order, { ...four, order: { ...four.order, count: 4, cards } }))
    await isHeld()
    const sides = () => screen.queryAllByRole('application').map((side) => side.getAttribute('aria-label'))
    expect(sides()).toEqual(['Card 1 front', 'Card 1 back'])
    await user.keyboard('j')
    expect(sides()).toEqual(['Card 2 front', 'Card 2 receipt'])
    // The photos of the card come first, then those of the others.
    await user.keyboard(']')
    expect(sides()[0]).toBe('Card 2 receipt')
    await user.keyboard(']')
    expect(sides()[0]).toBe('Card 1 front')
    await user.click(screen.getByRole('button', { name: 'Card 3, not ready' }))
    expect(sides()).toEqual(['Card 3 back'])
    await user.keyboard('j')
    expect(sides()).toEqual([])
    await user.keyboard('j')
    expect(sides()).toEqual(['Card 1 front', 'Card 1 back'])
  })

  it('loads the photos of every card before they are looked at', async () => {
    const loaded: string[] = []
    const spied = vi.spyOn(Image.prototype, 'src', 'set').mockImplementation(function (this: never, src) {
      loaded.push(src)
    })
    const cards = [
      card,
      {
        ...card,
        cardId: 'card-2',
        position: 2,
        photos: card.photos.map((one) => ({ ...one, url: `${one.url}b` })),
      },
    ]
    const two = mine()
    show(aDesk().on(desk.order, { ...two, order: { ...two.order, count: 2, cards } }))
    await isHeld()
    await waitFor(() => expect(loaded).toContain('/object/read?id=upload-2b'))
    spied.mockRestore()
  })
})

describe('what is drafted', () => {
  const draftOf = (server: FakeServer) => {
    cleanup()
    closeConsoles()
    return show(server)
  }
  const isRefusedAs = (note: string) => screen.findByDisplayValue(note)
  const drafting = async (server: FakeServer) => {
    const shown = show(server)
    await isHeld()
    await shown.user.keyboard('2w')
    await shown.user.click(screen.getByLabelText('Back photo'))
    await shown.user.type(screen.getByLabelText(/What the back photo shows/), 'A thumb')
    return shown
  }
  const nothingIsChosen = async () => {
    await isHeld()
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
  }
  const kept = () => Object.values({ ...sessionStorage }).join()

  it('is there after a reload and after another page, while the same claim is held', async () => {
    const server = aDesk().on(desk.order, mine()).on(desk.queue, aPage())
    await drafting(server)
    const { user, path: at } = draftOf(server)
    await isHeld()
    expect(await isRefusedAs('A thumb')).toBeTruthy()
    expect((screen.getByRole('radio', { name: /Send back/ }) as HTMLInputElement).checked).toBe(true)
    await user.click(screen.getByRole('link', { name: 'Messages' }))
    await waitFor(() => expect(at()).toMatch(/^\/console\/messages/))
    act(() => window.history.back())
    expect(await isRefusedAs('A thumb')).toBeTruthy()
  })

  it('has the purpose that codes are opened for with it, under the same claim alone', async () => {
    const why = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Why do you open it?' })
    const chosen = async () => (await why()).selectedOptions[0]?.textContent
    const server = aDesk().on(desk.order, mine())
    const { user } = show(server)
    await isHeld()
    const unchosen = await chosen()
    await user.selectOptions(await why(), 'Checked the balance with the issuer')
    draftOf(server)
    await isHeld()
    await waitFor(async () => expect(await chosen()).toBe('Checked the balance with the issuer'))
    server.on(desk.order, mine(4, { lease: lease(5 * minute, 'lease-2') }))
    draftOf(server)
    await isHeld()
    expect(await chosen()).toBe(unchosen)
    expect(kept()).not.toContain('checkBalance')
  })

  it('is nothing under another claim, and forgotten with the one that was given back', async () => {
    const server = aDesk().on(desk.order, mine()).on(desk.release, null)
    await drafting(server)
    expect(kept()).toContain('A thumb')
    server.on(desk.order, mine(4, { lease: lease(5 * minute, 'lease-2') }))
    draftOf(server)
    await nothingIsChosen()
    expect(kept()).not.toContain('A thumb')
    server.on(desk.order, mine())
    cleanup()
    const { user } = await drafting(server)
    screen.getByLabelText('Back photo').focus()
    server.on(desk.order, free(3))
    await user.keyboard('g')
    await screen.findByText('Nobody is checking this order.')
    expect(kept()).not.toContain('A thumb')
  })

  it('is forgotten with its decision', async () => {
    const server = aDesk()
      .on(desk.order, opened())
      .on(desk.decide, anOrder(3, { status: 10 }))
      .on(desk.takeNext, null)
      .on(desk.queue, aPage())
    const { user } = show(server)
    await isHeld()
    await user.keyboard('1')
    expect(kept()).toContain('card-1')
    await user.keyboard('d')
    await waitFor(() => expect(kept()).not.toContain('card-1'))
  })

  it('is forgotten at sign-out, and where the service no longer knows the session', async () => {
    const server = aDesk().on(desk.order, mine())
    await drafting(server)
    server.fail(desk.order, 'unauthenticated')
    server.push({ giftOrderId: 'order-1' })
    await screen.findByRole('button', { name: 'Sign in' })
    expect(kept()).not.toContain('A thumb')
  })

  it('holds no code', async () => {
    const server = aDesk()
      .on(desk.order, mine())
      .on(desk.reveal, { code: 'X9KQ2LAB3CDE4FG', cardPin: null, time: '2026-11-20T13:05:00.000Z' })
    const { user } = show(server)
    await isHeld()
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Why do you open it?' }),
      'Checked the balance with the issuer',
    )
    await user.keyboard('1')
    await screen.findByText(/X9KQ/)
    await waitFor(() => expect(kept()).toContain('valid'))
    expect(kept()).not.toContain('X9KQ')
  })
})

describe('an order that was decided', () => {
  it('says of each card what it was, why, and what shows it', async () => {
    const decided = anOrder(4, { status: 21 })
    const cards = [
      { ...card, cardStatus: 1 as const, settledAmount: '148000' },
      {
        ...card,
        cardId: 'card-2',
        position: 2,
        cardStatus: 4 as const,
        reason: {
          code: 101,
          text: 'We cannot read it.',
          nextStep: 'Take it in daylight.',
          correctable: true,
        },
      },
    ]
    const evidence = aCardOrder().evidence
    const order = { ...decided.order, count: 2, cards, evidence }
    const { user } = show(aDesk().on(desk.order, { ...decided, order }))
    const chosen = () =>
      screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.parentElement
        ?.textContent
    await screen.findByText('This order has been decided.')
    expect(chosen()).toContain('Valid')
    await user.keyboard('j')
    expect(chosen()).toContain('Send back')
    expect(screen.getByText(/^101 /)).toBeTruthy()
    expect(screen.getByText('We cannot read it. Take it in daylight.')).toBeTruthy()
    await expectAccessible()
  })
})

describe('cancelling an order', () => {
  it('asks for a sentence, which its seller reads, under the claim', async () => {
    const cancelled = anOrder(3, { status: 25 })
    const server = aDesk().on(desk.order, mine()).on(desk.cancel, cancelled).on(desk.takeNext, null)
    const { user } = show(server)
    await isHeld()
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    await user.type(await screen.findByRole('textbox', { name: /^Why/ }), 'No brand')
    await user.click(screen.getByRole('button', { name: 'Cancel it' }))
    await screen.findByText('Say why, in a few words.')
    await user.type(screen.getByRole('textbox', { name: /^Why/ }), ' of ours any more.')
    await user.click(screen.getByRole('button', { name: 'Cancel it' }))
    await waitFor(() =>
      expect(server.seen(desk.cancel)[0]?.body).toEqual({
        giftOrderId: 'order-1',
        leaseToken: 'lease-1',
        words: 'No brand of ours any more.',
      }),
    )
  })

  it('is not for who only looks', async () => {
    show(aDesk().on(desk.order, bolas()))
    await screen.findByText(/Only whoever has the order/)
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })
})

describe('handing an order over', () => {
  it('gives it to a colleague who is at work, with a note, under the claim', async () => {
    const server = aDesk().on(desk.order, mine()).on(desk.handOver, bolas()).on(desk.queue, aPage())
    const { user, path: now } = show(server)
    await isHeld()
    await user.click(screen.getByRole('button', { name: 'Hand over' }))
    const give = await screen.findByRole('button', { name: 'Hand it over' })
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^To/ }))
    await user.click(give)
    await screen.findByText('Choose a colleague.')
    expect(server.seen(desk.handOver)).toEqual([])
    await user.selectOptions(screen.getByRole('combobox', { name: /^To/ }), 'Bola Senior')
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'The receipt is in Twi.')
    await user.click(give)
    await waitFor(() =>
      expect(server.seen(desk.handOver)[0]?.body).toEqual({
        giftOrderId: 'order-1',
        leaseToken: 'lease-1',
        operatorId: 'operator-2',
        note: 'The receipt is in Twi.',
      }),
    )
    await screen.findByText('Bola Senior has the order now.')
    expect(now()).toMatch(/^\/console\/?$/)
  })

  it('says why it cannot be, and keeps what was written', async () => {
    const server = aDesk().on(desk.order, mine()).fail(desk.handOver, 'colleagueNotWorking')
    const { user } = show(server)
    await isHeld()
    await user.click(screen.getByRole('button', { name: 'Hand over' }))
    await user.selectOptions(await screen.findByRole('combobox', { name: /^To/ }), 'Bola Senior')
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'For you.')
    await user.click(screen.getByRole('button', { name: 'Hand it over' }))
    await screen.findByText(operatorErrorWords.colleagueNotWorking)
    expect((screen.getByRole('textbox', { name: /^Note/ }) as HTMLInputElement).value).toBe('For you.')
    await expectAccessible()
  })

  it('shows whoever has it now what was written', async () => {
    const handOvers = [
      {
        giftOrderId: 'order-1' as never,
        tradeNumber: 'GC-order-1',
        from: 'Bola Senior',
        to: 'Ada Reviewer',
        toMe: true,
        note: 'The receipt is in Twi.',
        time: '2026-11-20T13:00:00.000Z',
      },
    ]
    show(aDesk().on(desk.order, mine(2, { handOvers })))
    await screen.findByText('The receipt is in Twi.')
    expect(screen.getByText(/^Bola Senior gave it to Ada Reviewer/)).toBeTruthy()
  })
})

describe('a refusal', () => {
  const refusing = async (server: FakeServer) => {
    const shown = show(server)
    await isHeld()
    await shown.user.keyboard('2w')
    await shown.user.click(screen.getByLabelText('Back photo'))
    await shown.user.type(screen.getByLabelText(/What the back photo shows/), 'A thumb')
    screen.getByLabelText('Back photo').focus()
    await shown.user.keyboard('d')
    await screen.findByText('GC-order-1 will be sent back.')
    return shown
  }
  const aRefusingDesk = () =>
    aDesk()
      .on(desk.order, mine())
      .on(desk.decide, anOrder(3, { status: 21 }))
      .on(desk.takeNext, null)
      .on(desk.queue, aPage())

  it('can be taken back for five seconds: nothing was sent, and what was decided is there', async () => {
    const server = aRefusingDesk()
    const { user, path: at } = await refusing(server)
    await waitFor(() => expect(at()).toMatch(/^\/console\/?$/))
    await user.click(screen.getByRole('button', { name: 'Take it back' }))
    await isHeld()
    expect((screen.getByRole('radio', { name: /Send back/ }) as HTMLInputElement).checked).toBe(true)
    expect(screen.getByDisplayValue('A thumb')).toBeTruthy()
    await pass(10 * second)
    expect(server.seen(desk.decide)).toEqual([])
  })

  it('is taken back by a key that stands on its notice and in the list of keys, and not while something is typed', async () => {
    const server = aRefusingDesk()
    const { user, path: at } = await refusing(server)
    await waitFor(() => expect(at()).toMatch(/^\/console\/?$/))
    expect(screen.getByText('Ctrl Z')).toBeTruthy()
    const search = await screen.findByRole('searchbox')
    search.focus()
    await user.keyboard('{Control>}z{/Control}')
    expect(at()).toMatch(/^\/console\/?$/)
    search.blur()
    await user.keyboard('{Control>}z{/Control}')
    await isHeld()
    expect(screen.getByDisplayValue('A thumb')).toBeTruthy()
    await user.keyboard('?')
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(within(help).getByText('Ctrl Z')).toBeTruthy()
    await pass(10 * second)
    expect(server.seen(desk.decide)).toEqual([])
  })

  it('that is taken back before the next order has come keeps its order on the screen, and the next one goes back', async () => {
    const next = mine(2, { id: 'order-2', lease: lease(5 * minute, 'lease-2') })
    const server = aRefusingDesk()
      .on(desk.order, ({ query }) => (query.giftOrderId === 'order-2' ? next : mine()))
      .on(desk.takeNext, next)
      .on(desk.release, null)
    const comes = server.hold(desk.takeNext)
    const { user, path: at } = await refusing(server)
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(screen.queryByText('GC-order-1 will be sent back.')).toBeNull())
    comes()
    await waitFor(() =>
      expect(server.seen(desk.release).map(({ body }) => body)).toEqual([
        { giftOrderId: 'order-2', leaseToken: 'lease-2' },
      ]),
    )
    await pass(10 * second)
    expect(at()).toContain('order-1')
    expect(screen.getByDisplayValue('A thumb')).toBeTruthy()
    expect(server.seen(desk.decide)).toEqual([])
    await user.keyboard('d')
    await screen.findByText('GC-order-1 will be sent back.')
  })

  it('asks for the next order beside its own, until it is sent or taken back', async () => {
    const next = mine(2, { id: 'order-2', openedCardIds: ['card-1'], lease: lease(5 * minute, 'lease-2') })
    const server = aRefusingDesk()
      .on(desk.order, ({ query }) => (query.giftOrderId === 'order-2' ? next : mine()))
      .on(desk.takeNext, next)
    const { user, path: at } = await refusing(server)
    await waitFor(() => expect(at()).toContain('order-2'))
    const left = () => server.seen(desk.takeNext).map(({ body }) => (body as { except: string[] }).except)
    expect(left()).toEqual([['order-1']])
    await isHeld()
    await user.keyboard('1d')
    await waitFor(() => expect(left()).toHaveLength(2))
    expect(left()[1]!.toSorted()).toEqual(['order-1', 'order-2'])
  })

  it('is sent once when the five seconds are over, although another order is open meanwhile', async () => {
    const next = mine(2, { id: 'order-2' })
    const server = aRefusingDesk()
      .on(desk.order, ({ query }) => (query.giftOrderId === 'order-2' ? next : mine()))
      .on(desk.takeNext, next)
    const { path: at } = await refusing(server)
    await waitFor(() => expect(at()).toContain('order-2'))
    expect(server.seen(desk.decide)).toEqual([])
    await pass(6 * second)
    await waitFor(() => expect(server.seen(desk.decide)).toHaveLength(1))
    await screen.findByText('GC-order-1 returned for correction')
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull()
  })

  it('comes back when its order is looked at again', async () => {
    const server = aRefusingDesk()
    const { path: at } = await refusing(server)
    await waitFor(() => expect(at()).toMatch(/^\/console\/?$/))
    act(() => window.history.back())
    await isHeld()
    expect(screen.getByDisplayValue('A thumb')).toBeTruthy()
    await pass(10 * second)
    expect(server.seen(desk.decide)).toEqual([])
  })

  it('that the service does not take says so, and leads back to what was written', async () => {
    const server = aRefusingDesk().fail(desk.decide, 'claimLost')
    const { user } = await refusing(server)
    await pass(6 * second)
    await screen.findByText(/^GC-order-1 was not decided: /)
    await user.click(screen.getByRole('button', { name: 'Open it' }))
    await screen.findByDisplayValue('A thumb')
  })

  /** The page goes and another one comes, in this browser. */
  const reload = (server: FakeServer, at = '/') => {
    act(() => void window.dispatchEvent(new Event('pagehide')))
    cleanup()
    return renderConsole(at, server)
  }

  it('comes back with a reload for the time that is left, and can be taken back', async () => {
    const server = aRefusingDesk()
    await refusing(server)
    await pass(2 * second)
    const { user } = reload(server)
    await screen.findByText('GC-order-1 will be sent back.')
    expect(server.seen(desk.decide)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Take it back' }))
    await isHeld()
    expect(screen.getByDisplayValue('A thumb')).toBeTruthy()
    await pass(10 * second)
    expect(server.seen(desk.decide)).toEqual([])
  })

  it('is sent after a reload when its time is over, once', async () => {
    const server = aRefusingDesk()
    await refusing(server)
    await pass(2 * second)
    reload(server)
    await screen.findByText('GC-order-1 will be sent back.')
    await pass(4 * second)
    await waitFor(() => expect(server.seen(desk.decide)).toHaveLength(1))
    await screen.findByText('GC-order-1 returned for correction')
    reload(server)
    await pass(10 * second)
    expect(server.seen(desk.decide)).toHaveLength(1)
  })

  // Its order is no place to take it back at then: it may be refused already.
  it.each(['/', path])(
    'whose page is loaded anew at %s while it is sent is made once, under one key, and said',
    async (at) => {
      const server = aRefusingDesk()
      await refusing(server)
      const answers = server.hold(desk.decide)
      await pass(6 * second)
      await waitFor(() => expect(server.seen(desk.decide)).toHaveLength(1))
      reload(server, at)
      await waitFor(() => expect(server.seen(desk.decide)).toHaveLength(2))
      answers()
      await screen.findByText('GC-order-1 returned for correction')
      const keys = server.seen(desk.decide).map(({ idempotencyKey }) => idempotencyKey)
      expect(keys[0]).toBeTruthy()
      expect(keys[1]).toBe(keys[0])
      expect(screen.queryByText(/was not decided/)).toBeNull()
      reload(server)
      await pass(10 * second)
      expect(server.seen(desk.decide)).toHaveLength(2)
    },
  )

  it('whose order is loaded anew before the next one came is there again, and says that nothing was sent', async () => {
    const server = aRefusingDesk()
    server.hold(desk.takeNext)
    await refusing(server)
    await pass(2 * second)
    reload(server, path)
    await isHeld()
    expect(
      await screen.findByText(
        'GC-order-1 was not decided: it was opened again before it was sent. What you decided is kept.',
      ),
    ).toBeTruthy()
    expect(screen.getByDisplayValue('A thumb')).toBeTruthy()
    await pass(10 * second)
    expect(server.seen(desk.decide)).toEqual([])
  })

  it('of a page that was closed is sent at the next opening', async () => {
    const server = aRefusingDesk()
    await refusing(server)
    act(() => void window.dispatchEvent(new Event('pagehide')))
    cleanup()
    sessionStorage.clear()
    await pass(minute)
    expect(server.seen(desk.decide)).toEqual([])
    renderConsole('/', server)
    await waitFor(() => expect(server.seen(desk.decide)).toHaveLength(1))
  })

  it('is sent when the page is closed where the browser keeps nothing', async () => {
    const server = aRefusingDesk()
    await refusing(server)
    const set = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    act(() => void window.dispatchEvent(new Event('pagehide')))
    set.mockRestore()
    await waitFor(() => expect(server.seen(desk.decide)).toHaveLength(1))
  })

  const signOut = () => screen.findByRole('button', { name: 'Sign out' })

  it('is sent at sign-out, and answered before the session ends', async () => {
    const server = aRefusingDesk().on(operators.signOut, null)
    const { user } = await refusing(server)
    const answers = server.hold(desk.decide)
    await user.click(await signOut())
    await waitFor(() => expect(server.seen(desk.decide)).toHaveLength(1))
    await screen.findByText('What you decided is sent first. Then you are signed out.')
    expect(server.seen(operators.signOut)).toEqual([])
    answers()
    await screen.findByRole('button', { name: 'Sign in' })
    expect(server.seen(operators.signOut)).toHaveLength(1)
    await pass(10 * second)
    expect(server.seen(desk.decide)).toHaveLength(1)
  })

  it('that cannot be sent at sign-out says so while the session lasts; signing out once more ends it', async () => {
    const server = aRefusingDesk().fail(desk.decide, 'claimLost').on(operators.signOut, null)
    const { user } = await refusing(server)
    await user.click(await signOut())
    await screen.findByText(/^GC-order-1 was not decided: /)
    expect(
      screen.getByText('You are still signed in: GC-order-1 was not decided. Sign out again to leave it.'),
    ).toBeTruthy()
    expect(server.seen(operators.signOut)).toEqual([])
    await user.click(await signOut())
    await screen.findByRole('button', { name: 'Sign in' })
  })

  it('that was not taken stays told, after a reload too, until its order is opened', async () => {
    const server = aRefusingDesk().fail(desk.decide, 'claimLost')
    await refusing(server)
    await pass(6 * second)
    await screen.findByText(/^GC-order-1 was not decided: /)
    await pass(minute)
    expect(screen.getByText(/^GC-order-1 was not decided: /)).toBeTruthy()
    const { user } = reload(server)
    await screen.findByText(/^GC-order-1 was not decided: /)
    await user.click(screen.getByRole('button', { name: 'Open it' }))
    await screen.findByDisplayValue('A thumb')
    expect(screen.queryByText(/^GC-order-1 was not decided: /)).toBeNull()
  })

  describe('that got no answer', () => {
    const lost = () => {
      throw new TypeError('fetch failed')
    }
    const unknown = 'Nobody knows yet whether your decision of GC-order-1 counts'

    it('may have been made: nobody is told that nothing was sent, and it is asked for again under its key until it is answered', async () => {
      const server = aRefusingDesk().on(desk.decide, lost)
      await refusing(server)
      await pass(6 * second)
      await screen.findByText(unknown)
      expect(screen.queryByText(/was not decided|nothing was sent/)).toBeNull()
      await pass(5 * second)
      await waitFor(() => expect(server.seen(desk.decide)).toHaveLength(2))
      server.on(desk.decide, anOrder(3, { status: 21 }))
      await pass(5 * second)
      await screen.findByText('GC-order-1 returned for correction')
      expect(screen.queryByText(unknown)).toBeNull()
      const keys = server.seen(desk.decide).map(({ idempotencyKey }) => idempotencyKey)
      expect(new Set(keys).size).toBe(1)
      expect(keys).toHaveLength(3)
    })

    it('is asked for by the next page too, and not taken back where its order is opened', async () => {
      const server = aRefusingDesk().on(desk.decide, lost)
      await refusing(server)
      await pass(6 * second)
      await screen.findByText(unknown)
      server.on(desk.decide, anOrder(3, { status: 21 }))
      reload(server, path)
      await screen.findByText('GC-order-1 returned for correction')
      const keys = server.seen(desk.decide).map(({ idempotencyKey }) => idempotencyKey)
      expect(new Set(keys).size).toBe(1)
    })

    it('keeps the session once, which says so; the next sign-out leaves it, and the next session asks what came of it', async () => {
      const server = aRefusingDesk().on(desk.decide, lost).on(operators.signOut, null)
      const { user } = await refusing(server)
      await user.click(await signOut())
      expect(
        await screen.findByText(
          'You are still signed in: nobody knows yet whether GC-order-1 was decided. Sign out again to leave it.',
        ),
      ).toBeTruthy()
      expect(server.seen(operators.signOut)).toEqual([])
      await user.click(await signOut())
      await screen.findByRole('button', { name: 'Sign in' })
      cleanup()
      server.on(desk.decide, anOrder(3, { status: 21 }))
      renderConsole('/', server)
      await screen.findByText('GC-order-1 returned for correction')
    })
  })
})

describe('the queue beside an order', () => {
  const wide = () => {
    const { matchMedia } = window
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = matchMedia.call(window, query)
      return query.includes('80rem')
        ? new Proxy(list, {
            get: (of, name) => (name === 'matches' ? true : Reflect.get(of, name).bind?.(of)),
          })
        : list
    })
  }
  afterEach(() => vi.restoreAllMocks())
  const rows = () =>
    aPage(
      aDeskQueueRow({
        giftOrderId: 'order-1' as never,
        tradeNumber: 'GC-2611-20-11111',
        claimedBy: 'Ada Reviewer',
        claimedByMe: true,
      }),
      aDeskQueueRow({ giftOrderId: 'order-2' as never, tradeNumber: 'GC-2611-20-22222' }),
      aDeskQueueRow({
        giftOrderId: 'order-3' as never,
        tradeNumber: 'GC-2611-20-33333',
        claimedBy: 'Bola Ade',
      }),
    )
  const aWideDesk = () =>
    aDesk()
      .on(desk.order, ({ query }) =>
        query.giftOrderId === 'order-1' ? mine() : anOrder(1, { status: 0, id: query.giftOrderId }),
      )
      .on(desk.queue, rows())

  it('says what waits and who has it, marks the open one, and goes on by key without taking its focus', async () => {
    wide()
    const server = aWideDesk()
    const seen = vi.fn()
    Element.prototype.scrollIntoView = function (this: Element, how) {
      if (this.matches('.c-queue-beside a')) seen(this.getAttribute('href'), how)
    }
    const { user, path: at } = show(server)
    await isHeld()
    const list = within(await screen.findByRole('navigation', { name: 'The queue' }))
    const links = list.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null])
    expect(list.getByRole('img', { name: 'Bola Ade has it' })).toBeTruthy()
    expect(links).not.toContain(document.activeElement)
    // However far down it is, once.
    expect(seen.mock.calls).toEqual([[expect.stringContaining('order-1'), { block: 'nearest' }]])
    await expectAccessible()
    await user.keyboard('.')
    await waitFor(() => expect(at()).toContain('order-2'))
    const pane = await screen.findByLabelText('Order GC-order-2')
    await waitFor(() => expect(document.activeElement).toBe(pane))
    // The frame stays: neither it nor the list was made anew.
    expect(list.getAllByRole('link')[0]).toBe(links[0])
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null])
    await user.keyboard(',')
    await waitFor(() => expect(at()).toContain('order-1'))
    expect(seen).toHaveBeenCalledTimes(3)
  })

  it('is read anew when the desk tells of an order, once for all that happens within a moment', async () => {
    wide()
    const server = aWideDesk()
    show(server)
    await screen.findByRole('navigation', { name: 'The queue' })
    await screen.findByText('22222')
    const looks = () => server.seen(desk.queue).length
    const before = looks()
    server.on(desk.queue, aPage(aDeskQueueRow({ tradeNumber: 'GC-2611-20-44444' })))
    for (const id of ['order-3', 'order-3', 'order-4']) act(() => server.push({ giftOrderId: id as never }))
    await pass(2 * second)
    await screen.findByText('44444')
    expect(looks()).toBe(before + 1)
  })

  it('is not asked for where there is no room', async () => {
    const server = aWideDesk()
    show(server)
    await isHeld()
    expect(screen.queryByRole('navigation', { name: 'The queue' })).toBeNull()
    expect(server.seen(desk.queue)).toEqual([])
  })
})
