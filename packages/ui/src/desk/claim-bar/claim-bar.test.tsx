import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { sampleNow } from '../samples/desk.tsx'
import { ClaimBar, type ClaimState } from './claim-bar.tsx'

const show = (claim: ClaimState) => {
  const [take, release] = [vi.fn(), vi.fn()]
  const { container } = render(<ClaimBar claim={claim} onClaim={take} onRelease={release} />)
  return { container, take, release }
}

it('tells how long an order is kept and lets it be given back', async () => {
  const { container, release } = show({
    state: 'mine',
    deadline: sampleNow + 252_000,
    totalMs: 300_000,
    now: () => sampleNow,
  })
  expect(screen.getByRole('timer').textContent).toBe('4:12')
  await userEvent.click(screen.getByRole('button', { name: 'Give back' }))
  expect(release).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

it('lets a free order be taken', async () => {
  const { take } = show({ state: 'free' })
  await userEvent.click(screen.getByRole('button', { name: 'Take' }))
  expect(take).toHaveBeenCalledOnce()
})

it('offers nothing on another person’s order', () => {
  show({ state: 'other', name: 'Bisi' })
  expect(screen.getByText(/Bisi is checking this order/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('interrupts when the order was lost', async () => {
  const { container, take } = show({ state: 'lost' })
  expect(screen.getByRole('alert').textContent).toContain('This order is no longer yours.')
  await userEvent.click(screen.getByRole('button', { name: 'Take it again' }))
  expect(take).toHaveBeenCalledOnce()
  await expectAccessible(container)
})
