import { describe, expect, it } from 'vitest'
import { readCall } from './whole-call.ts'

const read = (text: string) => readCall(Buffer.from(text, 'latin1'))
const get = 'GET /api/card/page?size=20 HTTP/1.1\r\nhost: kaadi\r\n\r\n'
const post = (fields: string, body = '{"a":1}') =>
  `POST /api/card HTTP/1.1\r\nhost: kaadi\r\n${fields}\r\n\r\n${body}`

it('finds the route without its query, and where the call ends', () => {
  expect(read(get)).toEqual({ route: 'GET /api/card/page', length: get.length })
  expect(read(`${get}GET /`)).toEqual({ route: 'GET /api/card/page', length: get.length })
  const whole = post('Content-Length: 7')
  expect(read(whole)).toEqual({ route: 'POST /api/card', length: whole.length })
  expect(read(whole.slice(0, -3))).toEqual({ route: 'POST /api/card', length: whole.length })
  expect(read(get.replace('host', 'connection: keep-alive\r\nhost'))?.route).toBe('GET /api/card/page')
})

describe('leaves to Node', () => {
  it.each([
    ['a head that is not whole', get.slice(0, -1)],
    ['the middle of a body', '{"a": 1}\r\n\r\n'],
    ['an older protocol', get.replace('1.1', '1.0')],
    ['an address of another form', get.replace('/api', 'http://kaadi/api')],
    ['a body in chunks', post('Transfer-Encoding: chunked')],
    ['a body in chunks with a length', post('content-length: 7\r\ntransfer-encoding: chunked')],
    ['two lengths', post('content-length: 7\r\ncontent-length: 7')],
    ['a length that is none', post('content-length: 7, 7')],
    ['a length with a sign', post('content-length: +7')],
    ['a name with a blank', post('content-length : 7')],
    ['a question before the body', post('content-length: 7\r\nexpect: 100-continue')],
    ['another protocol', post('connection: upgrade\r\nupgrade: websocket')],
    ['a line that is to be closed', get.replace('host', 'Connection: close\r\nhost')],
    ['a field behind a lone line feed', get.replace('host', 'x: a\nContent-Length: 20\r\nhost')],
    ['a field behind a lone carriage return', get.replace('host', 'x: a\rContent-Length: 20\r\nhost')],
    ['chunks behind a lone line feed', get.replace('host', 'x: a\nTransfer-Encoding: chunked\r\nhost')],
    ['a field that is folded', get.replace('host', 'x: a\r\n content-length: 20\r\nhost')],
    ['a NUL', get.replace('kaadi', 'ka\0adi')],
    ['a letter beyond ASCII', get.replace('kaadi', 'kaàdi')],
    ['a target beyond ASCII', get.replace('page', 'pagé')],
    ['a name that is no token', get.replace('host', 'x(y): a\r\nhost')],
    ['a line without a name', get.replace('host', 'a\r\nhost')],
    ['no host', get.replace('host', 'ghost')],
    ['two hosts', get.replace('host', 'Host: other\r\nhost')],
    ['a wrapper’s page', get.replace('host', 'Origin: https://wrapper.example\r\nhost')],
    ['a head that is too long', get.replace('kaadi', 'k'.repeat(20_000))],
  ])('%s', (_, text) => {
    expect(read(text)).toBeUndefined()
  })
})
