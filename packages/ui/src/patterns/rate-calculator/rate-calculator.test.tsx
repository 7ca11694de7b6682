import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { dollars, naira } from '../samples/currencies.ts'
import { RateCalculator, type RateCalculatorProps } from './rate-calculator.tsx'

const props: RateCalculatorProps = {
  card: { name: 'Steam' },
  onChooseCard: () => {},
  value: '100',
  onValueChange: () => {},
  cardCurrency: dollars,
  payout: { amount: '148000', currency: { symbol: naira.symbol } },
}
const sum = () => screen.getByRole('status').textContent

it('says what the card brings, and takes a usual value', async () => {
  const change = vi.fn()
  const { container } = render(
    <RateCalculator {...props} onValueChange={change} presets={[{ value: '50', label: '$50' }]} />,
  )
  expect(sum()).toBe('₦148,000.00')
  await userEvent.click(screen.getByRole('button', { name: '$50' }))
  expect(change).toHaveBeenCalledWith('50')
  await expectAccessible(container)
})

it('says what is missing, in the order in which it is asked for', () => {
  const { rerender } = render(<RateCalculator {...props} card={null} value="" payout={null} />)
  expect(sum()).toBe('Choose a card')
  rerender(<RateCalculator {...props} value="" payout={null} />)
  expect(sum()).toBe('Enter the value on the card')
  rerender(<RateCalculator {...props} value="700" payout={null} why="Bought from $25 to $500." />)
  expect(sum()).toBe('Bought from $25 to $500.')
})

it('opens the choice of cards', async () => {
  const choose = vi.fn()
  render(<RateCalculator {...props} onChooseCard={choose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Steam' }))
  expect(choose).toHaveBeenCalledOnce()
})

it('turns a coupon on and off', async () => {
  const change = vi.fn()
  render(<RateCalculator {...props} coupon={{ label: 'First-trade bonus', on: true, onChange: change }} />)
  await userEvent.click(screen.getByRole('switch', { name: /First-trade bonus/ }))
  expect(change).toHaveBeenCalledWith(false)
})

it('says how old the rate is, and that the phone is offline', () => {
  const { rerender } = render(<RateCalculator {...props} stale={{ at: '1:40 pm' }} />)
  expect(screen.getByText('Rate from 1:40 pm')).toBeTruthy()
  rerender(<RateCalculator {...props} stale={{ at: '1:40 pm', offline: true }} />)
  expect(screen.getByText('You are offline. Rate from 1:40 pm.')).toBeTruthy()
})
