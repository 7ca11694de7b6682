import { operatorEndpoints } from '@kaadi/contract'
import { aPage } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/verifications` */
const meta = { title: 'Console/Verifications', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { verificationReviews } = operatorEndpoints

export const Usual = pageAt('/verifications', { role: 'reviewer', until: /adaeze/ })

export const Case = pageAt('/verifications?id=verification-1', { role: 'reviewer', until: /Accept/ })

export const Empty = pageAt('/verifications', {
  role: 'reviewer',
  answers: (server) => server.on(verificationReviews.queue, aPage()),
  until: /^Nobody waits to be verified/,
})

export const Loading = pageAt('/verifications', {
  role: 'reviewer',
  answers: waiting(verificationReviews.queue),
  until: 'loading',
})

export const Failed = pageAt('/verifications', {
  role: 'reviewer',
  answers: failing(verificationReviews.queue),
  until: /again/,
})
