import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { withdrawalStatusAppearances } from '../status-tag/withdrawal-statuses.tsx'
import { englishPayoutWords } from '../words/english-part-words.tsx'
import { WithdrawalStatus } from './withdrawal-status.tsx'
import { withdrawalSteps } from './withdrawal-steps.tsx'

const words = englishPayoutWords

describe('withdrawalSteps', () => {
  it.each(Object.keys(withdrawalStatusAppearances).map(Number))('knows status %i', (status) => {
    expect(withdrawalSteps({ status }, words).some((step) => step.title === words.unknown)).toBe(false)
  })

  it.each([20, 21, 22, 23])('says in status %i that the money is back', (status) => {
    expect(withdrawalSteps({ status }, words).at(-1)).toMatchObject({ title: words.back, state: 'done' })
  })

  it.each([0, 1, 2, 3, 4, 5, 77])('still expects the money to arrive in status %i', (status) => {
    const steps = withdrawalSteps({ status }, words)
    expect(steps.at(-1)).toMatchObject({ title: words.arrives, state: 'next' })
    expect(steps.some((step) => step.state === 'bad')).toBe(false)
  })
})

it('puts the detail at the step where it stands', async () => {
  const { container, rerender } = render(<WithdrawalStatus status={4} detail="Within a minute" />)
  const steps = () => screen.getAllByRole('listitem')
  expect(steps().find((step) => step.getAttribute('aria-current'))?.textContent).toContain('Within a minute')
  rerender(<WithdrawalStatus status={21} detail="The bank could not take it" />)
  expect(steps().find((step) => step.dataset.state === 'bad')?.textContent).toContain(
    'The bank could not take it',
  )
  rerender(<WithdrawalStatus status={10} detail="To GTBank 4821" />)
  expect(steps().at(-1)?.textContent).toContain('To GTBank 4821')
  await expectAccessible(container)
})
