import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { CouponTicket } from './coupon-ticket.tsx'

const props = { value: '+₦20', unit: 'per $1', title: 'On your next Apple card', detail: 'Ends Sunday' }

it('is a link to its rules', async () => {
  const { container } = render(<CouponTicket {...props} as="a" href="/coupon/1" />)
  expect(
    screen.getByRole('link', { name: /\+₦20\s*per \$1\s*On your next Apple card\s*Ends Sunday/ }),
  ).toBeTruthy()
  await expectAccessible(container)
})

it('is a button that says whether it is chosen', async () => {
  const choose = vi.fn()
  const { rerender, container } = render(<CouponTicket {...props} as="button" onClick={choose} />)
  await userEvent.click(screen.getByRole('button', { pressed: false }))
  expect(choose).toHaveBeenCalledOnce()
  rerender(<CouponTicket {...props} as="button" state="chosen" />)
  expect(screen.getByRole('button', { name: /Chosen/, pressed: true })).toBeTruthy()
  await expectAccessible(container)
})

it.each([
  ['used', 'Used'],
  ['expired', 'Expired'],
  ['void', 'Returned'],
  ['reserved', 'In use'],
] as const)('says that it is %s in a word', (state, word) => {
  render(<CouponTicket {...props} state={state} />)
  expect(screen.getByText(word)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
