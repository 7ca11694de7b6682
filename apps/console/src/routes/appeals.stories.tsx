import { operatorEndpoints } from '@kaadi/contract'
import { aPage } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/appeals` */
const meta = { title: 'Console/Appeals', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { appeals } = operatorEndpoints

export const Usual = pageAt('/appeals', { role: 'senior', until: /adaeze/ })

export const Case = pageAt('/appeals?id=appeal-1', { role: 'senior', until: /Take the appeal/ })

export const Empty = pageAt('/appeals', {
  role: 'senior',
  answers: (server) => server.on(appeals.queue, aPage()),
  until: /^No appeal waits/,
})

export const Loading = pageAt('/appeals', {
  role: 'senior',
  answers: waiting(appeals.queue),
  until: 'loading',
})

export const Failed = pageAt('/appeals', { role: 'senior', answers: failing(appeals.queue), until: /again/ })
