import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { photoMediaTypes } from '@kaadi/contract/primitives'
import { type Upload, uploads } from '@kaadi/contract/uploads'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedUp, type TestApp } from '../../../test/app.ts'
import { aPicture, heicPicture } from '../../../test/pictures.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { claimUploads, findSamePictures } from './index.ts'
import { readPhoto } from './photos/photo.ts'

let app: TestApp
let seller: SignedUp
let now = Date.parse('2026-11-21T12:00:00Z')
beforeAll(async () => {
  app = await createTestApp({ clock: () => now })
  seller = await app.signUpUser()
})
afterAll(() => app.close())

const send = (
  file: Buffer,
  { token = seller.token, kind = 'front', idempotencyKey = undefined as string | undefined } = {},
) =>
  app.call<Upload>(uploads.create, { token, body: { kind, file }, ...(idempotencyKey && { idempotencyKey }) })

const look = (url: string) => app.http.inject({ url })
const countUploads = async () => (await app.database.asOwner('select from uploads')).length
const storedFiles = async () => readdir(join(app.folder, 'photos')).catch(() => [])

describe('a photo', () => {
  it('is stored and can be looked at by its address', async () => {
    const reply = await send(await aPicture(1))
    expect(reply).toMatchObject({ code: 0, data: { width: 600, height: 400 } })
    const picture = await look(reply.data.url)
    expect(picture.statusCode).toBe(200)
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 600,
      height: 400,
    })
  })

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be a %s', async (format) => {
    expect(await send(await aPicture(2, { format }))).toMatchObject({
      code: 0,
      data: { width: 600, height: 400 },
    })
  })

  it('is scaled to 2048 pixels and turned upright', async () => {
    const wide = await aPicture(3, { width: 3000, height: 1500 })
    const turned = await sharp(wide).withMetadata({ orientation: 6 }).toBuffer()
    expect(await send(turned)).toMatchObject({ data: { width: 1024, height: 2048 } })
  })

  it('loses where and by whom it was taken', async () => {
    const file = await aPicture(4, { gps: true })
    expect(file.includes('SECRET-OWNER')).toBe(true)
    const reply = await send(file)
    const picture = (await look(reply.data.url)).rawPayload
    expect(picture.includes('SECRET')).toBe(false)
    expect((await sharp(picture).metadata()).exif).toBeUndefined()
  })

  it('is sealed where it is stored', async () => {
    const reply = await send(await aPicture(5))
    const bytes = await readFile(join(app.folder, 'photos', reply.data.uploadId))
    expect(bytes.includes('WEBP')).toBe(false)
    await expect(sharp(bytes).metadata()).rejects.toThrow()
    const picture = (await look(reply.data.url)).rawPayload
    const [row] = await app.database.asOwner(
      `select encode(sha256, 'hex') as hash, bytes from uploads where public_id = '${reply.data.uploadId}'`,
    )
    expect(row).toEqual({ hash: createHash('sha256').update(picture).digest('hex'), bytes: picture.length })
  })

  it('waits where the folder cannot be used, and is stored and shown when it can', async () => {
    const { url } = (await send(await aPicture(8))).data
    const photos = join(app.folder, 'photos')
    await rename(photos, `${photos}-away`)
    await writeFile(photos, 'no folder')
    const refused = await send(await aPicture(9))
    expect(refused).toMatchObject({ status: 503, code: 1002 })
    expect(refused.headers['retry-after']).toBe('60')
    const unseen = await look(url)
    expect([unseen.statusCode, unseen.headers['retry-after']]).toEqual([503, '60'])
    await rm(photos)
    // A folder that is gone is made anew.
    expect(await send(await aPicture(9))).toMatchObject({ code: 0 })
    expect((await look(url)).statusCode).toBe(503)
    await cp(`${photos}-away`, photos, { recursive: true })
    expect((await look(url)).statusCode).toBe(200)
  })

  it('sent again under the same key is stored once', async () => {
    const file = await aPicture(6)
    const before = await countUploads()
    const replies = await Promise.all([1, 2, 3].map(() => send(file, { idempotencyKey: 'one-photo-key' })))
    const again = await send(file, { idempotencyKey: 'one-photo-key' })
    const done = [...replies, again].filter(({ code }) => code === 0)
    expect(new Set(done.map(({ data }) => data.uploadId)).size).toBe(1)
    expect(await countUploads()).toBe(before + 1)
    expect(await storedFiles()).toHaveLength(before + 1)
  })

  it('under the key of another photo is refused', async () => {
    await send(await aPicture(7), { idempotencyKey: 'other-photo-key' })
    expect(await send(await aPicture(8), { idempotencyKey: 'other-photo-key' })).toMatchObject({
      status: 422,
      code: 1004,
    })
  })
})

