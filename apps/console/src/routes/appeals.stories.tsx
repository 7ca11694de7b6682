import { operatorEndpoints } from '@kaadi/contract'
import { anAppealCase, aPage } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { failing, isInSight, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/appeals` */
const meta = { title: 'Console/Appeals', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { appeals } = operatorEndpoints

export const Usual = pageAt('/appeals', { role: 'senior', until: /adaeze/ })

export const Case = pageAt('/appeals?id=appeal-1', { role: 'senior', until: /Take the appeal/ })

/** Whoever has it: what decides is in sight, whatever else there is to read. */
export const Held = pageAt('/appeals?id=appeal-1', {
  role: 'senior',
  answers: (server) =>
    server.on(
      appeals.detail,
      anAppealCase({
        status: 1,
        takenBy: 'Ada Reviewer',
        takenByMe: true,
        takenUntil: '2026-11-20T14:00:00.000Z',
      }),
    ),
  until: /Answer to the seller/,
  holds: async (canvas) => {
    await isInSight(
      within(canvas)
        .getByText(/^Valid after all: pay it/)
        .closest('label')!,
    )
    await isInSight(within(canvas).getByRole('button', { name: 'Refuse for good' }))
  },
})

export const Empty = pageAt('/appeals', {
  role: 'senior',
  answers: (server) => server.on(appeals.queue, aPage()),
  until: /^No appeal waits/,
})

export const Loading = pageAt('/appeals', {
  role: 'senior',
  answers: waiting(appeals.queue),
  until: 'loading',
})

export const Failed = pageAt('/appeals', { role: 'senior', answers: failing(appeals.queue), until: /again/ })
