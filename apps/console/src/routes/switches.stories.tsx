import { operatorEndpoints } from '@kaadi/contract'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/switches` */
const meta = { title: 'Console/Switches', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { switches } = operatorEndpoints

export const Usual = pageAt('/switches', { role: 'admin', until: /Close the service/ })

export const Loading = pageAt('/switches', {
  role: 'admin',
  answers: waiting(switches.list),
  until: 'loading',
})

export const Failed = pageAt('/switches', { role: 'admin', answers: failing(switches.list), until: /again/ })
