import { operatorEndpoints } from '@kaadi/contract'
import { aPage } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/operators` */
const meta = { title: 'Console/Operators', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { operatorAccounts } = operatorEndpoints

export const Usual = pageAt('/operators', { role: 'admin', until: /Bisi Adewale/ })

export const One = pageAt('/operators?id=operator-2', { role: 'admin', until: /203\.0\.113\.7/ })

export const Empty = pageAt('/operators', {
  role: 'admin',
  answers: (server) => server.on(operatorAccounts.page, aPage()),
  until: /^No/,
})

export const Loading = pageAt('/operators', {
  role: 'admin',
  answers: waiting(operatorAccounts.page),
  until: 'loading',
})

export const Failed = pageAt('/operators', {
  role: 'admin',
  answers: failing(operatorAccounts.page),
  until: /again/,
})
