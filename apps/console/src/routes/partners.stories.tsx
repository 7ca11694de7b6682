import { operatorEndpoints } from '@kaadi/contract'
import { aPage } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/partners` */
const meta = { title: 'Console/Partners', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { partnerReviews } = operatorEndpoints

export const Usual = pageAt('/partners', { role: 'senior', until: /Lagos/ })

export const Application = pageAt('/partners?id=application-1', { role: 'senior', until: /Accept/ })

export const Empty = pageAt('/partners', {
  role: 'senior',
  answers: (server) => server.on(partnerReviews.queue, aPage()),
  until: /^Nobody waits to become/,
})

export const Loading = pageAt('/partners', {
  role: 'senior',
  answers: waiting(partnerReviews.queue),
  until: 'loading',
})

export const Failed = pageAt('/partners', {
  role: 'senior',
  answers: failing(partnerReviews.queue),
  until: /again/,
})
