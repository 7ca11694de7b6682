import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { FeedRow } from './feed-row.tsx'

const props = { maskedName: 'ch***a', amount: '74000', currency: { symbol: '₦' }, ago: '1 min ago' }

it('tells a sale', async () => {
  const { container } = render(
    <FeedRow {...props} what="Steam $50" took="4 min" action={<a href="#p">Proof</a>} />,
  )
  expect(container.textContent).toContain('ch***a sold Steam $50')
  expect(container.textContent).toContain('₦74,000.00')
  expect(screen.getByText('took 4 min')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Proof' })).toBeTruthy()
  await expectAccessible(container)
})

it('tells a withdrawal', () => {
  const { container } = render(<FeedRow {...props} kind="withdrawal" what="GTBank" />)
  expect(container.textContent).toContain('ch***a withdrew to GTBank')
})
