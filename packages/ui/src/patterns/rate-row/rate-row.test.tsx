import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { RateBoard } from '../rate-board/rate-board.tsx'
import { naira } from '../samples/currencies.ts'
import { RateRow } from './rate-row.tsx'

const Link = ({ to, ...rest }: { to: string; className?: string }) => <a href={`/app${to}`} {...rest} />
const plainNaira = { symbol: naira.symbol }

it('is a link that says card, rate and change without colour', async () => {
  const { container } = render(
    <RateRow
      href="/sell?card=1"
      name="Steam"
      detail="USA"
      rate="1480"
      currency={plainNaira}
      change={{ trend: 'up', by: '1.4%' }}
    />,
  )
  const link = screen.getByRole('link', { name: /Steam.*USA.*₦1,480.*up 1\.4%/ })
  expect(link.getAttribute('href')).toBe('/sell?card=1')
  await expectAccessible(container)
})

it('says "no change" in words', () => {
  render(<RateRow href="#" name="Razer" rate="1362" currency={plainNaira} change={{ trend: 'flat' }} />)
  expect(screen.getByRole('link', { name: /no change/ })).toBeTruthy()
})

it('draws two dashes for a card that is not priced', () => {
  render(<RateRow href="#" name="Nike" rate={null} currency={plainNaira} />)
  expect(screen.getByRole('link', { name: /Nike\s*--/ })).toBeTruthy()
})

it('is drawn as the router’s own link', () => {
  render(<RateRow as={Link} to="/sell" name="Nike" rate="1" currency={plainNaira} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/app/sell')
})

it('keeps the room of rows that are on their way, and says when there are none', () => {
  const { container, rerender } = render(<RateBoard loading={5} />)
  expect(container.querySelectorAll('.k-rate-board-waiting')).toHaveLength(5)
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true')
  rerender(<RateBoard />)
  expect(screen.getByText(/Rates are not available/)).toBeTruthy()
})
