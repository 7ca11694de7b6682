import { type Avatar, avatars } from '@kaadi/contract/avatars'
import { people, type SellerPage } from '@kaadi/contract/people'
import { type Upload, type UploadKind, uploads } from '@kaadi/contract/uploads'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aJob } from '../../../test/a-job.ts'
import { createTestApp, type SignedUp, type TestApp } from '../../../test/app.ts'
import { aPicture } from '../../../test/pictures.ts'
import { sweepUploads } from '../uploads/uploads.jobs.ts'

const dayMs = 24 * 3_600_000
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const send = async ({ token }: SignedUp, seed: number, kind: UploadKind = 'avatar') =>
  (
    await app.call<Upload>(uploads.create, {
      token,
      body: { kind, file: await aPicture(seed, { width: 900, height: 700, gps: true }) },
    })
  ).data
const set = ({ token }: SignedUp, { uploadId }: Pick<Upload, 'uploadId'>) =>
  app.call<Avatar>(avatars.set, { token, body: { uploadId } })
const own = async ({ token }: SignedUp) => (await app.call<Avatar>(avatars.own, { token })).data.url
const look = async (url: string) => app.http.inject({ url })
const sweep = async () => {
  await app.database.asOwner(`update uploads set created_at = created_at - interval '${dayMs + 1000} ms'`)
  await sweepUploads(app.deps)(aJob)
}

describe('the picture of a seller', () => {
  it('is none at first', async () => {
    expect(await own(await app.signUpUser())).toBeNull()
  })

  it('is a photo of theirs, written anew, small, without where it was taken', async () => {
    const seller = await app.signUpUser()
    const reply = await set(seller, await send(seller, 1))
    expect(reply).toMatchObject({ code: 0 })
    expect(await own(seller)).toBe(reply.data.url)
    const picture = await look(reply.data.url!)
    expect(picture.statusCode).toBe(200)
    const { format, width, exif } = await sharp(picture.rawPayload).metadata()
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 512, exif: undefined })
  })

  it('outlives the sweep; the one before it, and one taken away, do not', async () => {
    const seller = await app.signUpUser()
    const [first, second] = [await send(seller, 2), await send(seller, 3)]
    await set(seller, first)
    await set(seller, second)
    await sweep()
    expect((await look((await own(seller))!)).statusCode).toBe(200)
    expect((await look(first.url)).statusCode).toBe(404)
    for (const _ of [1, 2])
      expect(await app.call(avatars.remove, { token: seller.token })).toMatchObject({ code: 0, data: null })
    expect(await own(seller)).toBeNull()
    await sweep()
    expect((await look(second.url)).statusCode).toBe(404)
  })

  it('is not the photo of somebody else, of a card, nor one that nobody knows', async () => {
    const [seller, other] = [await app.signUpUser(), await app.signUpUser()]
    const theirs = await send(other, 4)
    for (const photo of [theirs, await send(seller, 5, 'front'), { uploadId: 'nothing' as never }])
      expect(await set(seller, photo)).toMatchObject({ status: 400, code: 1206 })
    expect(await own(seller)).toBeNull()
  })

  it('set twice at once is one', async () => {
    const seller = await app.signUpUser()
    const photos = [await send(seller, 6), await send(seller, 7)]
    const replies = await Promise.all([...photos, ...photos].map((photo) => set(seller, photo)))
    expect(replies.every(({ code }) => code === 0)).toBe(true)
    expect(await app.database.asOwner(`select from avatars where user_id = ${seller.id}`)).toHaveLength(1)
  })

  it('says what is no photo', async () => {
    const seller = await app.signUpUser()
    const reply = await app.call(uploads.create, {
      token: seller.token,
      body: { kind: 'avatar', file: Buffer.from('%PDF-1.7 not a picture') },
    })
    expect(reply).toMatchObject({ status: 415, code: 1300 })
    expect(reply.msg).toMatch(/photo/i)
  })
})

it('is seen beside the account by an operator, through an address of their own session', async () => {
  const seller = await app.signUpUser()
  const senior = await app.signInOperator('senior')
  const page = async () =>
    (
      await app.call<SellerPage>(people.seller, {
        token: senior.token,
        query: { sellerId: seller.user.userId },
      })
    ).data.avatarUrl
  expect(await page()).toBeNull()
  await set(seller, await send(seller, 8))
  const url = await page()
  expect((await look(url!)).statusCode).toBe(200)
  await app.call(avatars.remove, { token: seller.token })
  expect((await look(url!)).statusCode).toBe(404)
  expect(await page()).toBeNull()
})
