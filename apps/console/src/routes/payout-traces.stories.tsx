import { operatorEndpoints } from '@kaadi/contract'
import { aPage } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/not-received` */
const meta = { title: 'Console/Not received', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { payoutTraces } = operatorEndpoints

export const Usual = pageAt('/not-received', { role: 'treasurer', until: /adaeze/ })

export const Case = pageAt('/not-received?id=trace-1', {
  role: 'treasurer',
  until: /I have looked since yesterday/,
})

export const Empty = pageAt('/not-received', {
  role: 'treasurer',
  answers: (server) => server.on(payoutTraces.queue, aPage()),
  until: /^Every payment has come/,
})

export const Loading = pageAt('/not-received', {
  role: 'treasurer',
  answers: waiting(payoutTraces.queue),
  until: 'loading',
})

export const Failed = pageAt('/not-received', {
  role: 'treasurer',
  answers: failing(payoutTraces.queue),
  until: /again/,
})
