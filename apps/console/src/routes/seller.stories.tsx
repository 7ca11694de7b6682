import { operatorEndpoints } from '@kaadi/contract'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/seller` */
const meta = { title: 'Console/Seller', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { people } = operatorEndpoints

export const Usual = pageAt('/seller?id=user-adaeze', { role: 'senior', until: /Called on Monday/ })

export const Loading = pageAt('/seller?id=user-adaeze', {
  role: 'senior',
  answers: waiting(people.seller),
  until: 'loading',
})

export const Failed = pageAt('/seller?id=user-adaeze', {
  role: 'senior',
  answers: failing(people.seller),
  until: /again/,
})
