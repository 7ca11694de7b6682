import { operatorEndpoints } from '@kaadi/contract'
import { aDeskQueueRow, aPage } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/` */
const meta = { title: 'Console/Queue', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { desk } = operatorEndpoints

export const Usual = pageAt('/', { isDrawn: true, role: 'reviewer', until: /Amazon/ })

/** Most that stands above the list, at work and with a late redeemer: ten rows and more are in sight at 1280 × 720. */
export const Busy = pageAt('/', {
  isDrawn: true,
  role: 'reviewer',
  answers: (server) =>
    server
      .on(desk.stats, {
        ...{ waiting: 392, overdue: 10, claimed: 2, decidedToday: 31, atRedeemer: 3, lateAtRedeemer: 1 },
        ...{ payoutsWaiting: 0, payoutsWaitingAmount: '0', approvalsWaiting: 0 },
      })
      .on(
        desk.queue,
        aPage(
          ...Array.from({ length: 14 }, (_, at) =>
            aDeskQueueRow({ giftOrderId: `order-${at}` as never, tradeNumber: `GC-2611-20-${48_800 + at}` }),
          ),
        ),
      ),
  until: /48813/,
  holds: async (canvas) => {
    const rows = within(canvas).getAllByRole('row').slice(1)
    const seen = rows.filter((row) => row.getBoundingClientRect().bottom <= 720)
    await expect(seen.length).toBeGreaterThanOrEqual(10)
  },
})

/** What I judged first is another reviewer's to take. */
export const SecondLooks = pageAt('/?view=second', {
  isDrawn: true,
  role: 'reviewer',
  answers: (server) =>
    server.on(
      desk.queue,
      aPage(
        aDeskQueueRow({ orderStatus: 4, judgedByMe: true }),
        aDeskQueueRow({ orderStatus: 4, giftOrderId: 'order-2' as never, tradeNumber: 'GC-2611-20-48814' }),
      ),
    ),
  until: /You judged it/,
})

export const Empty = pageAt('/', {
  role: 'reviewer',
  answers: (server) => server.on(desk.queue, aPage()),
  until: /Nothing waits/,
})

export const Loading = pageAt('/', { role: 'reviewer', answers: waiting(desk.queue), until: 'loading' })

export const Failed = pageAt('/', { role: 'reviewer', answers: failing(desk.queue), until: /again/ })
