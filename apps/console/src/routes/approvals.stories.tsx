import { operatorEndpoints } from '@kaadi/contract'
import { aPage } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/approvals` */
const meta = { title: 'Console/Approvals', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { changes } = operatorEndpoints

export const Usual = pageAt('/approvals', { role: 'senior', until: /Rebate from/ })

export const Change = pageAt('/approvals?id=change-1', { role: 'senior', until: /Approve/ })

export const Empty = pageAt('/approvals', {
  role: 'senior',
  answers: (server) => server.on(changes.list, aPage()),
  until: /^Nothing waits/,
})

export const Loading = pageAt('/approvals', {
  role: 'senior',
  answers: waiting(changes.list),
  until: 'loading',
})

export const Failed = pageAt('/approvals', { role: 'senior', answers: failing(changes.list), until: /again/ })
