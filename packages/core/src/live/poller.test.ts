import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPoller, pageVisibility } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const eye = (visible = true) => {
  const listeners = new Set<() => void>()
  return {
    listeners,
    look: (now: boolean) => {
      visible = now
      for (const listener of listeners) listener()
    },
    visibility: {
      isVisible: () => visible,
      onChange: (listener: () => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  }
}

describe('the poller (specification, section 9)', () => {
  it('runs every 30 seconds, beginning with a wait', async () => {
    let rounds = 0
    const poller = createPoller({ run: () => rounds++, visibility: eye().visibility })
    poller.start()
    await vi.advanceTimersByTimeAsync(29_999)
    expect(rounds).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(rounds).toBe(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(rounds).toBe(3)
    poller.stop()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(rounds).toBe(3)
  })

  it('never overlaps itself and counts from the end of a round', async () => {
    const ends: (() => void)[] = []
    const poller = createPoller({
      run: () => new Promise<void>((resolve) => ends.push(resolve)),
      visibility: eye().visibility,
    })
    poller.start()
    await vi.advanceTimersByTimeAsync(100_000)
    expect(ends).toHaveLength(1)
    poller.runNow()
    expect(ends).toHaveLength(1)
    ends[0]?.()
    await vi.advanceTimersByTimeAsync(29_999)
    expect(ends).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(ends).toHaveLength(2)
    poller.stop()
  })

  it('goes on after a round that fails', async () => {
    let rounds = 0
    const poller = createPoller({
      run: () => {
        rounds++
        throw new Error('network error')
      },
      visibility: eye().visibility,
    })
    poller.start()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(rounds).toBe(2)
    poller.stop()
  })

  it('rests while nobody looks and makes up for an overdue round at once', async () => {
    let rounds = 0
    const { visibility, look } = eye()
    const poller = createPoller({ run: () => rounds++, visibility })
    poller.start()
    await vi.advanceTimersByTimeAsync(10_000)
    look(false)
    await vi.advanceTimersByTimeAsync(300_000)
    expect(rounds).toBe(0)
    look(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(rounds).toBe(1)
    look(false)
    await vi.advanceTimersByTimeAsync(5_000)
    look(true)
    await vi.advanceTimersByTimeAsync(24_999)
    expect(rounds).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(rounds).toBe(2)
    poller.stop()
  })

  it('takes back a round that is under way when it is stopped, and listens no more', async () => {
    const { visibility, listeners } = eye()
    let signal: AbortSignal | undefined
    const poller = createPoller({
      run: (given) => {
        signal = given
        return new Promise(() => {})
      },
      visibility,
    })
    poller.start()
    expect(poller.isRunning).toBe(true)
    await vi.advanceTimersByTimeAsync(30_000)
    poller.stop()
    expect(signal?.aborted).toBe(true)
    expect(listeners.size).toBe(0)
    expect(poller.isRunning).toBe(false)
  })

  it('can be told to run now, which puts the next round off', async () => {
    let rounds = 0
    const poller = createPoller({ run: () => rounds++, visibility: eye().visibility })
    poller.runNow()
    poller.start()
    poller.start()
    await vi.advanceTimersByTimeAsync(20_000)
    poller.runNow()
    await vi.advanceTimersByTimeAsync(29_999)
    expect(rounds).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(rounds).toBe(2)
    poller.stop()
  })
})

describe('pageVisibility', () => {
  it('follows the document', () => {
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
    const visibility = pageVisibility(document)
    let changes = 0
    const stop = visibility.onChange(() => changes++)
    document.visibilityState = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    expect([visibility.isVisible(), changes]).toEqual([false, 1])
    stop()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(changes).toBe(1)
  })

  it('is always given outside a browser', () => {
    const visibility = pageVisibility(undefined)
    expect(visibility.isVisible()).toBe(true)
    expect(visibility.onChange(() => {})()).toBeUndefined()
  })
})
