import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { UpdateBar } from '../update-bar/update-bar.tsx'
import { ErrorState } from './error-state.tsx'

it.each([
  ['not-found', 'This page is not here'],
  ['failed', 'Something went wrong on our side'],
  ['offline', 'You are offline'],
] as const)('says what %s means and offers to try again', async (kind, title) => {
  const retry = vi.fn()
  const { container } = render(<ErrorState kind={kind} level={1} onRetry={retry} />)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

it('shows a server message exactly as given, with what support asks for', () => {
  render(<ErrorState title="Service busy." reference="req-7f3a" />)
  expect(screen.getByRole('heading', { name: 'Service busy.' })).toBeTruthy()
  expect(screen.getByText('req-7f3a')).toBeTruthy()
})

it('an empty list offers the one thing that fills it', async () => {
  const { container } = render(
    <EmptyState title="No trades yet" action={<a href="#sell">Sell a card</a>}>
      Sell your first card.
    </EmptyState>,
  )
  expect(screen.getByRole('link', { name: 'Sell a card' })).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
  await expectAccessible(container)
})

it('progress is between nought and a hundred, or unknown', () => {
  const { rerender } = render(<ProgressBar label="Photo 2" value={1.4} />)
  const bar = screen.getByRole('progressbar', { name: 'Photo 2' })
  expect(bar.getAttribute('aria-valuenow')).toBe('100')
  rerender(<ProgressBar label="Photo 2" value={null} />)
  expect(bar.getAttribute('aria-valuenow')).toBeNull()
})

it('a new build waits for the person', async () => {
  const update = vi.fn()
  render(<UpdateBar onUpdate={update} />)
  expect(screen.getByRole('status').textContent).toContain('A new version is ready.')
  await userEvent.click(screen.getByRole('button', { name: 'Update' }))
  expect(update).toHaveBeenCalledOnce()
})
