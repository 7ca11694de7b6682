import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { sampleNow } from '../samples/desk.tsx'
import { ClaimBar } from './claim-bar.tsx'
import type { ClaimState } from './claim-state.ts'

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

it('says to the same person, signed in elsewhere, that it is their own, and lets them go on here', async () => {
  const { take } = show({ state: 'other', isMine: true })
  expect(screen.getByText(/under another sign-in/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Go on here' }))
  expect(take).toHaveBeenCalledOnce()
})

it.each([
  ['ran-out', undefined, 'Your claim has run out: the order waits in the queue again.'],
  ['taken-over', undefined, 'You took this order over under another sign-in. It waits in the queue again.'],
  ['given-back', undefined, 'This order was given back in another window.'],
] as const)('interrupts when the order was lost: %s', async (reason, name, words) => {
  const { container, take } = show({ state: 'lost', reason, name })
  expect(screen.getByRole('alert').textContent).toContain(words)
  await userEvent.click(screen.getByRole('button', { name: 'Take it again' }))
  expect(take).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

it('says who has an order that was taken, not that it is back in the queue, and offers nothing', async () => {
  const { take } = show({ state: 'lost', reason: 'taken', name: 'Bisi' })
  expect(screen.getByRole('alert').textContent).toContain('Bisi has this order now.')
  expect(screen.getByRole('alert').textContent).not.toContain('queue')
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.keyboard('t')
  expect(take).not.toHaveBeenCalled()
})

it('is worked by the keys on its buttons, wherever the focus is', async () => {
  const free = show({ state: 'free' })
  await userEvent.keyboard('t')
  expect(free.take).toHaveBeenCalledOnce()
  const mine = show({ state: 'mine', deadline: sampleNow, totalMs: 300_000, now: () => sampleNow })
  await userEvent.keyboard('g')
  expect(mine.release).toHaveBeenCalledOnce()
})
