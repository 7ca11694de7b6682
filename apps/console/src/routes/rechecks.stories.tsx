import { operatorEndpoints } from '@kaadi/contract'
import { aBlindRecheck, someRechecks } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/blind-looks` */
const meta = { title: 'Console/Blind looks', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { rechecks } = operatorEndpoints

export const Usual = pageAt('/blind-looks', { role: 'senior', until: /3 decided orders wait/ })

export const Held = pageAt('/blind-looks', {
  role: 'reviewer',
  answers: (server) => server.on(rechecks.mine, someRechecks({ held: aBlindRecheck() })),
  until: /That is what I find/,
})

export const Empty = pageAt('/blind-looks', {
  role: 'senior',
  answers: (server) => server.on(rechecks.mine, someRechecks({ waiting: 0, differing: 0 })),
  until: /No decided order waits/,
})

export const Loading = pageAt('/blind-looks', {
  role: 'senior',
  answers: waiting(rechecks.mine),
  until: 'loading',
})

export const Failed = pageAt('/blind-looks', {
  role: 'senior',
  answers: failing(rechecks.mine),
  until: /again/,
})
