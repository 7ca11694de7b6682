import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { ToastRegion } from './toast.tsx'
import { createToaster } from './toaster.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('shows a failure as an alert for three seconds', async () => {
  const toaster = createToaster()
  const { container } = render(<ToastRegion toaster={toaster} />)
  act(() => void toaster.fail('Verification code error, please re-enter.'))
  expect(screen.getByRole('alert').textContent).toBe('Verification code error, please re-enter.')
  await pass(2999)
  expect(screen.getByRole('alert').textContent).not.toBe('')
  await pass(1)
  expect(screen.getByRole('alert').textContent).toBe('')
  vi.useRealTimers()
  await expectAccessible(container)
})

it('shows the next one when the first has had its whole time', async () => {
  const toaster = createToaster()
  render(<ToastRegion toaster={toaster} />)
  act(() => {
    toaster.fail('network error')
    toaster.show({ text: 'Copied', tone: 'ok' })
  })
  expect(screen.getByRole('status').textContent).toBe('')
  await pass(3000)
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(screen.getByRole('status').textContent).toBe('Copied')
  await pass(2999)
  expect(screen.getByRole('status').textContent).toBe('Copied')
})

it('queues the same words once', async () => {
  const toaster = createToaster()
  render(<ToastRegion toaster={toaster} />)
  act(() => {
    for (let i = 0; i < 5; i++) toaster.fail('network error')
  })
  await pass(3000)
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('waits while a pointer is on it', async () => {
  const toaster = createToaster()
  render(<ToastRegion toaster={toaster} />)
  act(() => void toaster.fail('A long message that wants reading.'))
  const toast = screen.getByText('A long message that wants reading.').closest('.k-toast')!
  fireEvent.pointerEnter(toast)
  await pass(60_000)
  expect(toast.isConnected).toBe(true)
  fireEvent.pointerLeave(toast)
  await pass(3000)
  expect(toast.isConnected).toBe(false)
})

it('waits while the focus is in it, and gives the focus back when it is closed by key', async () => {
  const toaster = createToaster()
  render(
    <>
      <button type="button">Before</button>
      <ToastRegion toaster={toaster} />
    </>,
  )
  const before = screen.getByRole('button', { name: 'Before' })
  before.focus()
  act(() => void toaster.fail('network error'))
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  await pass(60_000)
  expect(screen.getByRole('alert').textContent).toBe('network error')
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(document.activeElement).toBe(before)
})

it('is closed by Escape from anywhere, unless a dialog wants the key', () => {
  const toaster = createToaster()
  const { rerender } = render(
    <>
      <dialog open />
      <ToastRegion toaster={toaster} />
    </>,
  )
  act(() => void toaster.show({ text: 'Copied', tone: 'ok' }))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.getByRole('status').textContent).toBe('Copied')
  rerender(<ToastRegion toaster={toaster} />)
  act(() => void toaster.show({ text: 'Copied', tone: 'ok' }))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.getByRole('status').textContent).toBe('')
})

it('takes Escape for itself while it has the focus, whatever dialog is open', () => {
  const toaster = createToaster()
  render(
    <>
      <dialog open />
      <ToastRegion toaster={toaster} />
    </>,
  )
  act(() => void toaster.show({ text: 'Copied', tone: 'ok' }))
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  expect(fireEvent.keyDown(document.activeElement!, { key: 'Escape' })).toBe(false)
  expect(screen.getByRole('status').textContent).toBe('')
})

it('carries an action, for which there is more time', async () => {
  const toaster = createToaster()
  const undo = vi.fn()
  render(<ToastRegion toaster={toaster} />)
  act(() => void toaster.show({ text: 'Removed', tone: 'plain', action: { label: 'Undo', onSelect: undo } }))
  await pass(7000)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.getByRole('status').textContent).toBe('')
})

it('can be taken back by the one who said it', () => {
  const toaster = createToaster()
  render(<ToastRegion toaster={toaster} />)
  let takeBack = () => {}
  act(() => {
    takeBack = toaster.show({ text: 'Sending' })
  })
  act(() => takeBack())
  expect(screen.getByRole('status').textContent).toBe('')
})

it('reads aloud what the screen shows in its place, and draws nothing', async () => {
  const toaster = createToaster()
  const { container } = render(<ToastRegion toaster={toaster} />)
  act(() => void toaster.show({ text: 'Paid', tone: 'ok', isSpoken: true }))
  expect(screen.getByRole('status').textContent).toBe('Paid')
  expect(container.querySelector('.k-toast')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  await pass(3000)
  expect(screen.getByRole('status').textContent).toBe('')
})
