import { operatorEndpoints } from '@kaadi/contract'
import { aPage } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/adjustments` */
const meta = { title: 'Console/Adjustments', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { adjustments } = operatorEndpoints

export const Usual = pageAt('/adjustments', { role: 'treasurer', until: /adaeze/ })

export const Case = pageAt('/adjustments?id=adjustment-1', { role: 'treasurer', until: /came back to us/ })

export const Empty = pageAt('/adjustments', {
  role: 'treasurer',
  answers: (server) => server.on(adjustments.queue, aPage()),
  until: /^No adjustment waits/,
})

export const Loading = pageAt('/adjustments', {
  role: 'treasurer',
  answers: waiting(adjustments.queue),
  until: 'loading',
})

export const Failed = pageAt('/adjustments', {
  role: 'treasurer',
  answers: failing(adjustments.queue),
  until: /again/,
})
