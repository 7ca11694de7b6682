import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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

it('keeps a long amount whole for those who read or copy it', () => {
  render(<CouponTicket {...props} value="+₦99,999,999,999.99" />)
  expect(screen.getByText('+₦99,999,999,999.99')).toBeTruthy()
})

it('says that it is chosen', async () => {
  const { container } = render(<CouponTicket {...props} state="chosen" />)
  expect(screen.getByRole('img', { name: 'Chosen' })).toBeTruthy()
  await expectAccessible(container)
})

it.each([
  ['used', 'Used'],
  ['expired', 'Expired'],
  ['void', 'Not valid'],
  ['reserved', 'In use'],
] as const)('says that it is %s in a word', (state, word) => {
  render(<CouponTicket {...props} state={state} />)
  expect(screen.getByText(word)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
