import { operatorEndpoints } from '@kaadi/contract'
import { aCardOrder, aDeskOrder, aFinding } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { photographed } from '../../test/stories/full-desk.ts'
import { failing, isInSight, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/order`: where a card is judged. */
const meta = { title: 'Console/Review', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { desk } = operatorEndpoints
const path = '/order?giftOrderId=order-1'
const order = aCardOrder({ orderStatus: 1, cards: [photographed] })
const mine = aDeskOrder({
  order,
  claimedBy: 'Ada Reviewer',
  claimedByMe: true,
  lease: {
    leaseToken: 'lease-1',
    serverTime: '2026-11-20T13:30:00.000Z',
    leaseExpiresTime: '2026-11-20T13:35:00.000Z',
  },
  openedCardIds: ['card-1'],
  findings: [aFinding({ photo: null })],
})

const offered = {
  priceId: 'plain' as never,
  countryCode: order.countryCode,
  faceSymbol: order.faceSymbol,
  form: order.form,
  receiptType: order.receiptType,
  ...{ minFace: '10', maxFace: '500', rate: '1480' },
}

const labelOf = (field: HTMLElement) => (field as HTMLInputElement).labels![0]!

/** The key that takes it stands beside what says that nobody has it: the header is one line. */
export const Free = pageAt(path, {
  until: /Take/,
  holds: async (canvas) => {
    const header = canvas.querySelector('.k-desk-layout-top')!
    await expect(header.getBoundingClientRect().height).toBeLessThanOrEqual(57)
  },
})

export const Mine = pageAt(path, {
  isDrawn: true,
  answers: (server) => server.on(desk.order, mine),
  until: /Say of each card what it is/,
})

/** A dialog's fields are as wide as what sends them. */
export const Giving = pageAt(path, {
  answers: (server) => server.on(desk.order, { ...mine, openedCardIds: [photographed.cardId] }),
  until: /You are checking this order/,
  holds: async (canvas) => {
    await userEvent.keyboard('m')
    const dialog = within(await within(canvas.ownerDocument.body).findByRole('dialog'))
    const sends = (await dialog.findByRole('button', { name: 'Hand them over' })).getBoundingClientRect()
    for (const field of [dialog.getByLabelText('To'), dialog.getByLabelText('Note')])
      await expect(field.getBoundingClientRect().width).toBeGreaterThan(sends.width - 40)
  },
})

/** Another value, its offer, a note, and the code that is opened for it: all of what decides is in sight together. */
export const OtherPrice = pageAt(path, {
  isDrawn: true,
  answers: (server) =>
    server.on(desk.order, { ...mine, openedCardIds: [], findings: [] }).on(desk.offerPrices, [offered]),
  until: /You are checking this order/,
  holds: async (canvas) => {
    const pane = within(canvas)
    await userEvent.keyboard('4q')
    const value = await pane.findByLabelText('Its value')
    await userEvent.clear(value)
    await userEvent.type(value, '80')
    await userEvent.click(pane.getByRole('checkbox', { name: 'Front photo' }))
    await userEvent.type(pane.getByLabelText(/What the front photo shows/), 'It says $80.')
    await expect(await pane.findByText(/The seller is offered/)).toBeVisible()
    for (const seen of [
      pane.getByRole('button', { name: /Show code/ }),
      value,
      pane.getByText(/The seller is offered/),
      pane.getByLabelText(/What the front photo shows/),
    ])
      await isInSight(seen)
    // What the focus comes to has its label in sight, below the verdicts that stay on top.
    const judge = value.closest('.k-review-pane-judge')!
    const kind = pane.getByLabelText('The card is')
    for (const field of [pane.getByLabelText(/What the front photo shows/), kind, value]) {
      const verdicts = judge.querySelector('.k-card-verdict-options')!.getBoundingClientRect()
      judge.scrollTop += field.getBoundingClientRect().top - verdicts.bottom - 4
      field.blur()
      field.focus()
      await isInSight(labelOf(field))
    }
  },
})

export const OfAnother = pageAt(path, {
  answers: (server) => server.on(desk.order, aDeskOrder({ order, claimedBy: 'Bola Ade' })),
  until: /Bola Ade/,
})

/** What was decided keeps its colour, although nothing can be chosen any more. */
export const Decided = pageAt(path, {
  answers: (server) =>
    server.on(
      desk.order,
      aDeskOrder({
        order: aCardOrder({ orderStatus: 10, cards: [{ ...photographed, cardStatus: 1 }] }),
      }),
    ),
  until: /This order has been decided/,
  holds: async (canvas) => {
    const colorOf = (name: RegExp) =>
      getComputedStyle(within(canvas).getByRole('radio', { name }).nextElementSibling!).color
    await expect(colorOf(/Valid/)).not.toBe(colorOf(/Refuse/))
  },
})

export const Loading = pageAt(path, { answers: waiting(desk.order), until: /Opening the order/ })

export const Failed = pageAt(path, { answers: failing(desk.order), until: /again/ })

/** Of an order that the operator sold nothing is read here, and nothing taken. */
export const MyOwn = pageAt(path, {
  isDrawn: true,
  answers: (server) => server.fail(desk.order, 'ownOrder'),
  until: /order of your own/,
  holds: async (canvas) => {
    await expect(within(canvas).queryByRole('button', { name: /Take/ })).toBeNull()
    await expect(within(canvas).getByRole('link', { name: 'Go to the queue' })).toBeVisible()
  },
})
