import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { NotificationRow } from './notification-row.tsx'

it('says that it is unread in words', async () => {
  const { container } = render(
    <NotificationRow
      href="/o/1"
      title="Your card was paid"
      content="₦150,000.00"
      at="2:09 pm"
      bizType={1}
      unread
    />,
  )
  expect(
    screen.getByRole('link', { name: /Your card was paid\s*, unread\s*₦150,000.00\s*2:09 pm/ }),
  ).toBeTruthy()
  await expectAccessible(container)
})

it('leads nowhere when there is nowhere to go, and draws kinds it does not know', () => {
  render(<NotificationRow as="div" title="Level up" at="Yesterday" bizType={12} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Level up')).toBeTruthy()
})
