import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buildSerializer, replySchemaOf } from './reply-writers.ts'

const data = z.object({ name: z.string() })
const routeOf = (schema: unknown) => ({ method: 'GET', url: '/test', httpStatus: '200', schema })

it('makes what writes a reply once, however many services are built', () => {
  const [first, second] = [buildSerializer({}, {}), buildSerializer({}, {})]
  expect(second(routeOf(replySchemaOf(data)))).toBe(first(routeOf(replySchemaOf(data))))
})

it('writes each reply by its own schema, and nothing beside it', () => {
  const write = buildSerializer({}, {})
  const reply = { code: 0, msg: 'success', data: { name: 'Ada', secret: 'x' } }
  expect(write(routeOf(replySchemaOf(data)))(reply)).toBe('{"code":0,"msg":"success","data":{"name":"Ada"}}')
  const other = z.object({ secret: z.string() })
  expect(write(routeOf(replySchemaOf(other)))(reply)).toContain('"data":{"secret":"x"}')
})
