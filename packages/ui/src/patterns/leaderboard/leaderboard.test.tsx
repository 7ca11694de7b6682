import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Leaderboard } from './leaderboard.tsx'

const rows = [
  { place: 1, name: 'ch***a', amount: '4210500', prize: 'Wins ₦50,000' },
  { place: 2, name: 'to***i', amount: '3988000' },
]
const currency = { symbol: '₦' }

it('lists places in order, with prizes', async () => {
  const { container } = render(<Leaderboard rows={rows} currency={currency} />)
  const lines = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(lines[0]).toContain('ch***aWins ₦50,000')
  expect(lines[1]).toContain('₦3,988,000.00')
  await expectAccessible(container)
})

it('calls the seller "You", with what is missing to the next place', () => {
  render(
    <Leaderboard
      rows={rows}
      currency={currency}
      own={{ place: 27, name: 'Ada', amount: '512900' }}
      gap="8400"
    />,
  )
  const own = screen.getAllByRole('listitem').at(-1)!
  expect(own.textContent).toContain('27')
  expect(own.textContent).toContain('You')
  expect(own.textContent).toContain('₦8,400.00 to the next place')
})

it('tells the own prize beside what is missing', () => {
  render(
    <Leaderboard
      rows={[{ ...rows[1]!, prize: 'Wins ₦20,000' }]}
      currency={currency}
      ownPlace={2}
      gap="100"
    />,
  )
  expect(screen.getByText('Wins ₦20,000')).toBeTruthy()
  expect(screen.getByText(/to the next place/)).toBeTruthy()
})

it('finds the seller among the rows', () => {
  render(<Leaderboard rows={rows} currency={currency} ownPlace={2} />)
  expect(screen.getAllByRole('listitem').map((item) => item.dataset.mine)).toEqual([undefined, 'true'])
})

it('shows another figure in the place of the amount', () => {
  render(<Leaderboard rows={[{ ...rows[0]!, figure: '98%' }]} currency={currency} />)
  const [line] = screen.getAllByRole('listitem')
  expect(line!.textContent).toContain('98%')
  expect(line!.textContent).not.toContain('4,210,500')
})

it('says that nothing is counted yet', async () => {
  const { container, rerender } = render(<Leaderboard rows={[]} currency={currency} />)
  expect(screen.getByText('No sale has been counted yet')).toBeTruthy()
  await expectAccessible(container)
  rerender(<Leaderboard rows={[]} currency={currency} empty="Counted from 1 December" />)
  expect(screen.getByText('Counted from 1 December')).toBeTruthy()
  rerender(<Leaderboard rows={[]} currency={currency} own={{ place: 1, name: 'Ada', amount: '0' }} />)
  expect(screen.queryByText('No sale has been counted yet')).toBeNull()
})
