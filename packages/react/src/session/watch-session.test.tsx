import { createClient } from '@kaadi/core/client'
import { createMemoryStorage } from '@kaadi/core/storage'
import { expect, it, vi } from 'vitest'
import { watchSession } from '../index.ts'

it('hears the service, another tab and a page that is looked at again, until it stops', () => {
  let otherTab = () => {}
  const gone = vi.fn()
  const client = createClient({
    endpoints: {},
    baseUrl: 'https://kaadi.example',
    platform: 'web',
    storage: createMemoryStorage(),
    fetch: () => Promise.reject(new Error('not asked')),
  })
  const heard = { onUnauthenticated: vi.fn(), onOtherTab: vi.fn(), onWake: vi.fn() }
  const stop = watchSession({
    client,
    storage: {
      onTokenChange: (listener) => {
        otherTab = listener
        return gone
      },
    },
    ...heard,
  })
  otherTab()
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('pageshow'))
  expect(heard.onOtherTab).toHaveBeenCalledOnce()
  expect(heard.onWake).toHaveBeenCalledTimes(2)
  stop()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(heard.onWake).toHaveBeenCalledTimes(2)
  expect(gone).toHaveBeenCalledOnce()
})

it('says which token the service no longer knows', () => {
  let tell = (_: { token?: string }) => {}
  const onUnauthenticated = vi.fn()
  watchSession({
    client: {
      on: (_: string, listener: never) => {
        tell = listener
        return () => {}
      },
    } as never,
    storage: { onTokenChange: () => () => {} },
    onUnauthenticated,
    onOtherTab: () => {},
  })
  tell({ token: 'gone' })
  expect(onUnauthenticated).toHaveBeenCalledWith('gone')
})
