import { operatorEndpoints } from '@kaadi/contract'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/pages` */
const meta = { title: 'Console/Pages', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { sitePages } = operatorEndpoints

export const Usual = pageAt('/pages', { role: 'editor', until: /Not yet/ })

export const One = pageAt('/pages?id=terms', { role: 'editor', until: /Version 1/ })

export const NeverPublished = pageAt('/pages?id=help', {
  role: 'editor',
  answers: (server) =>
    server.on(sitePages.page, { name: 'help', revision: 0, draft: null, versions: [], undoesTo: null }),
  until: /^Nothing is published yet/,
})

export const Loading = pageAt('/pages', {
  role: 'editor',
  answers: waiting(sitePages.list),
  until: 'loading',
})

export const Failed = pageAt('/pages', {
  role: 'editor',
  answers: failing(sitePages.list),
  until: /again/,
})
