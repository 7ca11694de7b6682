import { operatorEndpoints } from '@kaadi/contract'
import { aPage } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { failing, isInSight, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/reversals` */
const meta = { title: 'Console/Reversals', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { reversals } = operatorEndpoints

export const Usual = pageAt('/reversals', { role: 'senior', until: /adaeze/ })

export const Case = pageAt('/reversals?id=reversal-1', {
  role: 'senior',
  until: /The letter of the issuer/,
  holds: async (canvas) => {
    for (const name of ['Decline', /^Agree: take/])
      await isInSight(within(canvas).getByRole('button', { name }))
  },
})

export const Empty = pageAt('/reversals', {
  role: 'senior',
  answers: (server) => server.on(reversals.queue, aPage()),
  until: /^No reversal waits/,
})

export const Loading = pageAt('/reversals', {
  role: 'senior',
  answers: waiting(reversals.queue),
  until: 'loading',
})

export const Failed = pageAt('/reversals', {
  role: 'senior',
  answers: failing(reversals.queue),
  until: /again/,
})
