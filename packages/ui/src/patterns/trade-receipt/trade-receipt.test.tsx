import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { TradeReceipt, type TradeReceiptProps } from './trade-receipt.tsx'

const currency = { symbol: '₦' }
const props: TradeReceiptProps = {
  title: 'What you get',
  lines: [
    { label: '$100 at ₦1,480', amount: '148000', currency },
    { label: 'Bonus', amount: '2000', currency, sign: 'in' },
    { label: 'Fee', amount: '50', currency, sign: 'out' },
  ],
  sum: { label: 'Into your wallet', amount: '149950', currency },
  number: 'GC-2611-20-48813',
}

it('lists every line and the sum at the end, with signs', async () => {
  const { container } = render(<TradeReceipt {...props} />)
  const receipt = screen.getByRole('region', { name: 'What you get' })
  const figures = within(receipt).getAllByRole('definition')
  expect(figures.map((figure) => figure.textContent)).toEqual([
    '₦148,000.00',
    '+₦2,000.00',
    '−₦50.00',
    '₦149,950.00',
  ])
  await expectAccessible(container)
})

it('lets the number be copied and says that it was', async () => {
  const copy = vi.fn()
  const { rerender } = render(<TradeReceipt {...props} onCopy={copy} />)
  await userEvent.click(screen.getByRole('button', { name: 'Copy trade number' }))
  expect(copy).toHaveBeenCalledOnce()
  rerender(<TradeReceipt {...props} onCopy={copy} copied />)
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
})
