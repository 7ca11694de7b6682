import { notifications } from '@kaadi/contract/notifications'
import { sessions } from '@kaadi/contract/sessions'
import { type Upload, uploads } from '@kaadi/contract/uploads'
import { users } from '@kaadi/contract/users'
import { type Verification, verifications } from '@kaadi/contract/verifications'
import { type WithdrawalLimits, withdrawals } from '@kaadi/contract/withdrawals'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedUp, type TestApp } from '../../../test/app.ts'
import { aPicture } from '../../../test/pictures.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { anId, verifying } from '../../../test/verifying.ts'

let app: TestApp
let desk: ReturnType<typeof verifying>
beforeAll(async () => {
  app = await createTestApp()
  desk = verifying(app)
})
afterAll(() => closeSoundly(app))

const status = async ({ token }: SignedUp) =>
  (await app.call<Verification>(verifications.status, { token })).data
const dailyMax = async ({ token }: SignedUp) =>
  (await app.call<WithdrawalLimits>(withdrawals.limits, { token, query: { currencyId: 1 } })).data.dailyMax

describe('the first level', () => {
  it('begins with the mail address alone, and tells what each level unlocks', async () => {
    expect(await status(await app.signUpUser())).toEqual({
      level: 0,
      levels: [
        { level: 0, dailyLimitPercent: 100 },
        { level: 1, dailyLimitPercent: 150 },
        { level: 2, dailyLimitPercent: 300 },
      ],
      nextStep: 1,
      last: null,
    })
  })

  it('waits for a reviewer, one case at a time', async () => {
    const seller = await app.signUpUser()
    const { code, data } = await desk.submit(seller, anId())
    expect(code).toBe(0)
    expect(data).toMatchObject({
      level: 0,
      nextStep: null,
      last: { level: 1, status: 'waiting', refusal: null },
    })
    expect((await desk.submit(seller, anId())).code).toBe(1130)
  })

  it('fixes the name that a reviewer looks at, until it is refused', async () => {
    const seller = await app.signUpUser()
    const rename = (lastName: string) =>
      app.call(users.setName, { token: seller.token, body: { firstName: 'Adaeze', lastName } })
    expect((await rename('Okafor')).code).toBe(0)
    await desk.submit(seller, anId())
    expect(await rename('Eze')).toMatchObject({ status: 409, code: 1106 })
    await desk.decide(await desk.waitingOf(seller), 'refuse', 'mismatch')
    expect((await rename('Okonkwo')).code).toBe(0)
    await desk.submit(seller, anId())
    await desk.decide(await desk.waitingOf(seller), 'accept')
    expect(await rename('Eze')).toMatchObject({ code: 1106 })
  })

  it('lets one of two in that are sent at once', async () => {
    const seller = await app.signUpUser()
    const codes = await Promise.all([1, 2, 3, 4].map(async () => (await desk.submit(seller, anId())).code))
    expect(codes.toSorted()).toEqual([0, 1130, 1130, 1130])
  })

  it.each([
    ['a number of another form', { number: '12AB' }, 'number'],
    ['no number', { number: undefined }, 'number'],
    ['a child', { birthDate: '2020-01-01' }, 'birthDate'],
    ['a day that was never', { birthDate: '1990-02-31' }, 'birthDate'],
    ['nobody this old', { birthDate: '1890-02-01' }, 'birthDate'],
    ['a document of another country', { documentKind: 'ghanaCard' }, 'documentKind'],
    ['a step too far', { level: 2, photos: [] }, undefined],
    ['no such level', { level: 7 }, 'level'],
  ])('refuses %s', async (_, change, field) => {
    const { code, details } = await desk.submit(await app.signUpUser(), { ...anId(), ...change })
    expect(code).toBe(1001)
    if (field) expect(JSON.stringify(details)).toContain(field)
  })

  it('asks for the name first', async () => {
    expect((await desk.submit(await app.signUpUser({ name: null }), anId())).code).toBe(1105)
  })

  it('is not for who is about to delete their account', async () => {
    const seller = await app.signUpUser()
    await app.database.asOwner(`
      insert into account_deletions (user_id, due_at) values (${seller.id}, now() + interval '1 day')`)
    expect((await desk.submit(seller, anId())).code).toBe(1121)
  })

  it('keeps name, date and number sealed', async () => {
    const seller = await app.signUpUser()
    await desk.submit(seller, { ...anId(), number: '98765432109' })
    const rows = await app.database.asOwner(`select * from verification_cases where user_id = ${seller.id}`)
    const kept = Buffer.concat(
      Object.values(rows[0] as object).map((value) =>
        Buffer.isBuffer(value) ? value : Buffer.from(String(value)),
      ),
    )
    for (const secret of ['98765432109', 'Adaeze', '1994']) expect(kept.includes(secret)).toBe(false)
  })
})

