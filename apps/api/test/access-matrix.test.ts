import { endpointList, operatorEndpoints } from '@kaadi/contract'
import type { Endpoint } from '@kaadi/contract/http'
import type { OperatorRole } from '@kaadi/contract/operators'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessMatrix } from './access-matrix.ts'
import { createTestApp, type SignedUp, type TestApp } from './app.ts'

const roles: OperatorRole[] = ['reviewer', 'senior', 'treasurer', 'editor', 'admin']
const calls = endpointList
  .filter(({ noun }) => noun in operatorEndpoints)
  .map(({ name, endpoint }) => [name, endpoint] as const)
const asked = calls.filter(([, { auth }]) => auth === 'operator')
const bodyOf = ({ body, encoding }: Endpoint) =>
  body ? { body: encoding === 'multipart' ? { file: Buffer.from('x') } : {} } : {}

let app: TestApp
let seller: SignedUp
const tokens = new Map<string, string>()
beforeAll(async () => {
  app = await createTestApp()
  seller = await app.signUpUser()
  const unset = await app.signInOperator(...roles)
  await app.database.asOwner(`update operator_sessions set factor_at = null where operator_id = ${unset.id}`)
  tokens.set('without a factor', unset.token)
  const locked = await app.signInOperator(...roles)
  await app.database.asOwner(
    `update operator_sessions set locked_at = now() where operator_id = ${locked.id}`,
  )
  tokens.set('locked', locked.token)
})
afterAll(() => app.close())

const signIn = async (role: OperatorRole): Promise<string> => (await app.signInOperator(role)).token
const refused = new Map<OperatorRole, Promise<string>>()

/** One of their own for each call that is made: some of them end the session. Who is refused has ended none. */
async function tokenOf(role: OperatorRole, mayCall: boolean): Promise<string> {
  if (mayCall) return signIn(role)
  const known = refused.get(role) ?? signIn(role)
  refused.set(role, known)
  return known
}

it('has a row for each call of the console, and no other', () => {
  expect(Object.keys(accessMatrix).toSorted()).toEqual(calls.map(([name]) => name).toSorted())
})

describe('the matrix', () => {
  it.each(calls)('is what the contract says of %s', (name, { auth, roles: given = roles }) => {
    expect(accessMatrix[name]!.split(' ').toSorted()).toEqual(
      auth === 'none' ? ['everyone'] : [...given].toSorted(),
    )
  })

  it.each(asked.flatMap(([name, endpoint]) => roles.map((role) => [name, role, endpoint] as const)))(
    'is what the service does: %s by a %s',
    async (name, role, endpoint) => {
      // A stream that is opened stays open.
      const mayCall = accessMatrix[name]!.split(' ').includes(role)
      if (endpoint.replies === 'event-stream' && mayCall) return
      const { status } = await app.call(endpoint, {
        ...bodyOf(endpoint),
        token: await tokenOf(role, mayCall),
      })
      if (mayCall) expect([401, 403]).not.toContain(status)
      else expect(status).toBe(403)
    },
  )

  it.each(asked)('lets no seller and no visitor make %s', async (_, endpoint) => {
    for (const token of [undefined, seller.token])
      expect(await app.call(endpoint, { ...bodyOf(endpoint), token })).toMatchObject({ status: 401 })
  })

  it.each(asked.filter(([, { answersAtDoor }]) => !answersAtDoor))(
    'lets nobody make %s before their second factor, nor from a locked session',
    async (_, endpoint) => {
      const ask = (which: string) => app.call(endpoint, { ...bodyOf(endpoint), token: tokens.get(which) })
      expect(await ask('without a factor')).toMatchObject({ code: 1953 })
      expect(await ask('locked')).toMatchObject({ code: 1954 })
    },
  )

  it('opens at the door no more than what leads through it', () => {
    const open = asked.filter(([, { answersAtDoor }]) => answersAtDoor).map(([name]) => name)
    expect(open.toSorted()).toEqual([
      'operatorFactor.begin',
      'operatorFactor.confirm',
      'operatorFactor.status',
      'operators.lock',
      'operators.me',
      'operators.signOut',
      'operators.unlock',
    ])
  })
})
