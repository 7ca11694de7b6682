import { operatorEndpoints } from '@kaadi/contract'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/shift` */
const meta = { title: 'Console/Shift', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { shifts } = operatorEndpoints

export const Usual = pageAt('/shift', { role: 'senior', until: /Bola Senior/ })

export const Empty = pageAt('/shift', {
  role: 'senior',
  answers: (server) => server.on(shifts.team, []),
  until: /^Nobody has worked/,
})

export const Loading = pageAt('/shift', { role: 'senior', answers: waiting(shifts.team), until: 'loading' })

export const Failed = pageAt('/shift', { role: 'senior', answers: failing(shifts.team), until: /again/ })
