import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { DayGroup, DayGroups } from '../day-group/day-group.tsx'
import { MoneyRow } from './money-row.tsx'

const currency = { symbol: '₦' }
const props = { href: '#', title: 'To GTBank 4821', amount: '60000', currency }

it('stands under its day', async () => {
  const { container } = render(
    <DayGroups endContent="That is everything">
      <DayGroup label="Today" total="−₦60,000.00">
        <MoneyRow
          {...props}
          kind="withdrawal"
          direction="out"
          detail="1:32 pm"
          status={{ tone: 'wait', label: 'On its way' }}
        />
      </DayGroup>
    </DayGroups>,
  )
  const day = screen.getByRole('region', { name: 'Today' })
  expect(
    within(day).getByRole('link', { name: /To GTBank 4821\s*−₦60,000\s*.00\s*1:32 pm\s*On its way/ }),
  ).toBeTruthy()
  expect(screen.getByText('That is everything')).toBeTruthy()
  await expectAccessible(container)
})

it('has no sign for money that came back, and tells the balance after it', () => {
  render(<MoneyRow {...props} kind="refund" direction="none" balance="248600" />)
  expect(screen.getByRole('link').textContent).toContain('₦60,000.00')
  expect(screen.getByRole('link').textContent).not.toMatch(/[+−]/)
  expect(screen.getByRole('link').textContent).toContain('Balance ₦248,600.00')
})
