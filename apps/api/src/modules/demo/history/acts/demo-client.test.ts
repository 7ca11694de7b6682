import { operators } from '@kaadi/contract/operators'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { signInDemo } from './demo-client.ts'

it('asks a busy service again', async () => {
  const http = fastify()
  let times = 0
  http.post(`/api${operators.signIn.path}`, async (_, reply) => {
    times++
    if (times < 3) return reply.code(503).header('retry-after', '0').send({ code: 1002, msg: 'busy' })
    return { code: 0, msg: 'ok', data: { access_token: 'token' } }
  })
  await expect(signInDemo(http, 'reviewer@kaadi.example')).resolves.toBeDefined()
  expect(times).toBe(3)
  await http.close()
})
