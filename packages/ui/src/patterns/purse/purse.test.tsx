import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { BalanceHeader } from '../balance-header/balance-header.tsx'
import { Purse, type PurseProps } from './purse.tsx'

const props: PurseProps = {
  currency: { symbol: '₦' },
  available: '248600',
  processing: '60000',
  checking: '150000',
  hidden: false,
  onHiddenChange: () => {},
}
const items = [
  { id: '1', label: 'Naira' },
  { id: '2', label: 'Cedi' },
]

describe('Purse', () => {
  it('tells what is free, on its way and being checked', async () => {
    const { container } = render(<Purse {...props} />)
    expect(screen.getByRole('region', { name: 'Balance' }).textContent).toMatch(
      /Available\s*₦248,600.00.*On its way to you₦60,000.00.*Cards being checked₦150,000.00/,
    )
    await expectAccessible(container)
  })

  it('hides every amount from eyes and ears', async () => {
    const toggle = vi.fn()
    const { container, rerender } = render(<Purse {...props} onHiddenChange={toggle} />)
    await userEvent.click(screen.getByRole('button', { name: 'Hide amounts', pressed: false }))
    expect(toggle).toHaveBeenCalledWith(true)
    rerender(<Purse {...props} hidden />)
    expect(screen.getAllByText('Amount hidden')).toHaveLength(3)
    expect(screen.getByRole('button', { name: 'Hide amounts', pressed: true })).toBeTruthy()
    await expectAccessible(container)
  })

  it('changes the currency by arrow key, and has no tabs for a single one', async () => {
    const change = vi.fn()
    const { rerender } = render(<Purse {...props} tabs={{ items, value: '1', onChange: change }} />)
    screen.getByRole('radio', { name: 'Naira' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(change).toHaveBeenCalledWith('2')
    rerender(<Purse {...props} tabs={{ items: items.slice(0, 1), value: '1', onChange: change }} />)
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('waits without a figure, and shows dashes when the service could not say', () => {
    const { container, rerender } = render(<Purse {...props} available={undefined} />)
    expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true')
    expect(container.textContent).not.toContain('₦')
    rerender(<Purse {...props} available={null} />)
    expect(container.textContent).toContain('--')
  })
})

describe('BalanceHeader', () => {
  it('has balance, note and actions', async () => {
    const { container } = render(
      <BalanceHeader
        brand={<a href="/home">Kaadi</a>}
        currency={{ symbol: '₦' }}
        available="248600"
        note="₦60,000.00 is on its way"
        hidden={false}
        onHiddenChange={() => {}}
        actions={<a href="/sell">Sell a card</a>}
      />,
    )
    expect(screen.getByRole('region', { name: 'Balance' }).textContent).toContain('₦248,600.00')
    expect(screen.getByRole('link', { name: 'Sell a card' })).toBeTruthy()
    await expectAccessible(container)
  })
})
