import { createHash, createPublicKey, verify } from 'node:crypto'
import { type PayoutDetail, payouts } from '@kaadi/contract/payouts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestOperator } from '../../../../test/app.ts'
import { anAuthenticator } from '../../../../test/authenticator.ts'
import { asTreasurer } from '../../../../test/payout-desk.ts'
import { made } from '../../../../test/repeated-call.ts'
import { signing } from '../../../../test/signing.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { aWithdrawingSeller } from '../../../../test/withdrawing-seller.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'

let bankProvider: DevelopmentBankProvider
let app: TestApp
let signs: ReturnType<typeof signing>
let [ada, bola, chi] = [] as unknown as [TestOperator, TestOperator, TestOperator]

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  signs = signing(app)
  ada = await app.signInOperator('treasurer')
  bola = await app.signInOperator('treasurer')
  chi = await app.signInOperator('treasurer')
})
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

/** ₦600,000 less the fee, whose release Ada has asked for. */
const asked = async () => {
  const seller = await aWithdrawingSeller(app, 100_000_000n)
  const { id } = (await seller.withdraw('600000')).data
  await made(app.call(payouts.askRelease, { token: ada.token, body: { id } }))
  return { seller, id }
}
const release = (who: TestOperator, body: object) =>
  app.call<PayoutDetail>(payouts.release, { token: who.token, body })
const confirmationsOf = (sellerId: bigint) =>
  app.database.asOwner(`select * from payout_confirmations where user_id = ${sellerId}`)
const asService = (text: string) => app.database.asOwner(`begin; set local role kaadi_app; ${text}; commit`)

