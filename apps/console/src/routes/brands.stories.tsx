import { operatorEndpoints } from '@kaadi/contract'
import { aPage } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/brands` */
const meta = { title: 'Console/Wished brands', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { brandRequestReviews } = operatorEndpoints

export const Usual = pageAt('/brands', { role: 'editor', until: /Binance Gift/ })

export const Answer = pageAt('/brands?id=binancegift', { role: 'editor', until: /12/ })

export const Empty = pageAt('/brands', {
  role: 'editor',
  answers: (server) => server.on(brandRequestReviews.list, aPage()),
  until: /^No brand waits/,
})

export const Loading = pageAt('/brands', {
  role: 'editor',
  answers: waiting(brandRequestReviews.list),
  until: 'loading',
})

export const Failed = pageAt('/brands', {
  role: 'editor',
  answers: failing(brandRequestReviews.list),
  until: /again/,
})
