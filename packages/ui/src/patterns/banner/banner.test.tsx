import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Banner } from './banner.tsx'
import { NewsTicker } from './news-ticker.tsx'

it('can be closed when it says so', async () => {
  const close = vi.fn()
  const { container, rerender } = render(<Banner>Apple is slow today.</Banner>)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<Banner onClose={close}>Apple is slow today.</Banner>)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

it('turns to the next piece of news by hand and comes round', async () => {
  const { container } = render(<NewsTicker items={['One', 'Two'].map((title) => ({ id: title, title }))} />)
  expect(screen.getByText('One')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'News 1 of 2. Show the next one' }))
  expect(screen.getByText('Two')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'News 2 of 2. Show the next one' }))
  expect(screen.getByText('One')).toBeTruthy()
  await expectAccessible(container)
})

it('shows nothing without news, and no button for one piece', () => {
  const { container, rerender } = render(<NewsTicker items={[]} />)
  expect(container.childElementCount).toBe(0)
  rerender(<NewsTicker items={[{ id: '1', title: 'One' }]} />)
  expect(screen.queryByRole('button')).toBeNull()
})
