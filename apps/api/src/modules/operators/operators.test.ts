import { type Operator, operators } from '@kaadi/contract/operators'
import { type Session, sessions } from '@kaadi/contract/sessions'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const signIn = (email: string, password: string) =>
  app.call<Session>(operators.signIn, { body: { username: email, password: passwordHash(email, password) } })

it('tells an operator who they are', async () => {
  const operator = await app.signInOperator('reviewer', 'senior')
  const reply = await app.call<Operator>(operators.me, { token: operator.token })
  expect(reply.data).toMatchObject({ email: operator.email, roles: ['reviewer', 'senior'] })
})

it('does not let a seller into the console, nor an operator into the app', async () => {
  const seller = await app.signUpUser()
  const operator = await app.signInOperator('admin')
  expect(await signIn(seller.email, seller.password)).toMatchObject({ status: 426, code: 426 })
  const asSeller = await app.call(sessions.create, {
    body: {
      grant_type: 'password',
      username: operator.email,
      password: passwordHash(operator.email, 'a long enough phrase'),
    },
  })
  expect(asSeller).toMatchObject({ status: 426, code: 426 })
})

it('ends a session at once', async () => {
  const { token } = await app.signInOperator('treasurer')
  expect(await app.call(operators.signOut, { token })).toMatchObject({ code: 0 })
  expect(await app.call(operators.me, { token })).toMatchObject({ status: 401 })
})

it('asks for a mailed code after three wrong passwords, and locks the place that goes on', async () => {
  const { email } = await app.signInOperator('reviewer')
  for (let time = 0; time < 3; time++) expect((await signIn(email, 'wrong')).code).toBe(426)
  for (let time = 0; time < 7; time++) expect((await signIn(email, 'wrong')).code).toBe(428)
  expect(await signIn(email, 'a long enough phrase')).toMatchObject({ status: 423, code: 1103 })
  await app.runJobs()
  expect(app.mailbox.codeFor(email)).toMatch(/^\d{6}$/)
})
