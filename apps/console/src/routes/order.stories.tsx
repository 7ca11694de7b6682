import { operatorEndpoints } from '@kaadi/contract'
import { aCardOrder, aDeskOrder, aFinding } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { photographed } from '../../test/stories/full-desk.ts'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

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

export const Free = pageAt(path, { until: /Take/ })

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

export const OfAnother = pageAt(path, {
  answers: (server) => server.on(desk.order, aDeskOrder({ order, claimedBy: 'Bola Ade' })),
  until: /Bola Ade/,
})

export const Loading = pageAt(path, { answers: waiting(desk.order), until: /Opening the order/ })

export const Failed = pageAt(path, { answers: failing(desk.order), until: /again/ })
