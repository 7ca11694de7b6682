import { operatorEndpoints, sellerEndpoints } from '@kaadi/contract'
import type { DeskOrder } from '@kaadi/contract/desk'
import {
  aCardOrder,
  aCustody,
  aDeskOrder,
  aDeskQueueRow,
  aFinding,
  anOperator,
  aPage,
  aRedeemer,
} from '@kaadi/testing/builders'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { desk, redeemers } = operatorEndpoints
const { cardBalances } = sellerEndpoints

const lease = () => ({
  leaseToken: 'lease-1',
  serverTime: new Date().toISOString(),
  leaseExpiresTime: new Date(Date.now() + 300_000).toISOString(),
})
const cards = [1, 2].map((position) => ({
  cardId: `card-${position}`,
  position,
  faceValue: '100',
  cardStatus: 0 as const,
  payout: '74000',
  settledAmount: null,
  maskedCode: `••••••••••F${position}`,
  photos: [],
  reason: null,
  offer: null,
}))
/** An order of so many cards after so many changes of its state. */
const anOrder = (orderStatus: 1 | 3 | 20, version: number, count = 1, more: Partial<DeskOrder> = {}) =>
  aDeskOrder({
    order: aCardOrder({
      giftOrderId: 'order-1' as never,
      orderStatus,
      count,
      cards: cards.slice(0, count),
      dueTime: '2026-01-01T00:00:00.000Z',
      events: Array.from({ length: version }, (_, index) => ({
        version: index + 1,
        orderStatus: 1 as const,
        actor: 'desk' as const,
        time: '2026-11-20T13:00:00.000Z',
      })),
    }),
    ...(orderStatus === 1 && { claimedBy: 'Ada Reviewer', claimedByMe: true, lease: lease() }),
    ...more,
  })
const picture = {
  ...{ uploadId: 'upload-9' as never, url: '/object/read?id=upload-9' },
  ...{ width: 640, height: 480, bytes: 1000 },
}
const page = { cardTypeId: 'steam' as never, url: 'https://issuer.example/balance', how: 'Signed in.' }
const show = (server: ReturnType<typeof aDesk>) => renderConsole('/order?giftOrderId=order-1', server)
const isHeld = () => screen.findByText('You are checking this order.')
const paste = (into: Element) =>
  fireEvent.paste(into, {
    clipboardData: { files: [new File(['picture'], 'page.png', { type: 'image/png' })] },
  })

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the issuer’s balance page', () => {
  it('opens by its key, and what it said with a pasted picture is the evidence of a refusal', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const first = anOrder(1, 2)
    const { cardTypeId } = first.order
    const noted = anOrder(1, 2, 1, { findings: [aFinding()] })
    const server = aDesk()
      .on(desk.order, first)
      .on(cardBalances.list, [{ ...page, cardTypeId }])
      .on(desk.uploadEvidence, picture as never)
      .on(desk.noteBalance, noted)
      .on(desk.decide, anOrder(20, 3))
      .on(desk.takeNext, null)
      .on(desk.queue, aPage())
    const { user } = show(server)
    await isHeld()
    await screen.findByRole('button', { name: /^Open the balance page of/ })
    await user.keyboard('n')
    expect(opened).toHaveBeenCalledWith(page.url, '_blank', 'noopener,noreferrer')
    const form = await screen.findByRole('form', { name: 'What the issuer’s page said' })
    const balance = within(form).getByRole('textbox', { name: /^Balance on the card/ })
    await waitFor(() => expect(document.activeElement).toBe(balance))
    await expectAccessible()
    await user.keyboard('none{Enter}')
    expect(await within(form).findByText('Write a sum, such as 25 or 0.')).toBeTruthy()
    await user.clear(balance)
    await user.keyboard('0{Enter}')
    expect(await within(form).findByText('Add a picture of the page.')).toBeTruthy()
    expect(server.seen(desk.noteBalance)).toEqual([])
    paste(balance)
    await within(form).findByText('A picture is added.')
    server.on(desk.order, noted)
    balance.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('list', { name: 'What others said of this card' })).toBeTruthy()
    expect(server.seen(desk.noteBalance)[0]?.body).toEqual({
      giftOrderId: 'order-1',
      leaseToken: 'lease-1',
      cardId: 'card-1',
      balance: '0',
      uploadId: 'upload-9',
    })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Open the balance page of/ }))
    await user.keyboard('3')
    await user.click(screen.getByRole('radio', { name: /Already used/ }))
    expect(await screen.findByText(/No other picture is needed/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Refuse/ }).hasAttribute('disabled')).toBe(false)
  })

  it('may be unknown of a brand: what was found is written down all the same', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const { user } = show(aDesk().on(desk.order, anOrder(1, 2)))
    await isHeld()
    await user.click(await screen.findByRole('button', { name: /^Write down a balance/ }))
    expect(await screen.findByRole('form', { name: 'What the issuer’s page said' })).toBeTruthy()
    expect(opened).not.toHaveBeenCalled()
  })

  it('is in the timeline of the order, with who looked', async () => {
    const { user } = show(
      aDesk().on(desk.order, anOrder(1, 2, 1, { findings: [aFinding({ by: 'Bola Ade', balance: '25' })] })),
    )
    await user.click(await screen.findByText('What happened', { selector: 'summary' }))
    const timeline = await screen.findByRole('region', { name: 'What happened' })
    expect(within(timeline).getByText(/Issuer’s page: \$25/)).toBeTruthy()
    expect(within(timeline).getByText('Bola Ade')).toBeTruthy()
  })
})

