import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createPlatform } from '../page/platform.ts'
import { PlatformContext } from '../page/platform-context.ts'
import { useNow } from './use-now.ts'

const hour = 3_600_000
const replyAt = (time: number, cacheControl = 'no-store') =>
  new Response('{}', { headers: { date: new Date(time).toUTCString(), 'cache-control': cacheControl } })

async function nowAfter(...replies: Response[]): Promise<number> {
  const platform = createPlatform({ fetch: async () => replies.shift()! })
  const { hearing } = platform.serviceTime
  const fetch = hearing(async () => replies.shift()!)
  while (replies.length > 0) await fetch('/api')
  const { result } = renderHook(useNow, {
    wrapper: ({ children }) => <PlatformContext value={platform}>{children}</PlatformContext>,
  })
  return result.current - Date.now()
}

it('takes the time from the service where the phone is fast or slow', async () => {
  expect(Math.abs((await nowAfter(replyAt(Date.now() - 2 * hour))) + 2 * hour)).toBeLessThan(3_000)
  expect(Math.abs((await nowAfter(replyAt(Date.now() + 2 * hour))) - 2 * hour)).toBeLessThan(3_000)
})

it('keeps the phone’s own time where they agree, and follows a phone that was set right', async () => {
  expect(Math.abs(await nowAfter(replyAt(Date.now() - 2_000)))).toBeLessThan(1_000)
  expect(Math.abs(await nowAfter(replyAt(Date.now() - hour), replyAt(Date.now())))).toBeLessThan(1_000)
})

it('does not listen to what the browser had kept, or to a reply without a time', async () => {
  expect(Math.abs(await nowAfter(replyAt(Date.now() - hour, 'public, max-age=60')))).toBeLessThan(1_000)
  expect(
    Math.abs(await nowAfter(new Response('{}', { headers: { 'cache-control': 'no-store' } }))),
  ).toBeLessThan(1_000)
})
