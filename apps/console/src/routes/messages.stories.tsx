import { operatorEndpoints } from '@kaadi/contract'
import { anInboxRow, aPage } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, rowsAreLines, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/messages` */
const meta = { title: 'Console/Messages', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { deskMessages } = operatorEndpoints

export const Usual = pageAt('/messages', {
  role: 'reviewer',
  until: /Is it paid soon/,
  answers: (server) =>
    server.on(
      deskMessages.inbox,
      aPage(
        anInboxRow(),
        anInboxRow({
          giftOrderId: 'order-2' as never,
          sellerName: 'oluwaseun-adebayo-of-the-long-name',
          lastText:
            'Good evening. I sent this card at noon and nobody has said a word about it since. '.repeat(3),
        }),
      ),
    ),
  holds: rowsAreLines,
})

export const Thread = pageAt('/messages?id=order-1', { role: 'reviewer', until: /Compare the receipt/ })

export const Empty = pageAt('/messages', {
  role: 'reviewer',
  answers: (server) => server.on(deskMessages.inbox, aPage()),
  until: /^Nobody waits for an answer/,
})

export const Loading = pageAt('/messages', {
  role: 'reviewer',
  answers: waiting(deskMessages.inbox),
  until: 'loading',
})

export const Failed = pageAt('/messages', {
  role: 'reviewer',
  answers: failing(deskMessages.inbox),
  until: /again/,
})
