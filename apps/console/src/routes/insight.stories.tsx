import { operatorEndpoints } from '@kaadi/contract'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/insight` */
const meta = { title: 'Console/Insight', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { insight } = operatorEndpoints

export const Usual = pageAt('/insight', { role: 'senior', until: /Promise kept/ })

export const Money = pageAt('/insight?view=money', { role: 'senior', until: /Amazon/ })

export const Loading = pageAt('/insight', {
  role: 'senior',
  answers: waiting(insight.desk),
  until: 'loading',
})

export const Failed = pageAt('/insight', { role: 'senior', answers: failing(insight.desk), until: /again/ })
