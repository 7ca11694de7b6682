import { operatorEndpoints } from '@kaadi/contract'
import { aDeskQueueRow, aPage } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/` */
const meta = { title: 'Console/Queue', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { desk } = operatorEndpoints

export const Usual = pageAt('/', { isDrawn: true, role: 'reviewer', until: /Amazon/ })

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
