import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { sampleDecisions } from '../samples/desk.tsx'
import { DecisionBar, type DecisionBarProps } from './decision-bar.tsx'

const show = (props: Partial<DecisionBarProps> = {}) => {
  const decide = vi.fn()
  const { container } = render(<DecisionBar decisions={sampleDecisions} onDecide={decide} {...props} />)
  return { container, decide }
}

it('decides by press and by key', async () => {
  const { container, decide } = show({ summary: '1 card, valid' })
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  await userEvent.keyboard('a')
  expect(decide.mock.calls).toEqual([['refuse'], ['accept']])
  expect(screen.getByRole('button', { name: /Pay/ }).getAttribute('aria-keyshortcuts')).toBe('a')
  await expectAccessible(container)
})

it.each<[string, Partial<DecisionBarProps>]>([
  ['while another is on its way', { pending: 'refuse' }],
  ['without the claim', { blocked: 'Bisi has it.' }],
  [
    'of a decision that can’t be taken',
    { decisions: sampleDecisions.map((one) => ({ ...one, disabled: true })) },
  ],
  ['when single keys are off', { shortcutsOn: false }],
])('does nothing by key %s', async (_, props) => {
  const { decide } = show(props)
  await userEvent.keyboard('axrq')
  expect(decide).not.toHaveBeenCalled()
})

it('says why nothing can be decided, and that a second person is needed', () => {
  show({ secondPerson: true })
  expect(screen.getByRole('status').textContent).toContain('A second person has to confirm this.')
})

it('shuts every button but the one on its way', async () => {
  const { decide } = show({ pending: 'accept' })
  const open = screen.getAllByRole<HTMLButtonElement>('button').filter((button) => !button.disabled)
  expect(open.map((button) => button.getAttribute('aria-busy'))).toEqual(['true'])
  await userEvent.click(open[0]!)
  expect(decide).not.toHaveBeenCalled()
})
