import { operatorFactor } from '@kaadi/contract/operator-factor'
import type { NewPasskey, Passkey, PasskeyCreation } from '@kaadi/contract/passkeys'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestOperator } from '../../../../test/app.ts'
import { anAuthenticator } from '../../../../test/authenticator.ts'
import { changing } from '../../../../test/changing.ts'

const origin = 'http://localhost'
let app: TestApp
let [ada, bola] = [] as unknown as [TestOperator, TestOperator]
beforeAll(async () => {
  app = await createTestApp()
  ada = await app.signInOperator('treasurer')
  bola = await app.signInOperator('treasurer')
})
afterAll(() => app.close())

/** Lets the code of an app, which works once, work again. */
const renewCodes = () => app.database.asOwner('update operator_factors set last_step = 0')
const proof = ({ email, password, factor }: TestOperator) => ({
  password: passwordHash(email, password),
  factor: factor(),
})
const begin = async (who: TestOperator, given: object = {}) => {
  await renewCodes()
  const body = { ...proof(who), ...given }
  return app.call<PasskeyCreation>(operatorFactor.beginPasskey, { token: who.token, body })
}
const add = (who: TestOperator, body: NewPasskey) =>
  app.call<Passkey[]>(operatorFactor.addPasskey, { token: who.token, body })
const list = async (who: TestOperator) =>
  (await app.call<Passkey[]>(operatorFactor.passkeys, { token: who.token })).data
const mailsTo = async ({ email }: TestOperator) => {
  await app.runJobs()
  return app.mailbox.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}

describe('a passkey of an operator', () => {
  it('is added with the password and a code, by a device that looks who holds it', async () => {
    const { data } = await begin(ada)
    expect(data.authenticatorSelection.userVerification).toBe('required')
    const added = await add(ada, anAuthenticator({ origin }).make(data, 'Desk key'))
    expect(added).toMatchObject({ code: 0, data: [{ name: 'Desk key', isStopped: false }] })
    expect(await list(ada)).toEqual(added.data)
    expect(await list(bola)).toEqual([])
    expect(await mailsTo(ada)).toContain('A passkey was added')

    const thoughtless = anAuthenticator({ origin, looks: false }).make((await begin(ada)).data)
    expect(await add(ada, thoughtless)).toMatchObject({ status: 428, code: 1114 })
  })

  it('is not begun without the password, or without a code of the app', async () => {
    expect(await begin(ada, { password: passwordHash(ada.email, 'wrong') })).toMatchObject({ status: 426 })
    expect(await begin(ada, { factor: undefined })).toMatchObject({ status: 409, code: 1110 })
    expect(await begin(ada, { factor: '7KQ2-9XMF' })).toMatchObject({ code: 1111 })
  })

  it('is refused with the challenge of another operator, and the second time', async () => {
    const made = anAuthenticator({ origin }).make((await begin(bola)).data)
    expect(await add(ada, made)).toMatchObject({ code: 1114 })
    expect(await add(bola, made)).toMatchObject({ code: 0 })
    expect(await add(bola, made)).toMatchObject({ code: 1114 })
  })

  it('is removed with the password and a code', async () => {
    const [passkey] = await list(bola)
    const remove = async (given: object = {}) => {
      await renewCodes()
      const body = { id: passkey!.id, ...proof(bola), ...given }
      return app.call<Passkey[]>(operatorFactor.removePasskey, { token: bola.token, body })
    }
    expect(await remove({ factor: undefined })).toMatchObject({ code: 1110 })
    expect(await list(bola)).toHaveLength(1)
    expect(await remove()).toMatchObject({ code: 0, data: [] })
    expect(await mailsTo(bola)).toContain('A passkey was removed')
  })

  it('goes with the app, where two others reset the factors', async () => {
    const [admin, other] = [await app.signInOperator('admin'), await app.signInOperator('admin')]
    const chi = await app.signInOperator('treasurer')
    await add(chi, anAuthenticator({ origin }).make((await begin(chi)).data))
    expect(await list(chi)).toHaveLength(1)
    const as = changing(app)
    const before = (await as(admin).row('operatorFactors', chi.publicId))!
    const after = { ...before, hasFactor: false }
    const asked = as(admin).propose({ resource: 'operatorFactors', before, after, reason: 'A lost phone.' })
    expect((await as(other).decide((await asked).data)).code).toBe(0)
    expect(await app.database.asOwner(`select from operator_passkeys where operator_id = ${chi.id}`)).toEqual(
      [],
    )
  })
})

describe('the SQL role of the service', () => {
  const asService = (text: string) => app.database.asOwner(`begin; set local role kaadi_app; ${text}; commit`)

  it('plants no passkey, and gives none another owner', async () => {
    await expect(
      asService(`insert into operator_passkeys (credential_id, public_id, operator_id, rp_id, public_key, sign_count,
                   transports, name, is_synced) values ('x', 'x', ${bola.id}, 'localhost', 'x', 0, '{}', 'x', false)`),
    ).rejects.toThrow('permission denied')
    await expect(asService(`update operator_passkeys set operator_id = ${bola.id}`)).rejects.toThrow(
      'permission denied',
    )
    await expect(
      asService(`select add_operator_passkey(${bola.id}, 'x', 'x', 'localhost', 'x', 0, '{}', 'x', false)`),
    ).rejects.toThrow('permission denied')
  })

  it('gets no passkey for another by a challenge that it gave another owner', async () => {
    const made = anAuthenticator({ origin }).make((await begin(ada)).data)
    await asService(`update operator_passkey_challenges set operator_id = ${bola.id}`)
    expect(await add(bola, made)).toMatchObject({ code: 1114 })
  })
})
