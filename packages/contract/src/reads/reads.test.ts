import { describe, expect, it } from 'vitest'
import { endpointList, operatorEndpoints } from '../endpoints.ts'
import { isRead, reads } from './index.ts'

describe('what may travel in a batch', () => {
  it('is every GET of the seller’s side with an envelope, and the balance', () => {
    const byPost = endpointList.filter(({ endpoint }) => isRead(endpoint) && endpoint.method === 'POST')
    expect(byPost.map(({ name }) => name)).toEqual(['wallets.available'])
    const left = endpointList.filter(({ endpoint }) => endpoint.method === 'GET' && !isRead(endpoint))
    expect(
      left
        .filter(
          ({ noun, endpoint }) => !Object.hasOwn(operatorEndpoints, noun) && endpoint.auth !== 'partner',
        )
        .map(({ name }) => name),
    ).toEqual(
      endpointList
        .filter(({ endpoint }) => endpoint.replies !== undefined && endpoint.auth !== 'operator')
        .map(({ name }) => name),
    )
  })

  it('is never a batch, nor what changes something', () => {
    expect(isRead(reads.batch)).toBe(false)
    const keyed = endpointList.filter(({ endpoint }) => isRead(endpoint) && endpoint.idempotencyKey)
    expect(keyed).toEqual([])
  })
})

describe('a batch', () => {
  const fits = (list: unknown[]) => reads.batch.body.safeParse({ reads: list }).success

  it('names its reads by their address', () =>
    expect(fits(['/api/bizgift/v1/user/card/page?size=20', '/api/bizset/front/site/getSiteInfo'])).toBe(true))

  it.each([
    ['nothing', []],
    ['thirty-one', Array.from({ length: 31 }, () => '/api/x')],
    ['another host', ['https://evil.test/api/x']],
    ['what is no call', ['/object/read']],
    ['a line break', ['/api/x\r\nHost: evil.test']],
    ['an endless address', [`/api/${'x'.repeat(501)}`]],
  ])('refuses %s', (_, list) => expect(fits(list)).toBe(false))
})
