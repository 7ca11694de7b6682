import { operatorEndpoints } from '@kaadi/contract'
import { aPage } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/money-rules` */
const meta = { title: 'Console/Settings of money', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { changes } = operatorEndpoints

export const Usual = pageAt('/money-rules?resource=walletLimits', { role: 'editor', until: /Limits, NGN/ })

export const Limits = pageAt('/money-rules?resource=walletLimits&id=1', {
  role: 'editor',
  until: /Look at the change/,
})

export const Rates = pageAt('/money-rules?resource=exchangeRates', { role: 'editor', until: /NGN to USDT/ })

export const Empty = pageAt('/money-rules?resource=walletLimits', {
  role: 'editor',
  answers: (server) => server.on(changes.rows, aPage()),
  until: /^There is none yet/,
})

export const Loading = pageAt('/money-rules?resource=walletLimits', {
  role: 'editor',
  answers: waiting(changes.rows),
  until: 'loading',
})

export const Failed = pageAt('/money-rules?resource=walletLimits', {
  role: 'editor',
  answers: failing(changes.rows),
  until: /again/,
})
