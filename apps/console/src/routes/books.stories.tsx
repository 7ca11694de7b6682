import { operatorEndpoints } from '@kaadi/contract'
import { aBooksStanding, aPayoutStop } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/books` */
const meta = { title: 'Console/Match', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { books } = operatorEndpoints

export const Usual = pageAt('/books', { role: 'treasurer', until: /Paystack/ })

export const Stopped = pageAt('/books', {
  role: 'treasurer',
  answers: (server) => server.on(books.standing, aBooksStanding({ stop: aPayoutStop(), openExceptions: 1 })),
  until: /1 exception has to be explained/,
})

export const Loading = pageAt('/books', {
  role: 'treasurer',
  answers: waiting(books.standing),
  until: 'loading',
})

export const Failed = pageAt('/books', {
  role: 'treasurer',
  answers: failing(books.standing),
  until: /again/,
})
