import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DeskOrderStatus, DeskWithdrawalStatus } from './desk-status.tsx'

it('tells the desk’s own view where it differs from the seller’s', () => {
  render(
    <>
      <DeskOrderStatus status={2} />
      <DeskOrderStatus status={10} />
      <DeskWithdrawalStatus status={5} />
      <DeskWithdrawalStatus status={10} />
      <DeskOrderStatus status={77} />
    </>,
  )
  expect(screen.getByText('Asked the seller')).toBeTruthy()
  expect(screen.getAllByText('Paid')).toHaveLength(2)
  expect(screen.getByText('Verify first').closest<HTMLElement>('.k-tag')!.dataset.tone).toBe('todo')
  expect(screen.getByText('In progress')).toBeTruthy()
})

it('says of a withdrawal that nobody has that it waits to be taken, and draws attention where somebody had it', () => {
  const { container } = render(
    <>
      <DeskWithdrawalStatus status={0} isToBeTaken />
      <DeskWithdrawalStatus status={4} isToBeTaken />
      <DeskWithdrawalStatus status={3} isToBeTaken needsSecond />
      <DeskWithdrawalStatus status={4} />
    </>,
  )
  const tags = [...container.querySelectorAll<HTMLElement>('.k-tag')]
  expect(tags.map(({ textContent, dataset }) => [textContent, dataset.tone])).toEqual([
    ['Waiting to be taken', 'plain'],
    ['Waiting to be taken', 'todo'],
    ['Needs a second person', 'todo'],
    ['Paying', 'wait'],
  ])
})
