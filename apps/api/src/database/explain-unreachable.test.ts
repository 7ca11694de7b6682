import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { Client } from 'pg'
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
      /no host nowhere\.invalid\. /,
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

  it.each([
    [
      'has no password',
      () => changed((url) => (url.password = '')),
      /the server asks for the password of kaadi, and the address has none\. Write it as postgres:/,
    ],
    [
      'wants TLS of a server that has none',
      () => changed((url) => (url.search = '?sslmode=verify-full')),
      /has no TLS\. Turn ssl on there, or leave sslmode out\./,
    ],
    [
      'names a folder that is not there, for a socket',
      () => 'postgres:///kaadi?host=/no/such/folder',
      /there is no socket \/no\/such\/folder\/\.s\.PGSQL\.5432\. Start PostgreSQL, or correct host/,
    ],
    [
      'names such a folder as its host',
      () => 'postgres://%2Fno%2Fsuch/kaadi',
      /there is no socket \/no\/such\/\.s\.PGSQL\.5432\. Start/,
    ],
    [
      'names a certificate that is not there',
      () => changed((url) => (url.search = '?sslrootcert=/nope')),
      /a file that it names cannot be read: \/nope \(ENOENT\)\. Correct sslrootcert, sslcert or sslkey\.$/,
    ],
    [
      'names a folder as its certificate',
      () => changed((url) => (url.search = '?sslmode=verify-full&sslrootcert=/')),
      /a file that it names cannot be read: .*\(EISDIR\)\. Correct sslrootcert/,
    ],
    [
      'contradicts itself about TLS',
      () => changed((url) => (url.search = '?sslmode=verify-ca&uselibpqcompat=true')),
      /cannot be used: .*sslrootcert.* Correct the part after the question mark\.$/,
    ],
    [
      'names a port twice, once in words',
      () => changed((url) => (url.search = '?port=abc')),
      /port is "abc"\. Correct the part after the question mark\.$/,
    ],
    [
      'asks for a kind of TLS that there is not',
      () => changed((url) => (url.search = '?sslmode=nonsense')),
      /sslmode is "nonsense"\. It is one of disable, .*verify-full\.$/,
    ],
    [
      'has a NUL in its name of a database',
      () => changed((url) => (url.pathname = '/a%00b')),
      /no address of a PostgreSQL server\. Write it as postgres:/,
    ],
    [
      'leads to a server that only reads',
      () => changed((url) => (url.search = '?options=-c%20default_transaction_read_only%3Don')),
      /may only be read.* Name the one that is written to/,
    ],
    ['is blank', () => '', /no address of a PostgreSQL server\. Write it as postgres:/],
    ['names no host and no database', () => 'postgres://', /no address of a PostgreSQL server\. Write it as/],
  ])('that %s says what to do', async (_, url, words) => {
    expect(await explainUnreachable(url())).toMatch(words)
  })

  it('whose user may not create tables says so', async () => {
    const owner = new Client({ connectionString: inject('postgresUrl') })
    await owner.connect()
    const name = `guest_${process.pid}`
    await owner.query(`create role ${name} login password 'guest'`)
    const url = changed((address) => Object.assign(address, { username: name, password: 'guest' }))
    try {
      expect(await explainUnreachable(url)).toBe(
        `DATABASE_URL cannot be used: ${name} may not create tables there. Let it own the database.`,
      )
    } finally {
      await owner.query(`drop role ${name}`)
      await owner.end()
    }
  })

  const noPostgres =
    /^DATABASE_URL cannot be used: what answers at 127\.0\.0\.1:\d+ is no PostgreSQL server\. Correct host and port\.$/
  it.each([
    ['a web server', createHttpServer((_, response) => response.end('hello')), '', noPostgres],
    [
      'a web server, with TLS',
      createHttpServer((_, response) => response.end('hello')),
      '?sslmode=verify-full',
      noPostgres,
    ],
    ['a server that hangs up', createServer((socket) => socket.end()), '', noPostgres],
    [
      'a server that greets first',
      createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
      '',
      noPostgres,
    ],
    [
      'a server that says nothing',
      createServer(() => undefined),
      '',
      /what answers at 127\.0\.0\.1:\d+ says nothing that PostgreSQL says for 5 seconds\. Correct host and port/,
    ],
  ])(
    'that leads to %s says so',
    async (_, server: Server, options, words) => {
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
      const { port } = server.address() as AddressInfo
      expect(await explainUnreachable(`postgres://kaadi:x@127.0.0.1:${port}/kaadi${options}`)).toMatch(words)
      server.close()
    },
    10_000,
  )
})
