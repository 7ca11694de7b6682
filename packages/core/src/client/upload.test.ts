import { uploads } from '@kaadi/contract/uploads'
import { describe, expect, it, vi } from 'vitest'
import type { ClientError } from '../errors/index.ts'
import { clientOf, ok } from './client-of.test-kit.ts'
import { replyMaxBytes, sendByXhr } from './index.ts'

const stored = { uploadId: 'u1', url: '/object/read?id=u1', width: 10, height: 10, bytes: 3 }
const photo = new Blob(['abc'], { type: 'image/jpeg' })

/** The network edge of a browser: an XMLHttpRequest driven by hand. */
class FakeXhr {
  static last: FakeXhr
  upload: { onprogress?: (event: unknown) => void } = {}
  status = 0
  responseText = ''
  opened: string[] = []
  headers: Record<string, string> = {}
  sent: FormData | undefined
  aborted = false
  onloadend?: () => void
  replyHeaders: Record<string, string> = {}
  getResponseHeader(name: string) {
    return this.replyHeaders[name] ?? null
  }
  constructor() {
    FakeXhr.last = this
  }
  open(method: string, url: string) {
    this.opened = [method, url]
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value
  }
  send(body: FormData) {
    this.sent = body
  }
  abort() {
    this.aborted = true
    this.onloadend?.()
  }
  answer(status: number, text: string) {
    this.status = status
    this.responseText = text
    this.onloadend?.()
  }
}
const inBrowser = { sendFile: sendByXhr }
vi.stubGlobal('XMLHttpRequest', FakeXhr)
const body = { kind: 'front' } as const
const failureOf = (call: Promise<unknown>): Promise<ClientError> =>
  call.then(
    () => Promise.reject(new Error('The upload did not fail.')),
    (error) => error,
  )

describe('an upload in a browser', () => {
  it('tells how much was sent', async () => {
    const { client, storage } = clientOf({ uploads }, [], inBrowser)
    storage.token.set('secret-token', 60)
    const shares: number[] = []
    const upload = client.uploads.create({
      body,
      file: photo,
      fileName: 'card.jpg',
      idempotencyKey: 'k1',
      onProgress: (share) => shares.push(share),
    })
    const xhr = FakeXhr.last
    expect(xhr.opened).toEqual(['POST', 'https://kaadi.example/object/upload'])
    expect(xhr.headers).toMatchObject({
      authorization: 'Bearer secret-token',
      'idempotency-key': 'k1',
      os: '2',
    })
    expect(xhr.headers).not.toHaveProperty('content-type')
    expect([...(xhr.sent?.keys() ?? [])]).toEqual(['kind', 'file'])
    expect(xhr.sent?.get('file')).toMatchObject({ name: 'card.jpg', size: 3 })
    xhr.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 })
    xhr.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 })
    xhr.upload.onprogress?.({ lengthComputable: true, loaded: 4, total: 4 })
    xhr.answer(200, await ok(stored).text())
    expect(await upload).toEqual(stored)
    expect(shares).toEqual([0.25, 1])
  })

  it('can be taken back', async () => {
    const { client } = clientOf({ uploads }, [], inBrowser)
    const controller = new AbortController()
    const failure = failureOf(client.uploads.create({ body, file: photo, signal: controller.signal }))
    controller.abort()
    expect((await failure).kind).toBe('aborted')
    expect(FakeXhr.last.aborted).toBe(true)
  })

  it('fails as a network error, an answer of the service, or a reply out of contract', async () => {
    const { client } = clientOf({ uploads }, [], inBrowser)
    const start = () => failureOf(client.uploads.create({ body, file: photo }))
    let failure = start()
    FakeXhr.last.onloadend?.()
    expect(await failure).toMatchObject({ kind: 'network', reason: 'unreachable' })
    failure = start()
    FakeXhr.last.answer(415, '{"code":1300,"msg":"not a photo"}')
    expect(await failure).toMatchObject({ kind: 'api', code: 1300 })
    failure = start()
    FakeXhr.last.replyHeaders['Retry-After'] = '30'
    FakeXhr.last.answer(429, '{"code":429}')
    expect(await failure).toMatchObject({ kind: 'api', code: 429, retryAfterMs: 30_000 })
    failure = start()
    FakeXhr.last.answer(413, '<html>too large</html>')
    expect(await failure).toMatchObject({ kind: 'api', code: 413 })
    failure = start()
    FakeXhr.last.answer(200, 'x'.repeat(replyMaxBytes + 1))
    expect(await failure).toMatchObject({ kind: 'contract', problem: 'too-large' })
  })
})

describe('an upload elsewhere', () => {
  it('goes by fetch', async () => {
    const { client, seen } = clientOf({ uploads }, [ok(stored)])
    expect(await client.uploads.create({ body, file: photo })).toEqual(stored)
    expect(seen[0]?.url).toBe('https://kaadi.example/object/upload')
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(seen[0]?.body).toContain('name="file"; filename="photo"')
  })
})
