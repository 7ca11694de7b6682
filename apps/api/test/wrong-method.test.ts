import { endpointList } from '@kaadi/contract'
import { withApiPrefix } from '@kaadi/contract/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const methodsAt = (path: string) =>
  endpointList.filter(({ endpoint }) => endpoint.path === path).map(({ endpoint }) => endpoint.method)

describe('a call by another method', () => {
  it.each(endpointList)('of $name is told which methods there are', async ({ endpoint }) => {
    const allowed = methodsAt(endpoint.path)
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const) {
      if (allowed.includes(method as never)) continue
      const reply = await app.http.inject({ method, url: `${withApiPrefix(endpoint.path)}?x=1` })
      expect([method, reply.statusCode, reply.headers.allow]).toEqual([method, 405, allowed.join(', ')])
      if (method !== 'HEAD')
        expect(reply.json()).toMatchObject({ code: 1009, msg: expect.stringMatching(/GET|POST/) })
    }
  })

  it('of a page of the service too, and never of an address that does not exist', async () => {
    const post = await app.http.inject({ method: 'POST', url: '/api/openapi.json' })
    expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET'])
    const unknown = await app.http.inject({ method: 'PUT', url: '/api/nowhere' })
    expect([unknown.statusCode, unknown.headers.allow, unknown.json().code]).toEqual([404, undefined, 404])
  })
})
