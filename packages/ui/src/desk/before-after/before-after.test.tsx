import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { BeforeAfter } from './before-after.tsx'

it('is a table of what was and what will be, and says what is empty', async () => {
  const { container } = render(
    <BeforeAfter
      label="Changes of the rate"
      changes={[
        { label: 'Rate', before: '1,480', after: '1,510' },
        { label: 'Smallest value', before: null, after: '25' },
        { label: 'Note', before: 'Receipt', after: '' },
        { label: 'Order', before: 0, after: 1 },
      ]}
      unchanged={6}
    />,
  )
  const table = within(screen.getByRole('region', { name: 'Changes of the rate' }))
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'FieldBeforeAfter',
    'Rate1,4801,510',
    'Smallest valueempty25',
    'NoteReceiptempty',
    'Order01',
  ])
  expect(table.getByRole('rowheader', { name: 'Rate' })).toBeTruthy()
  expect(screen.getByText('6 unchanged')).toBeTruthy()
  await expectAccessible(container)
})

it('says that nothing changes', () => {
  render(<BeforeAfter changes={[]} />)
  expect(screen.getByText('No changes')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