describe('a decision', () => {
  it('refuses with what to do next, then accepts, and the limit follows', async () => {
    const seller = await app.signUpUser()
    const before = Number(await dailyMax(seller))
    await desk.submit(seller, anId())
    expect((await desk.decide(await desk.waitingOf(seller), 'refuse', 'numberUnknown')).code).toBe(0)
    expect(await status(seller)).toMatchObject({
      level: 0,
      nextStep: 1,
      last: {
        status: 'refused',
        refusal: { reason: 'numberUnknown', nextStep: expect.stringContaining('again') },
      },
    })
    expect(Number(await dailyMax(seller))).toBe(before)

    await desk.submit(seller, anId())
    const { data } = await desk.decide(await desk.waitingOf(seller), 'accept')
    expect(data).toMatchObject({ status: 'accepted', seller: { kycLevel: 1, refusedBefore: 1 } })
    expect(await status(seller)).toMatchObject({ level: 1, nextStep: 2 })
    expect(Number(await dailyMax(seller))).toBe(before * 1.5)

    await app.runJobs()
    const { data: notified } = await app.call<{ records: { title: string }[] }>(notifications.list, seller)
    expect(notified.records.map(({ title }) => title)).toEqual([
      'You are verified',
      'Your verification needs another try',
    ])
    expect(app.mailbox.mails.filter(({ to }) => to === seller.email)).toHaveLength(2)
  })

  it('is made once, by whoever is first', async () => {
    const seller = await app.signUpUser()
    await desk.submit(seller, anId())
    const id = await desk.waitingOf(seller)
    const [one, two] = [await desk.reviewer(), await desk.reviewer('senior')]
    const outcomes = await Promise.all([
      desk.decide(id, 'accept', undefined, one),
      desk.decide(id, 'refuse', 'mismatch', two),
    ])
    expect(outcomes.map(({ code }) => code).toSorted()).toEqual([0, 1608])
    expect(outcomes.find(({ code }) => code === 1608)?.msg).toContain('Somebody else decided')
    const first = outcomes[0]!.code === 0 ? one : two
    expect(await desk.decide(id, 'accept', undefined, first)).toMatchObject({
      code: 1608,
      msg: 'You have decided this one already.',
    })
  })

  it('needs a reason that fits, and none to accept', async () => {
    const seller = await app.signUpUser()
    await desk.submit(seller, anId())
    const id = await desk.waitingOf(seller)
    expect((await desk.decide(id, 'refuse')).code).toBe(1001)
    expect((await desk.decide(id, 'refuse', 'otherPerson')).code).toBe(1001)
    expect((await desk.decide(id, 'accept', 'mismatch')).code).toBe(1001)
  })

  it('is not for treasurers, nor for the seller themself', async () => {
    const seller = await app.signUpUser()
    await desk.submit(seller, anId())
    const id = await desk.waitingOf(seller)
    expect((await desk.decide(id, 'accept', undefined, await desk.reviewer('treasurer'))).code).toBe(403)
    const own = await desk.reviewer()
    await app.database.asOwner(`
      update users set email = (select replace(email, '@', '+z1@') from operators order by id desc limit 1) where id = ${seller.id}`)
    expect((await desk.decide(id, 'accept', undefined, own)).code).toBe(1606)
    expect((await desk.read(id, own)).code).toBe(1606)
  })

  it('shows a number that another account has to the desk alone', async () => {
    const number = '55555555555'
    const [first, second] = [await app.signUpUser(), await app.signUpUser()]
    await desk.submit(first, { ...anId(), number })
    await desk.decide(await desk.waitingOf(first), 'accept')
    const { data } = await desk.submit(second, { ...anId(), number: '555 5555 5555' })
    expect(JSON.stringify(data)).not.toContain('another')
    const { data: shown } = await desk.read(await desk.waitingOf(second))
    expect(shown.flags.map(({ kind }) => kind)).toEqual(['numberOfAnother'])
  })
})

