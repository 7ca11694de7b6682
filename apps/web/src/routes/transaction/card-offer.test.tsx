import { sellerEndpoints } from '@kaadi/contract'
import { reasons } from '@kaadi/contract/card-orders'
import { aCardOrder } from '@kaadi/testing/builders'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { minutesAgo } from '../../../test/clock.ts'
import { aReturnedCard, card, open, picture } from '../../../test/trade-screen.tsx'

const { cardOrders } = sellerEndpoints
afterEach(() => {
  vi.useRealTimers()
})
const { text, nextStep } = reasons[108]

const offered = (given: Parameters<typeof aCardOrder>[0] = {}) =>
  aCardOrder({
    orderStatus: 5,
    operatorTime: minutesAgo(60),
    answerClosesTime: minutesAgo(-23 * 60),
    serverTime: minutesAgo(0),
    offer: {
      payout: '120000',
      lines: [
        { kind: 'base', label: 'Base rate', amount: '118400' },
        { kind: 'levelBonus', label: 'Level bonus', amount: '1600' },
      ],
    },
    cards: [
      {
        ...card!,
        cardStatus: 2,
        reason: { code: 108, text, nextStep, correctable: false },
        offer: {
          priceId: 'price-1' as never,
          faceValue: '80',
          faceSymbol: '$',
          countryCode: 'US',
          form: 'physical',
          receiptType: 'none',
          rate: '1480',
          payout: '120000',
        },
      },
    ],
    evidence: [
      {
        id: 'e1',
        cardId: 'card-1',
        note: 'The issuer shows a balance of $80.',
        hash: 'a'.repeat(64),
        photo: picture('evidence'),
        time: minutesAgo(60),
      },
    ],
    ...given,
  })
const answered = (orderStatus: 11 | 22 | 24) =>
  offered({
    orderStatus,
    answerClosesTime: null,
    settledAmount: orderStatus === 11 ? '120000' : null,
    events: [{ version: 4, orderStatus, actor: 'seller', time: minutesAgo(1) }],
    codesShreddedTime: orderStatus === 11 ? null : minutesAgo(1),
  })

/** From the answer on the trade stands as it was left by it. */
const answersWith = (server: ReturnType<typeof open>['server'], order: ReturnType<typeof offered>) =>
  server.on(cardOrders.answerOffer, () => {
    server.on(cardOrders.detail, order)
    return order
  })

const twoCards = (orderStatus: 11 | 12 | 22) => {
  const order = answered(orderStatus === 12 ? 11 : orderStatus)
  const [found] = order.cards
  const isPaid = orderStatus !== 22
  return {
    ...order,
    orderStatus,
    count: 2,
    offer: orderStatus === 12 ? null : order.offer,
    cards: [
      {
        ...found!,
        cardId: 'card-0',
        cardStatus: 1 as const,
        maskedCode: '••••A1',
        reason: null,
        offer: null,
        settledAmount: isPaid ? '75000' : null,
      },
      orderStatus === 12
        ? {
            ...aReturnedCard(202),
            position: 2,
            maskedCode: '••••B2',
            photos: [],
            settledAmount: null,
          }
        : { ...found!, position: 2, maskedCode: '••••B2', settledAmount: isPaid ? '45000' : null },
    ],
  }
}
const resultsOf = async () => {
  const sent = (await screen.findByRole('heading', { name: 'What you sent' })).closest('section')!
  return [...sent.querySelectorAll('.w-card-result')].map(({ textContent }) => textContent)
}

