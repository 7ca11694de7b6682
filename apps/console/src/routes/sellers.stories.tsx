import { operatorEndpoints } from '@kaadi/contract'
import { aPage } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/sellers` */
const meta = { title: 'Console/Sellers', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { people } = operatorEndpoints

export const Usual = pageAt('/sellers', { role: 'senior', until: /tobi@example\.com/ })

export const Empty = pageAt('/sellers', {
  role: 'senior',
  answers: (server) => server.on(people.page, aPage()),
  until: /^There are no sellers yet/,
})

export const Loading = pageAt('/sellers', { role: 'senior', answers: waiting(people.page), until: 'loading' })

export const Failed = pageAt('/sellers', { role: 'senior', answers: failing(people.page), until: /again/ })
