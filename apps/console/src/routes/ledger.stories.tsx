import { operatorEndpoints } from '@kaadi/contract'
import { aPage } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/ledger` */
const meta = { title: 'Console/Ledger', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { treasury } = operatorEndpoints

export const Usual = pageAt('/ledger?seller=user-1&account=available.1', {
  role: 'treasurer',
  until: /Card paid/,
})

export const Float = pageAt('/ledger?view=standing', {
  isDrawn: true,
  role: 'treasurer',
  until: /On its way/,
})

export const Empty = pageAt('/ledger?seller=user-1&account=available.1', {
  role: 'treasurer',
  answers: (server) => server.on(treasury.lines, aPage()),
  until: /^No/,
})

export const Loading = pageAt('/ledger?seller=user-1&account=available.1', {
  role: 'treasurer',
  answers: waiting(treasury.lines),
  until: 'loading',
})

export const Failed = pageAt('/ledger?seller=user-1&account=available.1', {
  role: 'treasurer',
  answers: failing(treasury.lines),
  until: /again/,
})
