import { act, renderHook } from '@testing-library/react'
import { createContext } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createKeptChoice, createStore, useIsSignedIn, useRequiredContext, useStore } from '../index.ts'

describe('a store', () => {
  it('is drawn again when it changes, and not after it was left', () => {
    const store = createStore(1)
    const { result, unmount } = renderHook(() => useStore(store))
    act(() => store.set(2))
    expect(result.current).toBe(2)
    unmount()
    store.set(3)
    expect(result.current).toBe(2)
    expect(store.current()).toBe(3)
  })
})

describe('a kept choice', () => {
  const area = (kept?: string) => ({ get: () => kept, set: vi.fn() })
  const words = ['system', 'light', 'dark'] as const

  it('begins with what the device remembers', () => {
    expect(createKeptChoice(area('dark'), 'scheme', words).current()).toBe('dark')
  })

  it.each([undefined, 'purple'])('begins with the first where the device says %s', (kept) => {
    expect(createKeptChoice(area(kept), 'scheme', words).current()).toBe('system')
  })

  it('is remembered and heard of', () => {
    const storage = area()
    const choice = createKeptChoice(storage, 'scheme', words)
    const heard = vi.fn()
    choice.subscribe(heard)
    choice.choose('light')
    expect(storage.set).toHaveBeenCalledWith('scheme', 'light')
    expect(heard).toHaveBeenCalledOnce()
    expect(choice.current()).toBe('light')
  })
})

describe('useIsSignedIn', () => {
  it('draws nothing for what else changes in a session', () => {
    const session = createStore({ isSignedIn: true, user: 'Ada' })
    const drawn = vi.fn()
    const { result } = renderHook(() => {
      drawn()
      return useIsSignedIn(session)
    })
    act(() => session.set({ isSignedIn: true, user: 'Bola' }))
    expect(drawn).toHaveBeenCalledOnce()
    act(() => session.set({ isSignedIn: false, user: '' }))
    expect(result.current).toBe(false)
  })
})

const Place = createContext<{ readonly name: string } | null>(null)
const useName = () => useRequiredContext(Place, 'place').name

describe('useRequiredContext', () => {
  it('gives what the provider gives', () => {
    const wrapper = ({ children }: { children: React.ReactNode }) => (
      <Place value={{ name: 'Lagos' }}>{children}</Place>
    )
    expect(renderHook(useName, { wrapper }).result.current).toBe('Lagos')
  })

  it('names what is missing', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => renderHook(useName)).toThrow('outside the provider of its place')
    vi.restoreAllMocks()
  })
})