describe('documents', () => {
  const verifiedOnce = async () => {
    const seller = await app.signUpUser()
    await desk.submit(seller, anId())
    await desk.decide(await desk.waitingOf(seller), 'accept')
    return seller
  }

  it('are looked at by reviewers while the case waits, and raise the limit', async () => {
    const seller = await verifiedOnce()
    const photos = [await desk.photo(seller, 'documentFront'), await desk.photo(seller, 'selfie')]
    expect((await desk.submit(seller, { level: 2, documentKind: 'nin', photos })).code).toBe(0)
    const reviewer = await desk.reviewer()
    const id = await desk.waitingOf(seller)
    const { data } = await desk.read(id, reviewer)
    expect(data.person).toMatchObject({ firstName: 'Adaeze', number: expect.any(String) })
    expect(data.photos.map(({ kind }) => kind)).toEqual(['documentFront', 'selfie'])
    const url = data.photos[0]!.url
    const look = () => app.http.inject({ method: 'GET', url })
    const { statusCode, headers } = await look()
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])

    expect((await desk.decide(id, 'accept', undefined, reviewer)).data.photos).toEqual([])
    expect((await look()).statusCode).toBe(404)
    expect(await status(seller)).toMatchObject({ level: 2, nextStep: null })
    await app.database.asOwner(`update uploads set created_at = now() - interval '3 days'`)
    await app.runJobs()
    const rows = await app.database.asOwner(`select from uploads where user_id = ${seller.id}`)
    expect(rows).toHaveLength(2)
  })

  it('are the seller’s own, of their kind, whole, and used once', async () => {
    const seller = await verifiedOnce()
    const other = await app.signUpUser()
    const send = async (photos: readonly object[], documentKind = 'nin') =>
      (await desk.submit(seller, { level: 2, documentKind, photos })).code
    const front = await desk.photo(seller, 'documentFront')
    const selfie = await desk.photo(seller, 'selfie')
    expect(await send([front])).toBe(1001)
    expect(await send([front, selfie], 'votersCard')).toBe(1001)
    expect(await send([await desk.photo(other, 'documentFront'), selfie])).toBe(1206)
    expect(await send([{ ...(await desk.photo(seller, 'front')), kind: 'documentFront' }, selfie])).toBe(1206)
    expect(
      await send([
        { ...selfie, kind: 'documentFront' },
        { ...front, kind: 'selfie' },
      ]),
    ).toBe(1206)
    expect(await send([front, selfie])).toBe(0)
    await desk.decide(await desk.waitingOf(seller), 'refuse', 'unreadable')
    expect(await send([front, selfie])).toBe(1206)
  })

  it('show each side and the person: one picture is not taken for two of them', async () => {
    const seller = await verifiedOnce()
    const picture = await aPicture(61_001)
    const sent = async (kind: string, file: Buffer) => {
      const { data } = await app.call<Upload>(uploads.create, { token: seller.token, body: { kind, file } })
      return { kind, uploadId: data.uploadId }
    }
    const front = await sent('documentFront', picture)
    const nearly = await sharp(picture).resize(500).jpeg({ quality: 60 }).toBuffer()
    for (const file of [picture, nearly]) {
      const photos = [front, await sent('selfie', file)]
      const { code, details } = await desk.submit(seller, { level: 2, documentKind: 'nin', photos })
      expect(code).toBe(1001)
      expect(JSON.stringify(details)).toContain('the same photo')
    }
    const twice = [front, { ...front, kind: 'selfie' }]
    expect(await desk.submit(seller, { level: 2, documentKind: 'nin', photos: twice })).toMatchObject({
      code: 1001,
      details: { fields: [{ path: 'photos', message: expect.stringContaining('twice') }] },
    })
    const photos = [front, await sent('selfie', await aPicture(61_002))]
    expect((await desk.submit(seller, { level: 2, documentKind: 'nin', photos })).code).toBe(0)
  })

  it('are seen by their seller until they sign out, and kept by no browser', async () => {
    const seller = await app.signUpUser()
    const body = { kind: 'selfie', file: await aPicture(61_003) }
    const { data } = await app.call<Upload>(uploads.create, { token: seller.token, body })
    const look = () => app.http.inject({ method: 'GET', url: data.url })
    const { statusCode, headers } = await look()
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect((await app.call(sessions.end, { token: seller.token })).code).toBe(0)
    expect((await look()).statusCode).toBe(404)
  })

  it('are gone with a deleted account, and the decisions stay', async () => {
    const seller = await verifiedOnce()
    const photos = [await desk.photo(seller, 'documentFront'), await desk.photo(seller, 'selfie')]
    await desk.submit(seller, { level: 2, documentKind: 'nin', photos })
    await desk.decide(await desk.waitingOf(seller), 'refuse', 'unreadable')
    await app.database.asOwner(`
      insert into account_deletions (user_id, asked_at, due_at)
      values (${seller.id}, now() - interval '2 days', now() - interval '1 day');
      update uploads set created_at = now() - interval '3 days' where user_id = ${seller.id};
      update outbox set run_at = now() where topic = 'deletion.carryOut'`)
    await app.planJobs()
    await app.runJobs()
    const cases = await app.database.asOwner(
      `select status, sealed_details, number_fingerprint from verification_cases where user_id = ${seller.id} order by id`,
    )
    expect(cases).toEqual([
      { status: 'accepted', sealed_details: null, number_fingerprint: null },
      { status: 'refused', sealed_details: null, number_fingerprint: null },
    ])
    const left = await app.database.asOwner(`select from verification_photos where user_id = ${seller.id}`)
    expect(left).toEqual([])
  })

  it('are photos', async () => {
    const { token } = await app.signUpUser()
    const body = { kind: 'documentFront', file: Buffer.from('%PDF-1.7 not a photo') }
    expect((await app.call<Upload>(uploads.create, { token, body })).code).toBe(1300)
  })
})
