import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aWebhookReceiver, takes } from '../../../test/webhook-receiver.ts'
import { isGivenUp, waitMs } from '../../modules/partners/sending/retries.ts'
import { createPostOutside } from './post-outside.ts'
import { isLoopback, isPublicAddress } from './reachable-address.ts'
import { readTarget } from './target.ts'

let receiver: Awaited<ReturnType<typeof aWebhookReceiver>>
beforeAll(async () => {
  receiver = await aWebhookReceiver()
})
beforeEach(() => receiver.answers(takes))
afterAll(() => receiver.close())

const body = '{"eventId":"e1"}'
const outside = { mayStayHere: false }
const here = { mayStayHere: true }

describe('addresses', () => {
  it.each([
    ...[
      '0.0.0.0',
      '10.0.0.1',
      '100.64.0.1',
      '127.0.0.1',
      '127.9.9.9',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
    ],
    ...[
      '192.0.0.1',
      '192.168.1.1',
      '198.18.0.1',
      '198.51.100.7',
      '203.0.113.7',
      '224.0.0.1',
      '255.255.255.255',
    ],
    ...[
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '::ffff:8.8.8.8',
      '::7f00:1',
      '64:ff9b::a9fe:a9fe',
    ],
    ...[
      'fc00::1',
      'fd00:ec2::254',
      'fe80::1',
      'fec0::1',
      'ff02::1',
      '2001::1',
      '2001:db8::1',
      '2002:7f00:1::',
      '3fff::1',
    ],
    ...['', 'localhost', '8.8.8', '1.2.3.4.5'],
  ])('%s is not everybody’s to reach', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450:4001::1'])(
    '%s is everybody’s to reach',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it('of this machine are known', () => {
    expect(['127.0.0.1', '127.1.2.3', '::1'].map(isLoopback)).toEqual([true, true, true])
    expect(['128.0.0.1', '10.0.0.1', '::2', 'localhost'].map(isLoopback)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})

describe('an address that is saved', () => {
  it.each([
    ...[
      'http://shop.example/hook',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://[::ffff:127.0.0.1]/',
      'https://2130706433/',
    ],
    ...[
      'https://0x7f.1/',
      'https://017700000001/',
      'https://127.1/',
      'https://10.0.0.1/',
      'https://169.254.169.254/latest/meta-data',
    ],
    ...[
      'https://localhost/',
      'https://LOCALHOST./',
      'https://a.localhost/',
      'https://db.internal/',
      'https://printer.local/',
    ],
    ...[
      'https://metadata/',
      'https://metadata.google.internal/',
      'https://user:pass@shop.example/',
      'https://shop.example/#x',
    ],
    ...[
      'ftp://shop.example/',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'gopher://shop.example/',
      'shop.example',
      '',
    ],
  ])('is refused where it is %s', (url) => expect(readTarget(url, outside)).toBeUndefined())

  it.each([
    'https://shop.example/hook',
    'https://shop.example:8443/a?b=c',
    'https://8.8.8.8/',
    'https://[2606:4700::1]/',
  ])('may be %s', (url) => expect(readTarget(url, outside)?.href).toBe(url))

  it('may be this machine in development, and nothing else of the inside', () => {
    const may = (url: string) => readTarget(url, here) !== undefined
    expect(['http://127.0.0.1:3000/', 'http://localhost/', 'https://[::1]/'].map(may)).toEqual([
      true,
      true,
      true,
    ])
    expect(['http://10.0.0.1/', 'https://10.0.0.1/', 'http://shop.example/'].map(may)).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('a name', () => {
  const sendTo = (addresses: readonly string[], rules = outside) =>
    createPostOutside({ ...rules, resolve: async () => addresses })('https://shop.example/hook', body, {})

  it.each([
    [['10.0.0.1']],
    [['169.254.169.254']],
    [['::1']],
    [['fd00::1']],
    [['::ffff:192.168.0.1']],
    [['8.8.8.8', '127.0.0.1']],
    [['2606:4700::1', 'fe80::1']],
  ])('that leads to %s is not called', async (addresses) => {
    expect(await sendTo(addresses)).toMatchObject({ failure: 'addressRefused', status: null })
  })

  it('that nobody knows is told', async () => {
    expect(await sendTo([])).toMatchObject({ failure: 'nameUnknown' })
    const failing = createPostOutside({ ...outside, resolve: () => Promise.reject(new Error('ENOTFOUND')) })
    expect(await failing('https://shop.example/', body, {})).toMatchObject({ failure: 'nameUnknown' })
  })

  it('is asked for once: the address that was looked at is the one that is called', async () => {
    const asked: string[] = []
    const send = createPostOutside({
      ...here,
      resolve: async (host) => {
        asked.push(host)
        // Whoever asks a second time is told of the inside.
        return asked.length === 1 ? ['127.0.0.1'] : ['10.0.0.1']
      },
    })
    // A name that no resolver knows: only the address from above can lead anywhere.
    const before = receiver.received.length
    expect(await send(`http://localhost:${receiver.port}/hook`, body, {})).toMatchObject({
      failure: null,
      status: 200,
    })
    expect(asked).toEqual(['localhost'])
    expect(receiver.received).toHaveLength(before + 1)
    expect(receiver.received.at(-1)?.headers.host).toBe(`localhost:${receiver.port}`)
  })

  it('that takes for ever is given up', async () => {
    const send = createPostOutside({ ...outside, resolve: () => new Promise(() => undefined), timeoutMs: 50 })
    expect(await send('https://shop.example/', body, {})).toMatchObject({ failure: 'tooSlow', status: null })
  })
})

describe('a receiver', () => {
  const send = createPostOutside({ ...here, timeoutMs: 400 })

  it('is sent the body as it is', async () => {
    expect(await send(receiver.url, body, { 'kaadi-event': 'e1' })).toMatchObject({
      failure: null,
      status: 200,
    })
    expect(receiver.received.at(-1)).toMatchObject({ body, headers: { 'kaadi-event': 'e1' } })
  })

  it.each([301, 302, 303, 307, 308])('that redirects inside by %i is not followed', async (status) => {
    const inside = await aWebhookReceiver()
    receiver.answers((response) => response.writeHead(status, { location: inside.url }).end())
    expect(await send(receiver.url, body, {})).toMatchObject({ failure: 'redirected', status })
    expect(inside.received).toEqual([])
    await inside.close()
  })

  it('that answers 10 MB is read no further than a few KB', async () => {
    let written = 0
    receiver.answers((response) => {
      const part = Buffer.alloc(64 * 1024, 'x')
      response.writeHead(200)
      const more = () => {
        while (written < 10 * 1024 * 1024 && !response.destroyed) {
          written += part.length
          if (!response.write(part)) return void response.once('drain', more)
        }
        response.end()
      }
      more()
    })
    expect(await send(receiver.url, body, {})).toMatchObject({ failure: null, status: 200 })
    expect(written).toBeLessThan(10 * 1024 * 1024)
  })

  it('with an endless head is hung up on', async () => {
    receiver.answers((response) => response.writeHead(200, { 'x-long': 'x'.repeat(9_000) }).end())
    expect(await send(receiver.url, body, {})).toMatchObject({ failure: 'unreachable' })
  })

  it('that is slow is given up', async () => {
    receiver.answers(() => undefined)
    const answer = await send(receiver.url, body, {})
    expect(answer).toMatchObject({ failure: 'tooSlow', status: null })
    expect(answer.ms).toBeLessThan(3_000)
  })

  it('that says yes and then dawdles has said yes', async () => {
    receiver.answers((response) => void response.writeHead(202).write('o'))
    expect(await createPostOutside(here)(receiver.url, body, {})).toMatchObject({
      failure: null,
      status: 202,
    })
  })

  it.each([400, 404, 410, 500, 503])('that answers %i has not taken it', async (status) => {
    receiver.answers((response) => response.writeHead(status).end())
    expect(await send(receiver.url, body, {})).toMatchObject({ failure: 'answeredNo', status })
  })

  it('that is not there is told', async () => {
    const gone = await aWebhookReceiver()
    await gone.close()
    expect(await send(gone.url, body, {})).toMatchObject({ failure: 'unreachable', status: null })
  })
})

describe('the next try', () => {
  it('comes later each time, by chance a little more, and not after a day', () => {
    const waits = Array.from({ length: 12 }, (_, at) => waitMs(at + 1, () => 0))
    expect(waits.slice(0, 4)).toEqual([10_000, 30_000, 90_000, 270_000])
    expect(Math.max(...waits)).toBe(4 * 3_600_000)
    expect(waitMs(1, () => 0.999)).toBeLessThan(12_001)
    expect(isGivenUp(0, 10_000)).toBe(false)
    expect(isGivenUp(24 * 3_600_000 - 9_999, 10_000)).toBe(true)
    const tries = waits.reduce(
      (at, wait) => (isGivenUp(at.sum, wait) ? at : { sum: at.sum + wait, count: at.count + 1 }),
      {
        sum: 0,
        count: 1,
      },
    )
    expect(tries.count).toBeGreaterThan(8)
  })
})
