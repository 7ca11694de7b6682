import { createStore } from '@kaadi/react'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Platform } from '../page/platform.ts'
import { PlatformContext } from '../page/platform-context.ts'
import { UpdateHost } from './update-host.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('can be pressed again by who was asked whether to leave what they wrote, and stayed', () => {
  const left: string[] = []
  const platform = {
    builds: { outdated: createStore(true) },
    leaveTo: (url: string) => left.push(url),
  } as unknown as Platform
  render(
    <PlatformContext value={platform}>
      <UpdateHost />
    </PlatformContext>,
  )
  const press = () => act(() => screen.getByRole('button', { name: /Update/ }).click())
  press()
  press()
  expect(left).toHaveLength(1)
  act(() => void vi.advanceTimersByTime(5_000))
  press()
  expect(left).toHaveLength(2)
})