describe('the result of each card', () => {
  it('stays after the offer was accepted, and its picture names the card', async () => {
    open(twoCards(11))
    const [first, second] = await resultsOf()
    expect(first).toMatch(/^Paid.*75,000\.00/)
    expect(second).toMatch(/^Paid.*45,000\.00/)
    expect(second).toContain(`${text} Its value is $80.`)
    expect(screen.getByText('Card 2: The issuer shows a balance of $80.')).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('stays after it was refused, with what was offered', async () => {
    open(twoCards(22))
    expect(await resultsOf()).toEqual([
      'Not paid',
      `Not paid${text} Its value is $80.We offered ₦120,000.00 for it.`,
    ])
  })

  it('is said where only some of the cards were paid', async () => {
    open(twoCards(12))
    const [first, second] = await resultsOf()
    expect(first).toMatch(/^Paid.*75,000\.00/)
    expect(second).toBe(`Not paid${reasons[202].text}`)
  })
})

describe('another price', () => {
  it('is the sum of the whole screen while it waits', async () => {
    open(offered())
    expect(await screen.findByText('if you accept')).toBeTruthy()
    expect(screen.queryByText('when it clears')).toBeNull()
    const receipt = screen.getByRole('region', { name: 'What you get if you accept' })
    expect(receipt.textContent).toContain('₦120,000.00')
    expect(receipt.textContent).not.toContain('150,000')
  })

  it('shows why, old and new lines side by side, and how long it stands', async () => {
    open(offered())
    expect(await screen.findByRole('heading', { name: 'We offer ₦120,000.00' })).toBeTruthy()
    expect(screen.getByText(/The issuer shows a balance of \$80\./, { selector: 'p' })).toBeTruthy()
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'LineQuotedOffer',
      'Card₦148,000.00₦118,400.00',
      'Level bonus₦2,000.00₦1,600.00',
      'You get₦150,000.00₦120,000.00',
    ])
    expect(screen.getByRole('timer').textContent).toMatch(/^2[23]:\d\d:\d\d$/)
    await expectAccessible(document.body)
  })

  it('names the cards it does not pay, and that accepting settles them too', async () => {
    const [first] = offered().cards
    const refused = { code: 202, text: reasons[202].text, nextStep: '', correctable: false }
    const second = { ...card!, cardId: 'card-2' as never, position: 2, cardStatus: 2, reason: refused }
    open(offered({ cards: [first!, second] as never }))
    const box = (await screen.findByRole('button', { name: 'Accept ₦120,000.00' })).closest(
      '.w-offer-answer',
    )!
    expect(box.textContent).toContain(`Card 2 is not paid: ${reasons[202].text}`)
    expect(box.textContent).toContain('With the offer accepted this trade is settled')
  })

  it('pays at once when it is accepted', async () => {
    const { server, user } = open(offered())
    answersWith(server, answered(11))
    await user.click(await screen.findByRole('button', { name: 'Accept ₦120,000.00' }))
    expect(await screen.findByText('You agreed to our offer')).toBeTruthy()
    expect(server.seen(cardOrders.answerOffer)[0]?.body).toEqual({ giftOrderId: 'order-1', accept: true })
    expect(screen.getByText('Corrected, as you agreed')).toBeTruthy()
  })

  it('asks before it is refused, and says that the codes are gone', async () => {
    const { server, user } = open(offered())
    answersWith(server, answered(22))
    await user.click(await screen.findByRole('button', { name: 'Refuse the offer' }))
    await user.click(await screen.findByRole('button', { name: 'Think about it' }))
    expect(server.seen(cardOrders.answerOffer)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Refuse the offer' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Refuse the offer' }))
    expect(await screen.findAllByText('You refused our offer')).toHaveLength(2)
    expect(screen.getByText('Refused the offer')).toBeTruthy()
    expect(screen.queryByText(/cancelled this trade/)).toBeNull()
    expect(screen.getByText(/The codes were destroyed at \d+:\d\d [ap]m\./)).toBeTruthy()
    expect(server.seen(cardOrders.answerOffer)[0]?.body).toEqual({ giftOrderId: 'order-1', accept: false })
  })

  it('says that it came too late, and looks how the trade stands', async () => {
    const { server, user } = open(offered())
    server.fail(cardOrders.answerOffer, 'offerClosed')
    await user.click(await screen.findByRole('button', { name: 'Accept ₦120,000.00' }))
    expect(await screen.findByText('This offer is no longer open.')).toBeTruthy()
    await waitFor(() => expect(server.seen(cardOrders.detail).length).toBeGreaterThan(1))
  })

  it.each([
    ['no connection', /could not reach the service/],
    ['a busy service', /We are busy right now/],
  ])('says that there was %s until the trade could be read again', async (what, words) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { server, user } = open(offered())
    if (what === 'no connection') server.disconnect(cardOrders.answerOffer)
    else server.fail(cardOrders.answerOffer, 'overloaded')
    const accept = await screen.findByRole('button', { name: 'Accept ₦120,000.00' })
    server.disconnect(cardOrders.detail)
    await user.click(accept)
    expect(await screen.findByText(words)).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText(words)).toBeTruthy()
    server.reconnect(cardOrders.detail)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await waitFor(() => expect(screen.queryByText(words)).toBeNull())
  })

  it('says after a day without an answer that the card is still the seller’s', async () => {
    open(answered(24))
    expect(await screen.findByText('You did not answer our offer in time')).toBeTruthy()
    expect(screen.getByText('Our offer was not answered in time')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull()
  })

  it('takes no answer once its day ends on the open page, says what comes next, and looks until it came', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { server } = open(
      offered({ answerClosesTime: new Date(Date.now() + 4_000).toISOString(), serverTime: minutesAgo(0) }),
    )
    expect(await screen.findByRole('button', { name: 'Accept ₦120,000.00' })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(4_500))
    expect(screen.getByRole('heading', { name: 'The day to answer our offer is over' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Accept|Refuse/ })).toBeNull()
    expect(screen.getByText(/The trade ends now, nothing is paid/)).toBeTruthy()
    expect(screen.queryByText('Needs your decision')).toBeNull()
    expect(screen.getByText('Our offer was not answered in time')).toBeTruthy()
    expect(screen.queryByText('Money in your wallet')).toBeNull()
    expect(screen.queryByText(/if you accept/)).toBeNull()
    server.on(cardOrders.detail, answered(24))
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    expect(await screen.findByText('You did not answer our offer in time')).toBeTruthy()
  })
})
