import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, inject, it } from 'vitest'
import { explainUnreachable } from './explain-unreachable.ts'

const changed = (change: (address: URL) => void): string => {
  const address = new URL(inject('postgresUrl'))
  change(address)
  return address.href
}

describe('a DATABASE_URL', () => {
  it('that works has nothing to be said about', async () => {
    expect(await explainUnreachable(inject('postgresUrl'))).toBeUndefined()
  })

  it.each([
    ['is no address', () => 'localhost/kaadi', /no address of a PostgreSQL server.*postgres:\/\//],
    ['leads to something else', () => 'https://kaadi.example/db', /no address of a PostgreSQL server/],
    [
      'names no host there is',
      () => changed((url) => (url.hostname = 'nowhere.invalid')),
      /nowhere\.invalid/,
    ],
    ['names a port where nothing is', () => changed((url) => (url.port = '1')), /nothing answers at .*:1\./],
    [
      'has a wrong password',
      () => changed((url) => (url.password = 'wrong')),
      /does not take the password of kaadi/,
    ],
    ['names nobody', () => changed((url) => (url.username = 'nobody')), /nobody/],
    ['names no database there is', () => changed((url) => (url.pathname = '/absent')), /createdb absent/],
  ])('that %s is told in one sentence, without the password', async (_, url, words) => {
    const said = (await explainUnreachable(url()))!
    expect(said).toMatch(words)
    expect(said).not.toContain('\n')
    expect(said).not.toContain(new URL(inject('postgresUrl')).password)
  })

  it('that leads to another kind of server is told', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    expect(await explainUnreachable(`postgres://kaadi:x@127.0.0.1:${port}/kaadi`)).toMatch(/127\.0\.0\.1/)
    server.close()
  })
})
