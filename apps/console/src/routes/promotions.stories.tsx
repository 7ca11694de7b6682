import { operatorEndpoints } from '@kaadi/contract'
import { aPage } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/promotions` */
const meta = { title: 'Console/Promotions', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { campaigns } = operatorEndpoints

export const Usual = pageAt('/promotions', { role: 'editor', until: /Steam Friday/ })

export const Rebates = pageAt('/promotions?resource=rebates', { role: 'editor', until: /Rebate from/ })

export const Campaign = pageAt('/promotions?id=steam-friday', { role: 'editor', until: /Look at the change/ })

export const Empty = pageAt('/promotions', {
  role: 'editor',
  answers: (server) => server.on(campaigns.list, aPage()),
  until: /^There is none yet/,
})

export const Loading = pageAt('/promotions', {
  role: 'editor',
  answers: waiting(campaigns.list),
  until: 'loading',
})

export const Failed = pageAt('/promotions', {
  role: 'editor',
  answers: failing(campaigns.list),
  until: /again/,
})
