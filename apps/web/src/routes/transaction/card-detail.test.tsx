import { sellerEndpoints } from '@kaadi/contract'
import { reasons } from '@kaadi/contract/card-orders'
import { aCardOrder, aNotification } from '@kaadi/testing/builders'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { midday, minutesAgo } from '../../../test/clock.ts'
import { expectNoSurprises } from '../../../test/render-app.tsx'
import { aReturned, aReturnedCard, card, choose, open, picture } from '../../../test/trade-screen.tsx'
import { speakLanguage } from '../../platform/words/speak-language.ts'

const { cardOrders, tradeHistory } = sellerEndpoints

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  return speakLanguage('en-US')
})

/** As on a phone where somebody chose it. */
const inFrench = () => {
  localStorage.setItem('AFR-language', 'fr')
  return speakLanguage('fr')
}

describe('/transaction/cardDetail', () => {
  it('shows what the trade brings and where it stands, without an accessibility fault', async () => {
    open(aCardOrder({ orderStatus: 0, queuePlace: 3 }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Trade' })).toBeTruthy()
    expect(await screen.findByText(/Steam · USA · \$100/)).toBeTruthy()
    expect(screen.getByText('Place 3 in line')).toBeTruthy()
    const receipt = screen.getByRole('region', { name: 'What you get' })
    expect(within(receipt).getByText('GC-2611-20-48813')).toBeTruthy()
    expect(within(receipt).getByText('Level 2 bonus')).toBeTruthy()
    await expectAccessible(document.body)
  })

  it.each([
    ['140000.00', /your next credits pay it back/],
    ['50000.00', /You still owe ₦50,000\.00/],
    ['0.00', /All of it is paid back/],
  ])(
    'says of a trade that was taken back, of which %s is owed now, how it stands',
    async (stillOwed, said) => {
      const reversal = {
        words: 'The issuer took it back',
        time: minutesAgo(5),
        amount: '148000.00',
        owed: '140000.00',
        stillOwed,
      }
      open(aCardOrder({ orderStatus: 40, settledAmount: '148000', reversal }))
      expect(await screen.findByText(said)).toBeTruthy()
      // In a line of its own, however whoever took it back ended theirs.
      expect(screen.getByText('The issuer took it back')).toBeTruthy()
      await expectAccessible(document.body)
    },
  )

  it('states what was paid in USDT to the last digit', async () => {
    const [only] = aCardOrder().cards
    const settledAmount = '98.123457'
    const cards = [{ ...only!, cardStatus: 3 as const, settledAmount }]
    open(aCardOrder({ orderStatus: 10, currencyId: 3, settledAmount, payout: settledAmount, cards }))
    await screen.findByRole('heading', { level: 1, name: 'Trade' })
    expect((await screen.findAllByText(/98\.123457/)).length).toBeGreaterThan(2)
    expect(screen.queryByText(/98\.12(?!3457)/)).toBeNull()
  })

  it.each([10, 11, 12, 40] as const)(
    'keeps the receipt of a trade that was paid, in state %i',
    async (orderStatus) => {
      const order = aCardOrder({ orderStatus, settledAmount: '150000' })
      const { user, server } = open(order)
      server.fail(tradeHistory.receipt, 'tooManyRequests')
      await user.click(await screen.findByRole('button', { name: 'Save the receipt' }))
      await waitFor(() =>
        expect(server.seen(tradeHistory.receipt)[0]?.query).toEqual({ giftOrderId: order.giftOrderId }),
      )
    },
  )

  it.each([
    [10, { settledAmount: '150000' }, 'Steam $100: ₦150,000 in my wallet. Trade GC-2611-20-48813.'],
    [1, { payout: '150000' }, 'Steam $100: ₦150,000 when it clears. Trade GC-2611-20-48813.'],
    [22, {}, 'Steam $100. Trade GC-2611-20-48813.'],
  ] as const)('is told to others in state %i without anything secret', async (orderStatus, given, text) => {
    const share = vi.fn().mockResolvedValue(undefined)
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    const { user } = open(aCardOrder({ orderStatus, ...given }))
    await user.click(await screen.findByRole('button', { name: 'Share this trade' }))
    expect(share).toHaveBeenCalledWith({ title: 'Steam $100', text })
    Reflect.deleteProperty(navigator, 'share')
  })

  it('has no receipt before it is paid', async () => {
    open(aCardOrder({ orderStatus: 1 }))
    await screen.findByRole('region', { name: 'What you get' })
    expect(screen.queryByRole('button', { name: 'Save the receipt' })).toBeNull()
  })

  const due = (minutes: number) => ({
    createTime: minutesAgo(30 - minutes),
    dueTime: minutesAgo(-minutes),
    serverTime: minutesAgo(0),
  })

  it.each([0, 1, 3, 4] as const)(
    'says by when the desk answers, taken up or not, in state %i',
    async (orderStatus) => {
      vi.useFakeTimers({ toFake: ['Date'], now: midday(), shouldAdvanceTime: true })
      open(aCardOrder({ orderStatus, ...due(20) }))
      expect((await screen.findByText(/^We answer by/)).textContent).toMatch(
        /^We answer by \d+:\d\d [ap]m\.$/,
      )
    },
  )

  it.each([0, 1, 3, 4] as const)(
    'owns up to a time that has passed, and gives a new one, in state %i',
    async (orderStatus) => {
      open(aCardOrder({ orderStatus, ...due(-12) }))
      const said = await screen.findByText(/We are sorry/)
      expect(said.textContent).toMatch(
        /^We promised an answer by .+ and are late\. We are sorry\. We now expect to answer by .+\. Your rate stays\.$/,
      )
      const [promised, expected] = [...said.querySelectorAll('time')].map(({ dateTime }) =>
        Date.parse(dateTime),
      )
      expect(promised).toBeLessThan(Date.now())
      expect(expected).toBeGreaterThan(Date.now())
      expect(screen.queryByText(/^We answer by/)).toBeNull()
    },
  )

  it('changes by itself when the time passes on an open screen', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const order = aCardOrder({ orderStatus: 1, ...due(2) })
    const { server } = open(order)
    expect(await screen.findByText(/^We answer by/)).toBeTruthy()
    server.on(cardOrders.detail, () => ({ ...order, serverTime: minutesAgo(0) }))
    await act(() => vi.advanceTimersByTimeAsync(3 * 60_000))
    expect(screen.getByText(/We are sorry/)).toBeTruthy()
    vi.useRealTimers()
  })

  it('goes by the clock of the service, not by that of a wrong phone', async () => {
    const serverTime = '2026-01-01T12:00:00.000Z'
    const times = { createTime: '2026-01-01T11:50:00.000Z', dueTime: '2026-01-01T12:20:00.000Z', serverTime }
    open(aCardOrder({ orderStatus: 0, ...times }))
    expect(await screen.findByText(/^We answer by/)).toBeTruthy()
  })

  it('promises nothing while it waits for the seller, and nothing once it is decided', async () => {
    for (const orderStatus of [2, 5, 10, 20] as const) {
      const { close } = open(aCardOrder({ orderStatus, ...due(-12) }))
      await screen.findByRole('heading', { level: 1, name: 'Trade' })
      await screen.findByText('Every step')
      expect(screen.queryByText(/We answer by|We are sorry/)).toBeNull()
      close()
    }
  })

  it.each([
    ['reserved', null, 'Welcome coupon'],
    ['returned', null, 'Welcome coupon (you have it back)'],
    ['moved', null, 'Welcome coupon (on the new trade now)'],
    ['used', '2000.00', 'Welcome coupon'],
    ['used', '1000.00', 'Welcome coupon (₦1,000 of it paid)'],
  ] as const)('says of a coupon that is %s what became of it', async (outcome, settledBonus, words) => {
    const coupon = {
      couponId: 'coupon-1' as never,
      title: 'Welcome coupon',
      outcome,
      bonus: '2000.00',
      settledBonus,
    }
    const lines = [
      { kind: 'base' as const, label: 'Base rate', amount: '148000' },
      { kind: 'coupon' as const, label: 'Welcome coupon', amount: '2000.00' },
    ]
    open(aCardOrder({ coupon, lines }))
    const receipt = await screen.findByRole('region', { name: /^What you ge?o?t/ })
    expect(within(receipt).getByText(words)).toBeTruthy()
  })

  it.each([20, 22, 24, 25] as const)(
    'promises no money for a trade that ended unpaid, in state %i',
    async (orderStatus) => {
      open(aCardOrder({ orderStatus, payout: '71356.5' }))
      const receipt = await screen.findByRole('region', { name: 'Nothing was paid' })
      expect(within(receipt).queryByText('Into your wallet')).toBeNull()
      expect(within(receipt).getByText('GC-2611-20-48813')).toBeTruthy()
      expect(document.body.textContent).not.toContain('71,356.50')
    },
  )

  it('gives lines that add up where one card of two was refused', async () => {
    const lines = [
      { kind: 'base' as const, label: 'Base rate', amount: '57800' },
      { kind: 'levelBonus' as const, label: 'Level 2 bonus', amount: '578' },
    ]
    const second = aReturnedCard(202, { cardId: 'card-2', position: 2 })
    const cards = [{ ...card!, cardStatus: 1 as const, settledAmount: '29189' }, second]
    open(aCardOrder({ orderStatus: 12, count: 2, lines, payout: '58378', settledAmount: '29189', cards }))
    const receipt = await screen.findByRole('region', { name: 'What you got' })
    expect(within(receipt).getByText('Card 2 refused')).toBeTruthy()
    expect(within(receipt).getByText('−29,189.00 Nigerian naira')).toBeTruthy()
    expect(within(receipt).getByText('29,189.00 Nigerian naira')).toBeTruthy()
  })

  it('tells every step with who took it', async () => {
    const events = [
      { version: 1, orderStatus: 0, actor: 'seller', time: minutesAgo(9) },
      { version: 2, orderStatus: 1, actor: 'desk', time: minutesAgo(8) },
    ] as const
    const { user } = open(aCardOrder({ orderStatus: 1, events: [...events] }))
    await user.click(await screen.findByText('Every step'))
    expect(screen.getByText('Card sent').closest('li')?.textContent).toContain('You')
    expect(
      screen.getByText('Being checked', { selector: '.w-steps *' }).closest('li')?.textContent,
    ).toContain('Our desk')
  })

  it('answers an id that nobody has with the 404 text, in the language of who asks', async () => {
    await inFrench()
    const { server } = open(aCardOrder(), '/transaction/cardDetail?giftOrderId=nobody')
    server.fail(cardOrders.detail, 'notFound')
    expect(await screen.findByRole('heading', { name: 'Aucun enregistrement' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Toutes mes ventes' })).toBeTruthy()
    expectNoSurprises(server)
  })

  it.each(['', '?giftOrderId=', '?giftOrderId=not+an+id', '?view=messages'])(
    'answers “%s” with the same and asks nobody',
    async (query) => {
      await inFrench()
      const { server } = open(aCardOrder(), `/transaction/cardDetail${query}`)
      expect(await screen.findByRole('heading', { name: 'Aucun enregistrement' })).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Toutes mes ventes' })).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Retour' })).toBeTruthy()
      expect(server.seen(cardOrders.detail)).toEqual([])
      expectNoSurprises(server)
    },
  )

  it('says who opened the codes, when and what for', async () => {
    const reveal = {
      cardId: 'card-1',
      position: 1,
      operator: 'Ngozi Eze',
      purpose: 'Checking',
      time: minutesAgo(3),
    }
    open(aCardOrder({ reveals: [reveal] }))
    const log = await screen.findByRole('region', { name: 'Who opened my codes and when' })
    expect(log.textContent).toContain('Ngozi Eze')
    expect(log.textContent).toContain('Checking')
  })

  it.each([10, 20, 24, 40] as const)(
    'says when the codes were destroyed of a trade in state %i, and blames nobody',
    async (orderStatus) => {
      open(aCardOrder({ orderStatus, codesShreddedTime: minutesAgo(3) }))
      const log = await screen.findByRole('region', { name: 'Who opened my codes and when' })
      expect(log.textContent).toContain('The codes were destroyed')
      expect(log.textContent).not.toContain('Codes are locked')
      expect(screen.queryByText('You refused our offer')).toBeNull()
    },
  )

  it('takes a trade back while nobody has it, after asking once', async () => {
    const { user, server } = open(aCardOrder({ orderStatus: 0 }))
    server.on(cardOrders.cancel, aCardOrder({ orderStatus: 22 }))
    await user.click(await screen.findByRole('button', { name: 'Cancel trade' }))
    expect(server.seen(cardOrders.cancel)).toEqual([])
    server.on(cardOrders.detail, aCardOrder({ orderStatus: 22 }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this trade?' })
    await user.click(within(dialog).getByRole('button', { name: 'Cancel trade' }))
    expect(await screen.findByText('You cancelled this trade')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel trade' })).toBeNull()
  })

  const looked = [0, 1, 0].map((orderStatus, index) => ({
    version: index + 1,
    orderStatus: orderStatus as 0 | 1,
    actor: 'desk' as const,
    time: minutesAgo(9 - index),
  }))
  const opening = {
    cardId: 'card-1',
    position: 1,
    operator: 'Ada',
    time: minutesAgo(7),
    purpose: 'Second look',
  }
  it.each([
    ['nobody looked at', {}, /^Nobody has looked at your card yet/],
    ['the desk gave back', { events: looked }, /^The desk has already looked at this trade/],
    ['was sent again', { fId: 'order-0' as never }, /^The desk has already looked at this trade/],
    [
      'has a code that was opened',
      { events: looked, reveals: [opening] },
      /^The desk has already opened codes of this trade.*destroyed.*only if it is unused/,
    ],
  ] as const)('says before it cancels what is true of a trade that %s', async (_, given, words) => {
    const { user } = open(aCardOrder({ orderStatus: 0, ...given } as Parameters<typeof aCardOrder>[0]))
    await user.click(await screen.findByRole('button', { name: 'Cancel trade' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this trade?' })
    expect(within(dialog).getByText(words)).toBeTruthy()
  })

  it('says when it is too late to take it back, and shows where it stands', async () => {
    const { user, server } = open(aCardOrder({ orderStatus: 0 }))
    server.fail(cardOrders.cancel, 'orderNotCancellable')
    await user.click(await screen.findByRole('button', { name: 'Cancel trade' }))
    server.on(cardOrders.detail, aCardOrder({ orderStatus: 1 }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel trade' }))
    expect((await screen.findByRole('alert')).textContent).toContain('We have started to check this card')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel trade' })).toBeNull())
  })

  it('moves to paid without a reload', async () => {
    const { server } = open(aCardOrder({ orderStatus: 1 }))
    await screen.findByText(/when it clears/)
    await waitFor(() => expect(server.openStreams).toBe(1))
    server.on(cardOrders.detail, aCardOrder({ orderStatus: 10, settledAmount: '150000' }))
    server.push({ type: 'cardOrder', seq: 1, giftOrderId: 'order-1', orderStatus: 10 })
    expect(await screen.findByText('Paid into your wallet')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'What you got' })).toBeTruthy()
  })

  it('shows another price in its place and reads it aloud: no notice stands over the amount', async () => {
    const { server } = open(aCardOrder({ orderStatus: 1 }))
    await screen.findByText(/when it clears/)
    await waitFor(() => expect(server.openStreams).toBe(1))
    const title = 'We offer another price'
    const push = (seq: number, id: string) =>
      act(() =>
        server.push({
          type: 'notification',
          seq,
          notification: aNotification({ bizType: 0, id, title }),
          unread: 1,
        }),
      )
    push(1, 'order-1')
    const said = await screen.findByText(title)
    expect(said.closest('[role="status"]')).toBeTruthy()
    expect(said.closest('.k-toast')).toBeNull()
    await waitFor(() => expect(screen.queryByText(title)).toBeNull(), { timeout: 4000 })
    // Of another trade it says what this screen does not show.
    push(2, 'order-2')
    expect((await screen.findByText(title)).closest('.k-toast')).toBeTruthy()
  })

  it('helps a seller who was told by a stranger to buy the card, and blames nobody', async () => {
    open(aReturned({ orderStatus: 20, cards: [aReturnedCard(303)] }))
    const seen = await screen.findByRole('region', { name: 'What our desk saw' })
    expect(within(seen).getByText(reasons[303].text)).toBeTruthy()
    expect(within(seen).getAllByText(/it counts nothing against you/i).length).toBeGreaterThan(0)
    expect(
      await within(seen).findByText(/Keep the card, its receipt and what they wrote to you/),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: /Ask us/ })).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('shows reason, next step and evidence of a refusal', async () => {
    open(aReturned({ orderStatus: 20, cards: [aReturnedCard(202)] }))
    const seen = await screen.findByRole('region', { name: 'What our desk saw' })
    expect(within(seen).getByText(reasons[202].text)).toBeTruthy()
    expect(within(seen).getByText(reasons[202].nextStep)).toBeTruthy()
    expect(within(seen).getByText('The last 4 digits are covered.')).toBeTruthy()
  })
})

it('shows a picture that is looked at by its newest address', async () => {
  const operatorTime = minutesAgo(8)
  const at = (url: string) =>
    aReturned({
      orderStatus: 10,
      operatorTime,
      cards: [{ ...card!, photos: [{ ...picture('front'), url }] }],
    })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, server } = open(at('/object/read?id=first'))
  await user.click(await screen.findByRole('button', { name: 'Look at front' }))
  const large = await screen.findByRole('img', { name: 'Front as you sent it' })
  expect(large.getAttribute('src')).toBe('/object/read?id=first')
  server.on(cardOrders.detail, at('/object/read?id=second'))
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000))
  await waitFor(() => expect(large.getAttribute('src')).toBe('/object/read?id=second'))
  expect(document.querySelector('.k-thumb img')?.getAttribute('src')).toBe('/object/read?id=second')
})

describe('/transaction/cardDetail, sending again', () => {
  it('asks above everything, by the service’s clock, and flags the photos', async () => {
    // This phone is two days ahead; only the service's own distance counts.
    const ahead = (minutes: number) => new Date(Date.now() + 2 * 86_400_000 - minutes * 60_000).toISOString()
    open(aReturned({ operatorTime: ahead(8), serverTime: ahead(0) }))
    expect(await screen.findByRole('heading', { name: 'Send a clearer photo' })).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toMatch(/^2[12]:\d\d$/)
    expect(screen.getAllByText('Retake')).toHaveLength(2)
    await expectAccessible(document.body)
  })

  it('asks for the photo alone that the desk named, and keeps the clock in sight meanwhile', async () => {
    const named = aReturned()
    const { user } = open({
      ...named,
      evidence: named.evidence.map((one) => ({
        ...one,
        photo: { ...one.photo, uploadId: 'photo-back' as never },
      })),
    })
    await user.click(await screen.findByRole('button', { name: 'Retake the back photo' }))
    expect(screen.getAllByText('Retake')).toHaveLength(1)
    const sheet = await screen.findByRole('dialog')
    expect(within(sheet).getByRole('button', { name: 'Add photo: Back' })).toBeTruthy()
    expect(within(sheet).queryByRole('button', { name: 'Add photo: Front' })).toBeNull()
    expect(within(sheet).getByRole('timer').textContent).toMatch(/^2[12]:/)
  })

  it('sends only what was taken again, once, and opens the new trade', async () => {
    const { user, server, path } = open(aReturned())
    await user.click(await screen.findByRole('button', { name: 'Retake the photo' }))
    const sheet = await screen.findByRole('dialog', { name: 'Send a clearer photo' })
    await user.click(within(sheet).getByRole('button', { name: 'Send again' }))
    expect(await within(sheet).findByText('Add the new photo.')).toBeTruthy()
    await choose('Back')
    await within(sheet).findByRole('button', { name: 'Remove back' })
    await waitFor(() => expect(within(sheet).queryByRole('progressbar')).toBeNull())
    server.on(cardOrders.resubmit, aCardOrder({ giftOrderId: 'order-2', orderStatus: 0, fId: 'order-1' }))
    await user.dblClick(within(sheet).getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(path()).toBe('/transaction/cardDetail?giftOrderId=order-2'))
    expect(server.seen(cardOrders.resubmit)).toHaveLength(1)
    expect(server.seen(cardOrders.resubmit)[0]?.body).toEqual({
      giftOrderId: 'order-1',
      cards: [{ cardId: 'card-1', photos: [{ uploadId: 'new-back', kind: 'back' }] }],
    })
    expect(await screen.findByText('Card sent again')).toBeTruthy()
  })

  it('keeps the photo and the key when no answer comes', async () => {
    const { user, server, path } = open(aReturned())
    await user.click(await screen.findByRole('button', { name: 'Retake the photo' }))
    const sheet = await screen.findByRole('dialog')
    await choose('Front')
    await within(sheet).findByRole('button', { name: 'Remove front' })
    await waitFor(() => expect(within(sheet).queryByRole('progressbar')).toBeNull())
    server.on(cardOrders.resubmit, () => {
      throw new TypeError('fetch failed')
    })
    await user.click(within(sheet).getByRole('button', { name: 'Send again' }))
    expect(await within(sheet).findByText(/What you entered is kept/)).toBeTruthy()
    server.on(cardOrders.resubmit, aCardOrder({ giftOrderId: 'order-2', fId: 'order-1' }))
    await user.click(within(sheet).getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(path()).toContain('order-2'))
    const [first, second] = server.seen(cardOrders.resubmit)
    expect(first?.idempotencyKey).toBe(second?.idempotencyKey)
  })

  it('greys out with the reason when the thirty minutes are over', async () => {
    open(aReturned({ operatorTime: minutesAgo(30) }))
    expect(await screen.findByRole('heading', { name: 'The 30 minutes are over' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retake the photo' })).toBeNull()
    expect(screen.getByText('Refused')).toBeTruthy()
  })

  it('refuses a third try and leads to the first trade', async () => {
    open(aReturned({ fId: 'order-0' }))
    expect(await screen.findByRole('heading', { name: 'This card cannot be sent a third time' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open the first one' }).getAttribute('href')).toBe(
      '/transaction/cardDetail?giftOrderId=order-0',
    )
  })

  it('believes the service where it says that the card was sent again in another tab', async () => {
    const { user, server } = open(aReturned())
    server.fail(cardOrders.resubmit, 'resubmitUsed')
    await user.click(await screen.findByRole('button', { name: 'Retake the photo' }))
    const sheet = await screen.findByRole('dialog')
    await choose('Back')
    await within(sheet).findByRole('button', { name: 'Remove back' })
    await waitFor(() => expect(within(sheet).queryByRole('progressbar')).toBeNull())
    // Whoever was slower is told that it is on its way, and not to sell it once more; then where.
    const looks = server.hold(cardOrders.detail)
    await user.click(within(sheet).getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText(/It is on its way: nothing more is to be done here/)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText(/Start a new trade|sell the card as a new trade/)).toBeNull()
    server.on(cardOrders.detail, aReturned({ orderStatus: 23, replacedBy: 'order-2' as never }))
    looks()
    const link = await screen.findByRole('link', { name: 'Open the new trade' })
    expect(link.getAttribute('href')).toBe('/transaction/cardDetail?giftOrderId=order-2')
  })

  it('asks for code or photo where the two differ', async () => {
    const { user, server } = open(
      aReturned({ cards: [aReturnedCard(103, { maskedCode: '•••••••••••••3N' })] }),
    )
    await user.click(await screen.findByRole('button', { name: 'Correct and send again' }))
    const sheet = await screen.findByRole('dialog', { name: 'Check the code' })
    await user.type(within(sheet).getByRole('textbox', { name: 'Card code' }), 'X9KQ2L7M4T8RB3N')
    server.on(cardOrders.resubmit, aCardOrder({ giftOrderId: 'order-2', fId: 'order-1' }))
    await user.click(within(sheet).getByRole('button', { name: 'Send again' }))
    await waitFor(() =>
      expect(server.seen(cardOrders.resubmit)[0]?.body.cards).toEqual([
        { cardId: 'card-1', code: 'X9KQ2L7M4T8RB3N', photos: [] },
      ]),
    )
  })

  it('answers a question of the desk and keeps its place', async () => {
    const { user, server, path } = open(
      aReturned({
        orderStatus: 2,
        cards: [aReturnedCard(104)],
        answerClosesTime: minutesAgo(-23 * 60),
      }),
    )
    expect(await screen.findByText(/place in line is kept. Without an answer .* the trade ends/)).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toMatch(/^2[23]:\d\d:\d\d$/)
    await user.click(screen.getByRole('button', { name: 'Add the receipt' }))
    await choose('Receipt')
    const sheet = await screen.findByRole('dialog', { name: 'Add the receipt' })
    await within(sheet).findByRole('button', { name: 'Remove receipt' })
    await waitFor(() => expect(within(sheet).queryByRole('progressbar')).toBeNull())
    server.on(cardOrders.answer, aCardOrder({ orderStatus: 0 }))
    server.on(cardOrders.detail, aCardOrder({ orderStatus: 0 }))
    await user.click(within(sheet).getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('Waiting for our desk')).toBeTruthy()
    expect(path()).toBe('/transaction/cardDetail?giftOrderId=order-1')
  })

  it('says why it was returned when the thirty minutes are over, and no longer what would have helped', async () => {
    open(aReturned({ operatorTime: minutesAgo(31), cards: [aReturnedCard(102)] }))
    const saw = await screen.findByRole('region', { name: 'What our desk saw' })
    expect(within(saw).getByRole('heading', { name: reasons[102].text })).toBeTruthy()
    expect(saw.textContent).not.toContain(reasons[102].nextStep)
    await expectAccessible(document.body)
  })
})

describe('a question whose day ends on the open page', () => {
  const asked = (ends: number) =>
    aReturned({
      orderStatus: 2,
      cards: [aReturnedCard(104)],
      answerClosesTime: new Date(Date.now() + ends).toISOString(),
    })

  it('takes the button away at 0:00 and says what comes next, without a read', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open(asked(4_000))
    expect(await screen.findByRole('button', { name: 'Add the receipt' })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(4_500))
    expect(screen.getByRole('heading', { name: 'The day to answer us is over' })).toBeTruthy()
    expect(screen.getByText(/The trade ends now and nothing is paid/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Add the receipt|Send again/ })).toBeNull()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByText('Expired without an answer')).toBeTruthy()
    expect(screen.getByText('Not paid')).toBeTruthy()
    expect(screen.queryByText('We have a question')).toBeNull()
    await expectAccessible(document.body)
  })

  it('closes the sheet of its answer with it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = open(asked(20_000))
    await user.click(await screen.findByRole('button', { name: 'Add the receipt' }))
    expect(await screen.findByRole('dialog', { name: 'Add the receipt' })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(20_500))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText(/The trade ends now and nothing is paid/)).toBeTruthy()
  })
})

describe('a question that nobody answered', () => {
  const left = () =>
    aReturned({
      orderStatus: 24,
      count: 2,
      cards: [
        { ...card!, cardId: 'card-0', cardStatus: 1, maskedCode: '••••A1' },
        aReturnedCard(102, { position: 2 }),
      ],
      evidence: [],
      events: [{ version: 4, orderStatus: 24, actor: 'system', time: minutesAgo(1) }],
    })

  it('says that the day is over, that nothing was paid, and where both cards are sold again', async () => {
    open(left())
    expect(await screen.findByRole('heading', { name: 'The day to answer us is over' })).toBeTruthy()
    expect(screen.getByText(/nothing was paid\. You can sell all its cards again at/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Start a new trade' }).getAttribute('href')).toBe(
      '/sell/submit?cardTypeId=steam',
    )
    await expectAccessible(document.body)
  })

  it('says of each card what was found', async () => {
    open(left())
    const saw = await screen.findByRole('region', { name: 'What our desk saw' })
    expect(within(saw).getByText(`Card 2: ${reasons[102].text}`)).toBeTruthy()
    const results = [...document.querySelectorAll('.w-card-result')].map(({ textContent }) => textContent)
    expect(results).toEqual([
      'Not paidThis card works. The trade ended before it was paid.',
      `Not paid${reasons[102].text}`,
    ])
  })
})
