import { operatorEndpoints } from '@kaadi/contract'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/answers` */
const meta = { title: 'Console/Saved answers', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { deskMessages } = operatorEndpoints

export const Usual = pageAt('/answers', { role: 'senior', until: /Issuer is being asked/ })

export const One = pageAt('/answers?id=macro-1', { role: 'senior', until: /Keep it/ })

export const Empty = pageAt('/answers', {
  role: 'senior',
  answers: (server) => server.on(deskMessages.macros, []),
  until: /There is no saved answer yet/,
})

export const Loading = pageAt('/answers', {
  role: 'senior',
  answers: waiting(deskMessages.macros),
  until: 'loading',
})

export const Failed = pageAt('/answers', {
  role: 'senior',
  answers: failing(deskMessages.macros),
  until: /again/,
})
