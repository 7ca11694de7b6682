import { operatorEndpoints } from '@kaadi/contract'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/redeemers` */
const meta = { title: 'Console/Redeemers', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { redeemers } = operatorEndpoints

export const Usual = pageAt('/redeemers', { role: 'editor', until: /Accra Card House/ })

export const One = pageAt('/redeemers?id=redeemer-1', { role: 'editor', until: /Keep it/ })

export const Empty = pageAt('/redeemers', {
  role: 'editor',
  answers: (server) => server.on(redeemers.list, []),
  until: /^There is no redeemer yet/,
})

export const Loading = pageAt('/redeemers', {
  role: 'editor',
  answers: waiting(redeemers.list),
  until: 'loading',
})

export const Failed = pageAt('/redeemers', {
  role: 'editor',
  answers: failing(redeemers.list),
  until: /again/,
})
