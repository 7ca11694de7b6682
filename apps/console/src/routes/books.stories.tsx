import { operatorEndpoints } from '@kaadi/contract'
import { aBooksStanding, aPayoutStop } from '@kaadi/testing/builders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/books` */
const meta = { title: 'Console/Match', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { books } = operatorEndpoints

export const Usual = pageAt('/books', { role: 'treasurer', until: /Paystack/ })

/** On a phone each row stands by itself: nothing of it lies beside the window. */
export const OnPhone: StoryObj = {
  ...pageAt('/books', {
    role: 'treasurer',
    until: /Paystack/,
    holds: async (canvas) => {
      for (const table of canvas.querySelectorAll('.k-data-table'))
        await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
    },
  }),
  globals: { viewport: { value: 'phone', isRotated: false } },
}

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
