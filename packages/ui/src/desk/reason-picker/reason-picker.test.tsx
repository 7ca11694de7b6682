import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { sampleReasons } from '../samples/desk.tsx'
import { ReasonPicker } from './reason-picker.tsx'

it('is found by word or number and shows what the seller reads', async () => {
  const change = vi.fn()
  const { container, rerender } = render(
    <ReasonPicker reasons={sampleReasons} value={null} onChange={change} />,
  )
  const search = screen.getByRole('searchbox', { name: 'Search by word or number' })
  await userEvent.type(search, '20')
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  await userEvent.clear(search)
  await userEvent.type(search, 'redeemed')
  await userEvent.click(screen.getByRole('radio', { name: /202\s*Already redeemed/ }))
  expect(change).toHaveBeenCalledWith(202)
  rerender(<ReasonPicker reasons={sampleReasons} value={202} onChange={change} />)
  expect(screen.getByText('The code was already used. No money was taken from you.')).toBeTruthy()
  await expectAccessible(container)
})

it('says which can be corrected, what is missing, and when nothing fits', async () => {
  const { container } = render(
    <ReasonPicker reasons={sampleReasons} value={null} onChange={() => {}} error="Choose why." />,
  )
  expect(screen.getByRole('group', { name: 'Reason', description: 'Choose why.' })).toBeTruthy()
  expect(screen.getAllByText('Can be corrected')).toHaveLength(2)
  await userEvent.type(screen.getByRole('searchbox'), 'zzz')
  expect(screen.getByText('No reason has this word or number')).toBeTruthy()
  await expectAccessible(container)
})
