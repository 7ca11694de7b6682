import { operatorEndpoints } from '@kaadi/contract'
import { aMacro } from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { failing, onLaptop, pageAt, rowsAreLines, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/answers` */
const meta = { title: 'Console/Saved answers', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { deskMessages } = operatorEndpoints

const several = (server: FakeServer) =>
  server.on(deskMessages.macros, [
    aMacro(),
    aMacro({
      macroId: 'macro-2' as never,
      name: 'Send a better photo',
      text: 'Hello {seller}, we cannot read the {part of the card}. '.repeat(4),
      fields: ['part of the card'],
    }),
  ])

export const Usual = pageAt('/answers', {
  role: 'senior',
  answers: several,
  until: /Issuer is being asked/,
  holds: rowsAreLines,
})

export const One = pageAt('/answers?id=macro-1', {
  role: 'senior',
  answers: several,
  until: /Keep it/,
  holds: async (canvas) => {
    await rowsAreLines(canvas)
    for (const cell of within(canvas).getAllByRole('cell'))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
  },
})

export const Empty = pageAt('/answers', {
  role: 'senior',
  answers: (server) => server.on(deskMessages.macros, []),
  until: /There is no saved answer yet/,
})

export const Loading = pageAt('/answers', {
  role: 'senior',
  answers: waiting(deskMessages.macros),
  until: 'loading',
})

export const Failed = pageAt('/answers', {
  role: 'senior',
  answers: failing(deskMessages.macros),
  until: /again/,
})
