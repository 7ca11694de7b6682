import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { RebateTable } from './rebate-table.tsx'

it('is a table with what is reached and what is missing', async () => {
  const { container } = render(
    <RebateTable
      caption="November"
      currency={{ symbol: '₦' }}
      steps={[
        { from: '200000', rebate: '0.2%', state: 'reached' },
        { from: '1000000', rebate: '0.8%', state: 'next' },
      ]}
      progress={48}
      missing="258000"
    />,
  )
  expect(screen.getByRole('table', { name: 'November' })).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: /^₦200,000\s*, reached$/ })).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: /₦1,000,000\s*₦258,000\s*.00 to go/ })).toBeTruthy()
  await expectAccessible(container)
})
