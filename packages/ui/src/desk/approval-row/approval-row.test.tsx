import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { sampleApproval } from '../samples/approvals.ts'
import { ApprovalRow, type ApprovalRowProps } from './approval-row.tsx'

const row = (props: Partial<ApprovalRowProps> = {}) => (
  <ApprovalRow {...sampleApproval} approval={{ state: 'open' }} {...props} />
)

describe('ApprovalRow', () => {
  it('shows the facts in words, the text to the letter, and its fingerprint', async () => {
    const { container } = render(row())
    const signed = within(screen.getByRole('region', { name: 'What is signed' }))
    expect(signed.getByText('₦1,248,600.00')).toBeTruthy()
    expect(signed.getByText(sampleApproval.signedText)).toBeTruthy()
    expect(signed.getByText('9f2c 41d8 07ab')).toBeTruthy()
    expect(screen.getByRole('article', { name: 'Pay out 12 withdrawals' })).toBeTruthy()
    await expectAccessible(container)
  })

  it('can be approved or refused once while it is open', async () => {
    const [approve, refuse] = [vi.fn(), vi.fn()]
    const { rerender } = render(row({ onApprove: approve, onRefuse: refuse }))
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    rerender(row({ onApprove: approve, onRefuse: refuse, approval: { state: 'signing' } }))
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    expect([approve.mock.calls.length, refuse.mock.calls.length]).toEqual([1, 1])
    expect(screen.getByRole('status').textContent).toBe('Confirm with your passkey')
  })

  it.each([
    [{ state: 'own' }, 'You asked for this. Another person has to approve it.'],
    [{ state: 'blocked', why: 'A senior has to.' }, 'A senior has to.'],
    [{ state: 'approved', by: 'Tunde', at: '2:10 pm' }, 'Approved by Tunde, 2:10 pm'],
    [{ state: 'refused', by: 'Tunde', at: '2:10 pm', reason: 'Twice' }, 'Refused by Tunde, 2:10 pm: Twice'],
    [{ state: 'expired', at: '6:00 pm' }, 'Expired without an answer, 6:00 pm'],
  ] as const)('offers nothing when it is %j, and says why', (approval, words) => {
    render(row({ approval, onApprove: () => {} }))
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe(words)
  })

  it('counts who has approved where more than one has to, and tells what did not go through', () => {
    render(row({ needed: 2, given: [{ name: 'Tunde', at: '2:10 pm' }], error: 'Nothing was signed.' }))
    expect(screen.getByText('1 of 2 approvals')).toBeTruthy()
    expect(screen.getByText('Approved by Tunde, 2:10 pm')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('Nothing was signed.')
  })
})
