import { operatorEndpoints } from '@kaadi/contract'
import { aPage } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/blocks` */
const meta = { title: 'Console/Block list', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { risk } = operatorEndpoints

export const Usual = pageAt('/blocks', { role: 'senior', until: /Charged back twice/ })

export const Empty = pageAt('/blocks', {
  role: 'senior',
  answers: (server) => server.on(risk.blocks, aPage()),
  until: /^Nothing is blocked/,
})

export const Loading = pageAt('/blocks', { role: 'senior', answers: waiting(risk.blocks), until: 'loading' })

export const Failed = pageAt('/blocks', { role: 'senior', answers: failing(risk.blocks), until: /again/ })
