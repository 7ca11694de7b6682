import { operatorEndpoints } from '@kaadi/contract'
import { aPage } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/batches` */
const meta = { title: 'Console/Batches', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { payoutBatches } = operatorEndpoints

export const Usual = pageAt('/batches', { role: 'treasurer', until: /119,900/ })

export const Building = pageAt('/batches?new=1', { role: 'treasurer', until: /2 payouts/ })

export const Waiting = pageAt('/batches?id=batch-1', { role: 'treasurer', until: /Approve and send/ })

export const Empty = pageAt('/batches', {
  role: 'treasurer',
  answers: (server) => server.on(payoutBatches.page, aPage()),
  until: /No batch is open/,
})

export const Loading = pageAt('/batches', {
  role: 'treasurer',
  answers: waiting(payoutBatches.page),
  until: 'loading',
})

export const Failed = pageAt('/batches', {
  role: 'treasurer',
  answers: failing(payoutBatches.page),
  until: /again/,
})
