import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { FilterBar } from './filter-bar.tsx'

it('says which filter is on and gives the one that is pressed', async () => {
  const change = vi.fn()
  const { container } = render(
    <FilterBar
      label="State"
      options={[
        { value: 'all', label: 'All', count: 214 },
        { value: 'paid', label: 'Paid' },
      ]}
      value="all"
      onChange={change}
    />,
  )
  expect(screen.getByRole('group', { name: 'State' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /All\s*214/, pressed: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Paid', pressed: false }))
  expect(change).toHaveBeenCalledWith('paid')
  await expectAccessible(container)
})
