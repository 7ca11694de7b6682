import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { verifyPartnerWebhook } from './index.ts'

const secret = 'whsec_a-secret-that-only-two-know'
const seconds = 1_764_000_000
const event = {
  eventId: 'event-1',
  kind: 'order.changed',
  mode: 'live',
  createTime: '2025-11-24T16:00:00.000Z',
  order: { giftOrderId: 'order-1', orderStatus: 10, version: 3, currencyId: 1, settledAmount: '148000.00' },
}
const body = JSON.stringify(event)
const hex = (text: string, key = secret, at = seconds) =>
  createHmac('sha256', key).update(`${at}.${text}`).digest('hex')
const signature = `t=${seconds},v1=${hex(body)}`
const verify = (given: Partial<Parameters<typeof verifyPartnerWebhook>[0]> = {}, offset = 0) =>
  verifyPartnerWebhook({ body, signature, secret, now: () => (seconds + offset) * 1000, ...given })

describe('a webhook', () => {
  it('that was sent by the service is taken, as text and as bytes', async () => {
    expect(await verify()).toEqual({ ok: true, event })
    expect(await verify({ body: new TextEncoder().encode(body) })).toEqual({ ok: true, event })
  })

  it('is taken by the old secret and by the new one, while both hold', async () => {
    const both = `t=${seconds},v1=${hex(body, 'whsec_new')},v1=${hex(body)}`
    expect(await verify({ signature: both })).toMatchObject({ ok: true })
    expect(await verify({ signature: both, secret: 'whsec_new' })).toMatchObject({ ok: true })
  })

  it.each([
    [-300, true],
    [300, true],
    [-301, false],
    [301, false],
  ])('that is %i seconds away from the clock is taken: %s', async (offset, isTaken) => {
    expect(await verify({}, offset)).toMatchObject(isTaken ? { ok: true } : { ok: false, reason: 'stale' })
  })

  it('with another tolerance is taken by that', async () => {
    expect(await verify({ toleranceSeconds: 10 }, 11)).toEqual({ ok: false, reason: 'stale' })
  })

  it.each([
    ['another body', { body: body.replace('148000', '948000') }],
    ['a space more', { body: `${body} ` }],
    ['another secret', { secret: 'whsec_other' }],
    ['another time than was signed', { signature: `t=${seconds + 1},v1=${hex(body)}` }],
    ['a signature of another', { signature: `t=${seconds},v1=${hex(body, 'whsec_other')}` }],
  ])('with %s is not ours', async (_, given) => {
    expect(await verify(given)).toEqual({ ok: false, reason: 'wrong' })
  })

  it.each([
    ['no header', { signature: undefined }],
    ['an empty header', { signature: '' }],
    ['no time', { signature: `v1=${hex(body)}` }],
    ['no signature', { signature: `t=${seconds}` }],
    ['a signature of another length', { signature: `t=${seconds},v1=abc` }],
    ['a time that is none', { signature: `t=now,v1=${hex(body)}` }],
    ['a body that is no event', { body: '{}', signature: `t=${seconds},v1=${hex('{}')}` }],
    ['a body that is no JSON', { body: '{', signature: `t=${seconds},v1=${hex('{')}` }],
  ])('with %s is malformed', async (_, given) => {
    expect(await verify(given)).toEqual({ ok: false, reason: 'malformed' })
  })
})
