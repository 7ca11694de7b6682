import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
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

it('in little room hides what was not chosen, by press and by key, and brings it back', async () => {
  const change = vi.fn()
  const reasons = sampleReasons.map((reason, at) => ({ ...reason, shortcut: 'qweasf'[at] }))
  const picker = (value: number | null) => (
    <ReasonPicker brief reasons={reasons} value={value} onChange={change} />
  )
  const { container, rerender } = render(picker(null))
  expect(screen.queryByRole('searchbox')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /202/ }))
  expect(change).toHaveBeenLastCalledWith(202)
  rerender(picker(202))
  expect(screen.queryAllByRole('radio')).toHaveLength(0)
  expect(screen.getByText('The code was already used. No money was taken from you.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the reason' }))
  await expectAccessible(container)
  await userEvent.click(screen.getByRole('button', { name: 'Change the reason' }))
  await userEvent.keyboard('q')
  expect(change).toHaveBeenLastCalledWith(sampleReasons[0]!.code)
})

function Live() {
  const [value, setValue] = useState<number | null>(null)
  return (
    <>
      <ReasonPicker brief reasons={sampleReasons} value={value} onChange={setValue} />
      <button type="button">Next</button>
    </>
  )
}

it('lets arrow keys look around, and takes Enter or going on as the choice', async () => {
  render(<Live />)
  screen.getAllByRole('radio')[0]!.focus()
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}')
  expect(screen.getAllByRole('radio')).toHaveLength(sampleReasons.length)
  await userEvent.keyboard('{Enter}')
  expect(screen.queryAllByRole('radio')).toHaveLength(0)
  expect(screen.getByText(new RegExp(`^${sampleReasons[2]!.code}`))).toBeTruthy()
})

it('says when a key or Enter chose, for the focus to go on', async () => {
  const keyed = vi.fn()
  const reasons = sampleReasons.map((reason, at) => ({ ...reason, shortcut: 'qweasf'[at] }))
  const picker = (value: number | null) => (
    <ReasonPicker brief reasons={reasons} value={value} onChange={() => {}} onKeyed={keyed} />
  )
  const { rerender } = render(picker(null))
  await userEvent.click(screen.getByRole('radio', { name: /202/ }))
  expect(keyed).not.toHaveBeenCalled()
  rerender(picker(202))
  await userEvent.click(screen.getByRole('button', { name: 'Change the reason' }))
  await userEvent.keyboard('q')
  expect(keyed).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Change the reason' }))
  screen.getByRole('radio', { name: /202/ }).focus()
  await userEvent.keyboard('{Enter}')
  expect(keyed).toHaveBeenCalledTimes(2)
})