describe('what is no photo', () => {
  const bomb = () =>
    sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'red' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    [
      'a drawing',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a page behind the first bytes of a JPEG',
      () => Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1'),
    ],
    [
      'a moving picture',
      () =>
        sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')).gif().toBuffer(),
    ],
    ['a cut-off photo', async () => (await aPicture(9)).subarray(0, 4000)],
    ['a bomb of pixels', bomb],
    ['a whole HEIC', () => heicPicture],
    ['the head of a HEIC', () => heicPicture.subarray(0, 28)],
    ['a film in the same box', () => Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomavc1', 'latin1')],
    ['text', () => Buffer.from('hello')],
    ['NUL bytes', () => Buffer.alloc(4096)],
    ['nothing', () => Buffer.alloc(0)],
  ])('%s is refused and nothing is kept', async (_, make) => {
    const [rows, files] = [await countUploads(), await storedFiles()]
    expect(await send(await make())).toMatchObject({ status: 415, code: 1300 })
    expect(await countUploads()).toBe(rows)
    expect(await storedFiles()).toEqual(files)
  })

  it('a HEIC is told what to send instead', async () => {
    const { msg } = await send(heicPicture)
    for (const type of photoMediaTypes) expect(msg.toLowerCase()).toContain(type.replace('image/', ''))
    expect(msg).not.toContain('HEIC')
    expect(msg).toContain('On an iPhone: Settings, Camera, Formats, Most Compatible')
  })

  it('one that is refused leaves one line in the log, without a place in our code', async () => {
    const { cause } = await readPhoto(Buffer.from('\xff\xd8\xff no photo', 'latin1')).catch((error) => error)
    expect(cause).toMatchObject({ stack: '', message: expect.stringMatching(/^[^\n]+$/) })
  })

  it('a file of more than 5 MB is refused', async () => {
    expect(await send(Buffer.concat([await aPicture(10), Buffer.alloc(20 * 1024 * 1024)]))).toMatchObject({
      status: 413,
      code: 1301,
    })
  })

  it('a form without a file or with an unknown kind is refused', async () => {
    const without = await app.call(uploads.create, { token: seller.token, body: { kind: 'front' } })
    expect(without).toMatchObject({ status: 400, code: 1001 })
    expect(await send(await aPicture(11), { kind: 'holiday' })).toMatchObject({ status: 400, code: 1001 })
  })

  it('two files at once are refused', async () => {
    const form = new FormData()
    form.append('kind', 'front')
    for (const name of ['file', 'second']) form.append(name, new Blob([new Uint8Array(await aPicture(12))]))
    const reply = await app.http.inject({
      method: 'POST',
      url: uploads.create.path,
      headers: { authorization: `Bearer ${seller.token}`, 'idempotency-key': 'two-files-key' },
      payload: form,
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({
      code: 1001,
      details: { fields: [{ path: 'file', message: 'Send one file: this form has another.' }] },
    })
  })

  it('a form of more fields than it can have is refused', async () => {
    const form = new FormData()
    for (let n = 0; n < 8; n++) form.append(`field${n}`, 'x')
    const reply = await app.http.inject({
      method: 'POST',
      url: uploads.create.path,
      headers: { authorization: `Bearer ${seller.token}`, 'idempotency-key': 'many-fields-key' },
      payload: form,
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 1001, msg: 'This form has more fields than the call takes.' })
  })

  it('too many photos in an hour are refused', async () => {
    const other = await app.signUpUser()
    expect(await send(await aPicture(13), other)).toMatchObject({ code: 0 })
    await app.database.asOwner("update throttles set hits = 240 where scope = 'upload'")
    expect(await send(await aPicture(14), other)).toMatchObject({ status: 429, code: 429 })
    await app.database.asOwner("delete from throttles where scope = 'upload'")
  })
})

describe('the address of a photo', () => {
  it('ends after ten minutes at most', async () => {
    const { data } = await send(await aPicture(20))
    now += 4 * 60_000
    expect((await look(data.url)).statusCode).toBe(200)
    now += 6 * 60_000
    expect((await look(data.url)).statusCode).toBe(404)
  })

  it.each(['id', 'expires', 'viewer', 'signature'])('is worthless with another %s', async (name) => {
    const { data } = await send(await aPicture(21))
    const other = await send(await aPicture(22))
    const url = new URL(data.url, 'http://x')
    const values: Record<string, string> = {
      id: other.data.uploadId,
      expires: String(Number(url.searchParams.get('expires')) + 1),
      viewer: 'u:someone-else',
      signature: Buffer.alloc(32).toString('base64url'),
    }
    url.searchParams.set(name, values[name]!)
    const reply = await look(url.pathname + url.search)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ code: 404 })
  })

  it('lets a browser do nothing but show it', async () => {
    const { data } = await send(await aPicture(23))
    const { headers } = await look(data.url)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'attachment; filename="photo.webp"',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})

describe('claiming', () => {
  const claim = (publicIds: string[], userId = seller.id, orderId = 1n) =>
    claimUploads(app.database.db, { userId, orderId, publicIds })

  it('gives photos to an order in the order asked for', async () => {
    const first = (await send(await aPicture(30))).data.uploadId
    const second = (await send(await aPicture(31), { kind: 'back' })).data.uploadId
    const claimed = await claim([second, first])
    expect(claimed.map(({ publicId, kind }) => [publicId, kind])).toEqual([
      [second, 'back'],
      [first, 'front'],
    ])
  })

  it("refuses another's photo, an unknown one, and one that another order has", async () => {
    const other = await app.signUpUser()
    const theirs = (await send(await aPicture(32), other)).data.uploadId
    const taken = (await send(await aPicture(33))).data.uploadId
    await claim([taken], seller.id, 7n)
    for (const publicId of [theirs, 'nothing', taken]) {
      await expect(claim([publicId], seller.id, 8n)).rejects.toMatchObject({ errorName: 'photoMissing' })
    }
    await expect(claim([theirs])).rejects.toBeInstanceOf(DomainError)
  })

  it('finds the same picture in other orders, even smaller and brighter', async () => {
    const original = await aPicture(40)
    const changed = await sharp(original)
      .resize(300)
      .modulate({ brightness: 1.08 })
      .jpeg({ quality: 60 })
      .toBuffer()
    const other = await app.signUpUser()
    const [mine] = await claim([(await send(original)).data.uploadId], seller.id, 100n)
    const [theirs] = await claim([(await send(changed, other)).data.uploadId], other.id, 200n)
    const [different] = await claim([(await send(await aPicture(41), other)).data.uploadId], other.id, 201n)
    expect(await findSamePictures(app.database.db, [theirs!.id])).toEqual([
      {
        uploadId: theirs!.id,
        twinId: mine!.id,
        orderId: 100n,
        orderOf: seller.id,
        sameSeller: false,
        exact: false,
      },
    ])
    expect(await findSamePictures(app.database.db, [different!.id])).toEqual([])
    expect(mine!.dhash).toHaveLength(64)
  })

  it('a photo of nothing accuses nobody: two sellers with a black picture sent no picture of each other', async () => {
    const black = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#000000' } })
        .jpeg()
        .toBuffer()
    const other = await app.signUpUser()
    const [mine] = await claim([(await send(await black(640))).data.uploadId], seller.id, 300n)
    const [theirs] = await claim([(await send(await black(500), other)).data.uploadId], other.id, 301n)
    expect(await findSamePictures(app.database.db, [mine!.id, theirs!.id])).toEqual([])
    // The very same file still is the same.
    const [again] = await claim([(await send(await black(640), other)).data.uploadId], other.id, 302n)
    expect(await findSamePictures(app.database.db, [again!.id])).toMatchObject([
      { orderId: 300n, exact: true },
    ])
  })
})

describe('the sweep', () => {
  it('takes away what nobody claimed in a day, with its bytes, and bytes without a row', async () => {
    const old = (await send(await aPicture(50))).data.uploadId
    const kept = (await send(await aPicture(51))).data.uploadId
    const fresh = (await send(await aPicture(52))).data.uploadId
    await claimUploads(app.database.db, { userId: seller.id, orderId: 300n, publicIds: [kept] })
    await app.database.asOwner(
      `update uploads set created_at = now() - interval '25 hours' where public_id in ('${old}', '${kept}')`,
    )
    await app.deps.photos.put('stray-photo', Buffer.from('left behind'))
    await app.deps.photos.put('photo-on-its-way', Buffer.from('its row comes'))
    const storedAgo = (name: string, minutes: number) => {
      const time = new Date(now - minutes * 60_000)
      return utimes(join(app.folder, 'photos', name), time, time)
    }
    await storedAgo('stray-photo', 90)
    await storedAgo('photo-on-its-way', 30)
    await app.planJobs()
    await app.runJobs()
    const files = await storedFiles()
    expect(files).toContain(kept)
    expect(files).toContain(fresh)
    expect(files).not.toContain(old)
    expect(files).not.toContain('stray-photo')
    expect(files).toContain('photo-on-its-way')
  })
})