describe('what a second person signs', () => {
  it('is kept with its signature, and checked afterwards from the row alone', async () => {
    const { seller, id } = await asked()
    const { data } = await signs.release(bola, id)
    expect(data.release).toMatchObject({ releasedBy: expect.any(String) })
    const [row] = await confirmationsOf(seller.id)
    const { withdrawal } = data
    expect(JSON.parse(String(row!.facts))).toMatchObject({
      confirms: 'release',
      reference: withdrawal.providerReference,
      amountInMinorUnits: String(Number(withdrawal.net) * 100),
      currencyId: 1,
      recipient: {
        name: withdrawal.accountName,
        bank: withdrawal.bankName,
        ending: withdrawal.accountEnding,
      },
      maker: ada.publicId,
      by: bola.publicId,
      nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    // As an auditor does it, with nothing of the service.
    const sha256 = (of: string | Buffer) => createHash('sha256').update(of).digest()
    const clientData = row!.client_data as Buffer
    expect(JSON.parse(clientData.toString()).challenge).toBe(sha256(String(row!.facts)).toString('base64url'))
    // A P-256 key in COSE: its coordinates are the last two strings of 32 bytes.
    const cose = row!.public_key as Buffer
    const part = (from: number) => cose.subarray(from, from + 32).toString('base64url')
    const jwk = { kty: 'EC', crv: 'P-256', x: part(cose.length - 67), y: part(cose.length - 32) }
    const signed = Buffer.concat([row!.authenticator_data as Buffer, sha256(clientData)])
    const key = createPublicKey({ key: jwk, format: 'jwk' })
    expect(verify('sha256', signed, key, row!.signature as Buffer)).toBe(true)
  })

  it('is for the one payout: signed for another, by another or before, it releases nothing', async () => {
    const [one, other] = [await asked(), await asked()]
    const body = await signs.bodyOf(bola, one.id, 'release')
    const { fingerprint } = await signs.bodyOf(bola, other.id, 'release')
    expect(await release(bola, { ...body, id: other.id, fingerprint })).toMatchObject({
      status: 409,
      code: 1735,
    })
    expect(await release(chi, body)).toMatchObject({ code: 1735 })
    expect(await release(bola, body)).toMatchObject({ code: 0 })
    expect(await release(bola, body)).toMatchObject({ code: 1718 })
    expect(await confirmationsOf(other.seller.id)).toEqual([])
  })

  it('runs out after five minutes, and where what it says has changed', async () => {
    const { id } = await asked()
    const late = await signs.bodyOf(bola, id, 'release')
    await app.database.asOwner(`update payout_challenges set expires_at = now() - interval '1 second'`)
    expect(await release(bola, late)).toMatchObject({ code: 1735 })

    const body = await signs.bodyOf(bola, id, 'release')
    const rename = (name: string) =>
      app.database.asOwner(`
        alter table operators disable trigger user;
        update operators set public_id = '${name}' where id = ${ada.id};
        alter table operators enable trigger user`)
    await rename('somebody-else')
    expect(await release(bola, body)).toMatchObject({ code: 1735 })
    await rename(ada.publicId)
    expect((await signs.release(bola, id)).code).toBe(0)
  })

  it('counts once: what failed on its way is sent again with the same signature, and is no copy', async () => {
    const { id, seller } = await asked()
    const body = await signs.bodyOf(bola, id, 'release')
    const options = { token: bola.token, body, idempotencyKey: app.deps.ids.publicId() }
    const held = app.database.asOwner(
      `select from payout_releases where user_id = ${seller.id} for update; select pg_sleep(4)`,
    )
    const holding = `select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`
    await expect.poll(async () => (await app.database.asOwner(holding)).length, { timeout: 3_000 }).toBe(1)
    expect(await app.call(payouts.release, options)).toMatchObject({ status: 503 })
    await held
    expect(await app.call(payouts.release, options)).toMatchObject({ code: 0 })
    expect(await confirmationsOf(seller.id)).toHaveLength(1)
  })

  it('is signed by a device of theirs that looks who holds it, and was not removed', async () => {
    const { id } = await asked()
    const { passkey, ...body } = await signs.bodyOf(bola, id, 'release')
    const stranger = anAuthenticator({ origin: 'http://localhost' })
    const forged = stranger.prove((await signs.challenge(bola, id, 'release')).data)
    expect(await release(bola, { ...body, passkey: { ...forged, id: passkey.id } })).toMatchObject({
      status: 428,
      code: 1114,
    })
    await app.database.asOwner(
      `update operator_passkeys set stopped_at = now() where operator_id = ${bola.id}`,
    )
    expect(await release(bola, { ...body, passkey })).toMatchObject({ code: 1114 })
    await app.database.asOwner(
      `alter table operator_passkeys disable trigger operator_passkeys_used_forward;
       update operator_passkeys set stopped_at = null where operator_id = ${bola.id};
       alter table operator_passkeys enable trigger operator_passkeys_used_forward`,
    )
    expect((await signs.release(bola, id)).code).toBe(0)
  })

  it('is asked of nobody without a passkey, who is told to add one; a code does not do', async () => {
    const { id } = await asked()
    const dele = await app.signInOperator('treasurer')
    expect(await signs.challenge(dele, id, 'release')).toMatchObject({ status: 409, code: 1734 })
    await app.database.asOwner('update operator_factors set last_step = 0')
    const body = { id, fingerprint: 'a'.repeat(64), code: dele.factor() }
    expect(await release(dele, body)).toMatchObject({ status: 409, code: 1734 })
    expect(await signs.challenge(ada, id, 'release')).toMatchObject({ code: 1719 })
    expect((await signs.release(bola, id)).code).toBe(0)
  })
})

describe('an operator of the demo', () => {
  it('confirms by a code of their app, which is written down as such', async () => {
    const { seller, id } = await asked()
    const dele = await app.signInOperator('treasurer')
    await app.database.asOwner(`
      alter table operators disable trigger user;
      update operators set is_demo = true where id = ${dele.id};
      alter table operators enable trigger user;
      update operators set digest = digest_of(operators) where id = ${dele.id};
      update operator_factors set last_step = 0`)
    const { fingerprint } = (await asTreasurer(app, dele.token).detail(id)).data.release!
    const right = dele.factor()
    const wrong = `${(Number(right[0]) + 5) % 10}${right.slice(1)}`
    expect((await release(dele, { id, fingerprint, code: wrong })).code).toBe(1111)
    // Refused for something else, the code is not used up, and none of these counts as a wrong one.
    for (let time = 0; time < 7; time++)
      expect((await release(dele, { id, fingerprint: 'a'.repeat(64), code: right })).code).toBe(1720)
    expect((await release(dele, { id, fingerprint, code: right })).code).toBe(0)
    expect(await confirmationsOf(seller.id)).toMatchObject([{ way: 'code', signature: null }])
  })

  it('is nobody who was none', async () => {
    const become = `update operators set is_demo = true where id = ${bola.id}`
    await expect(asService(become)).rejects.toThrow('permission denied')
    await expect(app.database.asOwner(become)).rejects.toThrow('nobody else becomes one')
  })
})

describe('the SQL role of the service', () => {
  it('writes no confirmation, by the function or past it', async () => {
    const { seller, id } = await asked()
    const { data } = await signs.challenge(bola, id, 'release')
    const challenge = `decode('${Buffer.from(data.challenge, 'base64url').toString('hex')}', 'hex')`
    await expect(
      asService(`select confirm_signed(${bola.id}, ${challenge}, null, null, null, null)`),
    ).rejects.toThrow('permission denied')
    await expect(
      asService(`insert into payout_confirmations (what, user_id, withdrawal_id, of_digest, reference, amount, currency_id,
                   asked_by, confirmed_by, way, facts)
                 select 'release', user_id, withdrawal_id, digest, reference, amount, currency_id, asked_by, ${bola.id}, 'code', '{}'
                 from payout_releases where user_id = ${seller.id}`),
    ).rejects.toThrow('permission denied')
    expect((await signs.release(bola, id)).code).toBe(0)
  })

  it('releases nothing in the other role either, where nobody has signed', async () => {
    const { seller, id } = await asked()
    const key = `(select id from withdrawals where user_id = ${seller.id})`
    const asChecker = (text: string) =>
      app.database.asOwner(`begin; set local role kaadi_checker; ${text}; commit`)
    const [row] = await app.database.asOwner(
      `select ${key} as id, encode(digest, 'hex') as digest from payout_releases where user_id = ${seller.id}`,
    )
    await expect(
      asChecker(
        `select release_payout(${seller.id}, ${row!.id}, ${bola.id}, decode('${row!.digest}', 'hex'))`,
      ),
    ).rejects.toThrow('the second person signs first what they stand for')
    expect((await signs.release(bola, id)).code).toBe(0)
  })
})
