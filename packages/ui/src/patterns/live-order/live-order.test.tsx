import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { LiveOrder } from './live-order.tsx'

const props = {
  href: '/order',
  cardName: 'Steam',
  title: 'Steam $100',
  amount: '150000',
  currency: { symbol: '₦' },
}
const bars = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-bar]')].map((bar) => bar.dataset.bar)

it('leads to the order and says what it brings when it clears', async () => {
  const { container } = render(<LiveOrder {...props} status={1} />)
  const link = screen.getByRole('link', { name: /Steam \$100\s*Checking\s*₦150,000\s*.00 when it clears/ })
  expect(link.getAttribute('href')).toBe('/order')
  expect(bars(container)).toEqual(['done', 'now', 'next'])
  await expectAccessible(container)
})

it.each([
  { status: 0, drawn: ['now', 'next', 'next'] },
  { status: 21, drawn: ['done', 'todo', 'next'] },
  { status: 10, drawn: ['done', 'done', 'done'] },
  { status: 20, drawn: ['done', 'bad', 'next'] },
  { status: 22, drawn: ['done', 'next', 'next'] },
  { status: 99, drawn: ['done', 'now', 'next'] },
])('draws $drawn for status $status', ({ status, drawn }) => {
  const { container } = render(<LiveOrder {...props} status={status} />)
  expect(bars(container)).toEqual(drawn)
})

it('promises nothing once it is decided', () => {
  render(<LiveOrder {...props} status={20} />)
  expect(screen.getByRole('link').textContent).not.toContain('when it clears')
})
