import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { InviteCard, type InviteCardProps } from './invite-card.tsx'

it('gives the code to copy, to share and to scan', async () => {
  const [copy, share] = [vi.fn(), vi.fn()]
  const props: InviteCardProps = {
    title: '₦1,000 each',
    code: 'ADAEZE7',
    link: 'https://kaadi.example/register?invitationCode=ADAEZE7',
    earned: '12000',
    pending: null,
    currency: { symbol: '₦' },
    onCopy: copy,
    onShare: share,
  }
  const { container, rerender } = render(<InviteCard {...props} />)
  expect(screen.getByText('ADAEZE7')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
  await userEvent.click(screen.getByRole('button', { name: 'Share with a friend' }))
  expect([copy, share].map((fn) => fn.mock.calls.length)).toEqual([1, 1])
  expect(await screen.findByRole('img', { name: 'QR code of your invitation link' })).toBeTruthy()
  rerender(<InviteCard {...props} copied />)
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  await expectAccessible(container)
  expect(container.querySelector('dl')).toBeTruthy()
  rerender(<InviteCard {...props} earned={undefined} pending={undefined} />)
  expect(container.querySelector('dl')).toBeNull()
})
