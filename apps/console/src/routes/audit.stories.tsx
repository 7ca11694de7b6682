import { operatorEndpoints } from '@kaadi/contract'
import { aPage } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/audit` */
const meta = { title: 'Console/Audit', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { audit } = operatorEndpoints

export const Usual = pageAt('/audit', { isDrawn: true, role: 'admin', until: /Ada Admin/ })

export const Line = pageAt('/audit?id=7', { role: 'admin', until: /treasurer/ })

export const Empty = pageAt('/audit', {
  role: 'admin',
  answers: (server) => server.on(audit.page, aPage()),
  until: /^No/,
})

export const Loading = pageAt('/audit', { role: 'admin', answers: waiting(audit.page), until: 'loading' })

export const Failed = pageAt('/audit', { role: 'admin', answers: failing(audit.page), until: /again/ })
