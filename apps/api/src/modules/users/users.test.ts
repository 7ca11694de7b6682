import { operators } from '@kaadi/contract/operators'
import { sessions } from '@kaadi/contract/sessions'
import { type User, users } from '@kaadi/contract/users'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('opens', async () => {
  const seller = await app.signUpUser()
  const me = await app.call<User>(users.me, { token: seller.token })
  expect(me).toMatchObject({ status: 200, code: 0, msg: 'ok' })
  expect(me.data.email).toBe(seller.email)
  const operator = await app.signInOperator('reviewer')
  expect(await app.call(operators.me, { token: operator.token })).toMatchObject({ code: 0 })
  expect(await app.call(operators.me, { token: seller.token })).toMatchObject({ code: 401 })
  expect(await app.call(sessions.end, { token: seller.token })).toMatchObject({ code: 0 })
  expect(await app.call(users.me, { token: seller.token })).toMatchObject({ code: 401 })
  expect(await app.call(users.signUp, { body: {} })).toMatchObject({ code: 1001 })
  void passwordHash
})
