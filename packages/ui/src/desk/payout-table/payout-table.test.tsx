import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { samplePayouts } from '../samples/desk.tsx'
import { PayoutTable } from './payout-table.tsx'

it('tells where the money goes and whether the name is the seller’s', async () => {
  const { container } = render(<PayoutTable items={samplePayouts} />)
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows[0]!.textContent).toMatch(/₦60,000\.00.*GTBank •••• 4821.*Same name.*Needs approval/)
  expect(rows[2]!.textContent).toMatch(/Differs/)
  expect(within(rows[3]!).getByText('Verify first')).toBeTruthy()
  await expectAccessible(container)
})

it('says of a payout that was handed back that it waits to be taken', () => {
  const [first, second] = samplePayouts
  render(
    <PayoutTable
      items={[
        { ...first!, status: 4, isToBeTaken: true },
        { ...second!, status: 4, flags: [] },
      ]}
    />,
  )
  const [, back, sent] = screen.getAllByRole('row')
  expect(within(back!).getByText('Waiting to be taken')).toBeTruthy()
  expect(within(back!).queryByText('Paying')).toBeNull()
  expect(within(sent!).getByText('Paying')).toBeTruthy()
})

it('makes a batch of the chosen ones, with the sum the service gave', async () => {
  const [change, make] = [vi.fn(), vi.fn()]
  render(
    <PayoutTable
      items={samplePayouts}
      selected={new Set(['1'])}
      onSelectedChange={change}
      batch={{
        count: 1,
        total: '60000',
        currency: { symbol: '₦' },
        actions: (
          <button type="button" onClick={make}>
            Make a batch
          </button>
        ),
      }}
    />,
  )
  expect(screen.getByRole('status').textContent).toBe('1 withdrawal, ₦60,000.00')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select WD-2611-20-1183' }))
  expect([...change.mock.lastCall![0]]).toEqual(['1', '2'])
  await userEvent.click(screen.getByRole('button', { name: 'Make a batch' }))
  expect(make).toHaveBeenCalledOnce()
})

it('shows the slip of what was paid, and marks what this operator has', () => {
  const [first, second] = samplePayouts
  render(
    <PayoutTable
      items={[
        { ...first!, slip: 'SLIP-0042' },
        { ...second!, isMine: true },
      ]}
    />,
  )
  expect(screen.getByRole('columnheader', { name: 'Bank slip' })).toBeTruthy()
  const [, paid, mine] = screen.getAllByRole('row')
  expect(within(paid!).getByText('SLIP-0042')).toBeTruthy()
  expect(mine!.dataset.tone).toBe('mine')
})
