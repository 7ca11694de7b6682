import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { OrderAsk } from './order-ask.tsx'

const now = () => 1_800_000_000_000
const window = { deadline: now() + 1_300_000, totalMs: 1_800_000, now }

it('asks, with the time that is left', async () => {
  const { container } = render(
    <OrderAsk title="Send a clearer photo" window={window} action={<button type="button">Retake</button>}>
      The last 4 digits are covered.
    </OrderAsk>,
  )
  expect(screen.getByRole('heading', { name: 'Send a clearer photo' })).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toBe('21:40')
  expect(screen.getByRole('button', { name: 'Retake' })).toBeTruthy()
  await expectAccessible(container)
})

it('has no clock once the time is over', () => {
  render(<OrderAsk title="The 30 minutes are over" window={window} over />)
  expect(screen.queryByRole('timer')).toBeNull()
})
