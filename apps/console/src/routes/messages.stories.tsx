import { operatorEndpoints } from '@kaadi/contract'
import { aPage } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/messages` */
const meta = { title: 'Console/Messages', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { deskMessages } = operatorEndpoints

export const Usual = pageAt('/messages', { role: 'reviewer', until: /Is it paid soon/ })

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
