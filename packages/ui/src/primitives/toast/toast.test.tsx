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
  const toast = screen.getByText('A long message that wants reading.').parentElement!
  fireEvent.pointerEnter(toast)
  await pass(60_000)
  expect(toast.isConnected).toBe(true)
  fireEvent.pointerLeave(toast)
  await pass(3000)
  expect(toast.isConnected).toBe(false)
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
