import { operatorEndpoints } from '@kaadi/contract'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/account` */
const meta = { title: 'Console/Account', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { operators } = operatorEndpoints

export const Usual = pageAt('/account', { role: 'treasurer', until: /Recovery codes left/ })

export const Loading = pageAt('/account', {
  role: 'treasurer',
  answers: waiting(operators.sessions),
  until: 'loading',
})

export const Failed = pageAt('/account', {
  role: 'treasurer',
  answers: failing(operators.sessions),
  until: /again/,
})