describe('a redeemer', () => {
  it('is given the cards whose codes are open, by key, with a note; the next order opens', async () => {
    const order = anOrder(1, 2, 2, { openedCardIds: ['card-2'] })
    const { cardTypeId } = order.order
    const server = aDesk()
      .on(desk.order, order)
      .on(redeemers.list, [
        aRedeemer(),
        aRedeemer({ redeemerId: 'r-2', name: 'Shut House', isOpen: false }),
        aRedeemer({ redeemerId: 'r-3', name: 'Other Brand', cardTypeId: 'amazon-of-others' as never }),
        aRedeemer({ redeemerId: 'r-4', name: 'Own Brand', cardTypeId }),
      ])
      .on(redeemers.give, anOrder(3, 3, 2, { custody: [aCustody({ cardIds: ['card-2'] })] }))
      .on(desk.takeNext, null)
      .on(desk.queue, aPage())
    const { user, path } = show(server)
    await isHeld()
    await user.keyboard('m')
    const dialog = await screen.findByRole('dialog', { name: 'Hand the cards to a redeemer?' })
    const to = await within(dialog).findByRole('combobox', { name: /^To/ })
    expect(document.activeElement).toBe(to)
    expect(
      within(to)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a redeemer', 'Accra Card House', 'Own Brand'])
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(1)
    await expectAccessible()
    await user.selectOptions(to, 'Accra Card House')
    await user.type(within(dialog).getByRole('textbox', { name: /^Note/ }), 'By this evening.{Enter}')
    await waitFor(() => expect(path()).toMatch(/^\/console\/?$/))
    expect(server.seen(redeemers.give)[0]?.body).toEqual({
      giftOrderId: 'order-1',
      leaseToken: 'lease-1',
      redeemerId: 'redeemer-1',
      cardIds: ['card-2'],
      note: 'By this evening.',
    })
    expect(server.surprises).toEqual([])
  })

  it('gets no card whose code nobody has opened', async () => {
    const { user } = show(aDesk().on(desk.order, anOrder(1, 2)).on(redeemers.list, [aRedeemer()]))
    await isHeld()
    await user.click(await screen.findByRole('button', { name: /^To a redeemer/ }))
    expect(await screen.findByText(/^Open the codes of the cards first/)).toBeTruthy()
  })

  it('that keeps cards too long is told as late; its answer is written down by key, and the order is held', async () => {
    const away = anOrder(3, 3, 2, { custody: [aCustody({ cardIds: ['card-1', 'card-2'] })] })
    const back = anOrder(1, 4, 2, {
      custody: [
        aCustody({ cardIds: ['card-1', 'card-2'], back: { by: 'Ada', time: '2026-11-20T15:00:00.000Z' } }),
      ],
      findings: [
        aFinding({ source: 'redeemer', outcome: 'refused', balance: null, reference: 'RD-7', page: null }),
      ],
    })
    const server = aDesk()
      .on(desk.order, away)
      .on(desk.uploadEvidence, picture as never)
      .on(redeemers.answer, back)
    const { user } = show(server)
    expect(await screen.findByText(/Accra Card House has card 1, 2 since/)).toBeTruthy()
    expect(screen.getByText(/The promise to the seller is over/)).toBeTruthy()
    expect(screen.getByText(/^A redeemer has the order: codes open again/)).toBeTruthy()
    expect(screen.queryByText('Take the order to open its codes.')).toBeNull()
    await user.keyboard('m')
    const dialog = await screen.findByRole('dialog', { name: 'What did Accra Card House say?' })
    expect(document.activeElement).toBe(within(dialog).getAllByRole('combobox')[0])
    const keep = within(dialog).getByRole('button', { name: /^Keep the answer/ })
    await user.click(keep)
    expect(await within(dialog).findByText('Say of each card what the answer was.')).toBeTruthy()
    const first = within(dialog).getByRole('group', { name: 'Card 1' })
    const second = within(dialog).getByRole('group', { name: 'Card 2' })
    await user.selectOptions(within(first).getByRole('combobox', { name: /^Answer/ }), 'Refused')
    await user.type(within(first).getByRole('textbox', { name: 'Its reference' }), 'RD-7')
    await user.selectOptions(within(second).getByRole('combobox', { name: /^Answer/ }), 'Another value')
    await user.click(keep)
    expect(await within(dialog).findByText('Write a sum, such as 25 or 0.')).toBeTruthy()
    const value = within(second).getByRole('textbox', { name: /^Value/ })
    await user.type(value, '85')
    await user.click(keep)
    expect(await within(dialog).findByText('Add a picture of the answer.')).toBeTruthy()
    paste(value)
    await within(dialog).findByText('A picture is added.')
    await expectAccessible()
    server.on(desk.order, back)
    await user.click(keep)
    await isHeld()
    expect(server.seen(redeemers.answer)[0]?.body).toEqual({
      giftOrderId: 'order-1',
      cards: [
        { cardId: 'card-1', outcome: 'refused', reference: 'RD-7' },
        { cardId: 'card-2', outcome: 'otherValue', value: '85' },
      ],
      uploadId: 'upload-9',
    })
    expect(screen.getByText(/^Redeemer: Refused, RD-7/, { selector: 'b' })).toBeTruthy()
  })

  it('that gave no answer needs no picture', async () => {
    const server = aDesk()
      .on(desk.order, anOrder(3, 3, 1, { custody: [aCustody()] }))
      .on(redeemers.answer, anOrder(1, 4))
    const { user } = show(server)
    await user.click(await screen.findByRole('button', { name: /^Write down the answer/ }))
    const dialog = await screen.findByRole('dialog')
    await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Answer/ }), 'No answer')
    await user.click(within(dialog).getByRole('button', { name: /^Keep the answer/ }))
    await waitFor(() => expect(server.seen(redeemers.answer)).toHaveLength(1))
    expect(server.seen(redeemers.answer)[0]?.body).toEqual({
      giftOrderId: 'order-1',
      cards: [{ cardId: 'card-1', outcome: 'noAnswer' }],
    })
  })

  it('has its orders in a view of the queue, with who has them; late ones are warned of everywhere', async () => {
    const row = aDeskQueueRow({
      orderStatus: 3,
      atRedeemer: { redeemer: 'Accra Card House', time: '2026-11-20T13:05:00.000Z' },
    })
    const server = aDesk().on(desk.queue, aPage(row))
    server.on(desk.stats, {
      ...{ waiting: 0, overdue: 0, claimed: 0, decidedToday: 0, atRedeemer: 2, lateAtRedeemer: 2 },
      ...{ payoutsWaiting: 0, payoutsWaitingAmount: '0', approvalsWaiting: 0 },
    })
    const { user, path } = renderConsole('/', server)
    await user.click(await screen.findByRole('link', { name: /^See them/ }))
    expect(path()).toContain('view=redeemers')
    expect(await screen.findByText(/2 orders at redeemers are past their promise/)).toBeTruthy()
    expect(await screen.findByText(/^Accra Card House, since/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull()
    await waitFor(() => expect(server.seen(desk.queue).at(-1)?.query).toMatchObject({ view: 'redeemers' }))
  })
})

describe('redeemers', () => {
  const editor = () => aDesk(anOperator({ roles: ['editor'] })).on(redeemers.list, [aRedeemer()])

  it('are listed, and one is closed for new cards', async () => {
    const server = editor().on(redeemers.save, aRedeemer({ isOpen: false }))
    const { user } = renderConsole('/redeemers', server)
    await user.click(await screen.findByRole('link', { name: 'Accra Card House' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Takes cards now' }))
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(await screen.findByText('"Accra Card House" is kept.')).toBeTruthy()
    expect(server.seen(redeemers.save)[0]?.body).toEqual({
      redeemerId: 'redeemer-1',
      name: 'Accra Card House',
      cardTypeId: null,
      isOpen: false,
    })
  })

  it('are added by a name that no other has', async () => {
    const server = editor().fail(redeemers.save, 'redeemerNameTaken')
    const { user } = renderConsole('/redeemers', server)
    await user.click(await screen.findByRole('button', { name: 'New redeemer' }))
    const name = await screen.findByRole('textbox', { name: /^Name/ })
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(await screen.findByText('Give it a name.')).toBeTruthy()
    await user.type(name, 'Accra Card House')
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(await screen.findByText('Another redeemer has this name. Choose another name.')).toBeTruthy()
  })
})
