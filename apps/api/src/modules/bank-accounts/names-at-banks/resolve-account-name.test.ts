import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createBankResolver, noBankProvider, startDevelopmentBankProvider } from '../index.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** A provider that answers as the test says: what arrives from outside is not believed. */
const asker = { firstName: 'Jane', lastName: 'Doe' }

async function providerThat(answers: (response: ServerResponse) => void, timeoutMs = 20_000) {
  const asked: string[] = []
  const headersSent: string[] = []
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    headersSent.push(JSON.stringify(request.headers))
    answers(response)
  })
  await new Promise<void>((listening) => server!.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const resolve = createBankResolver({
    baseUrl: `http://127.0.0.1:${port}`,
    secretKey: 'sk_test',
    timeoutMs,
  })
  return {
    asked,
    headersSent,
    resolve: () => resolve({ bankCode: '058', accountNumber: '0001234567' }, asker),
  }
}

const replying =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))

const found = (account_number: unknown, account_name: unknown = 'DOE  JANE LOREN') => ({
  status: true,
  data: { account_number, account_name, bank_id: 9 },
})

it('asks the published call with text, so that no zero is lost, and tells no more', async () => {
  const { asked, headersSent, resolve } = await providerThat(replying(200, found('0001234567')))
  expect(await resolve()).toBe('DOE JANE LOREN')
  expect(asked).toEqual(['GET /bank/resolve?account_number=0001234567&bank_code=058 Bearer sk_test'])
  expect(headersSent.join()).not.toMatch(/Jane|Doe/)
})

it('takes a number that lost its zeros, as the schema would have it', async () => {
  const { resolve } = await providerThat(replying(200, found(1234567)))
  expect(await resolve()).toBe('DOE JANE LOREN')
})

it.each([
  ['400', replying(400, { status: false })],
  ['404', replying(404, { status: false })],
  ['422', replying(422, { status: false, message: 'Could not resolve account name.' })],
])('knows from %s that there is no such account', async (_, answers) => {
  const { resolve } = await providerThat(answers)
  await expect(resolve()).rejects.toMatchObject({ errorName: 'bankAccountUnresolved' })
})

it.each([
  ['an error of the provider', replying(500, { status: false })],
  ['too many questions', replying(429, { status: false })],
  ['a page instead of data', replying(200, '<html>maintenance</html>')],
  ['another account', replying(200, found('9991234567'))],
  ['no name', replying(200, found('0001234567', ''))],
  ['a status that says no', replying(200, { ...found('0001234567'), status: false })],
  ['ten megabytes', replying(200, 'x'.repeat(10_000_000))],
  ['a way to another host', replying(302, '', { location: 'http://127.0.0.1:1/' })],
  ['a cut line', (response: ServerResponse) => response.destroy()],
])('knows nothing after %s', async (_, answers) => {
  const { resolve } = await providerThat(answers)
  await expect(resolve()).rejects.toMatchObject({ errorName: 'bankUnreachable' })
})

it('knows nothing after silence', async () => {
  const { resolve } = await providerThat(() => undefined, 50)
  await expect(resolve()).rejects.toMatchObject({ errorName: 'bankUnreachable' })
})

it('knows nothing without a provider', async () => {
  await expect(noBankProvider({ bankCode: '058', accountNumber: '0001234567' }, null)).rejects.toMatchObject({
    errorName: 'bankUnreachable',
  })
})

it('is refused by the development provider under another key', async () => {
  const provider = await startDevelopmentBankProvider()
  const resolve = createBankResolver({ ...provider, secretKey: 'sk_test_wrong' })
  await expect(resolve({ bankCode: '058', accountNumber: '0001234567' }, null)).rejects.toMatchObject({
    errorName: 'bankUnreachable',
  })
  await provider.close()
})
