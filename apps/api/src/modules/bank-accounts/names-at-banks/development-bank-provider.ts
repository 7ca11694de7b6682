import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PersonName } from '@kaadi/contract/users'
import { askerHeader } from './resolve-account-name.ts'

export interface DevelopmentBankProvider {
  readonly baseUrl: string
  readonly secretKey: string
  readonly isStandIn: true
  readonly close: () => Promise<void>
}

/**
 * Stands in for the payout provider while nobody has an account there: a server of its own that keeps the published
 * contract of `GET /bank/resolve`. An account is in the name that is given for it, else in that of whoever asks, with a
 * middle name where its number ends in 7777, and in somebody else's where it ends in 8888. Numbers that end in 0000 are
 * unknown, those that end in 9999 get no answer. Only the development setting starts it.
 */
export async function startDevelopmentBankProvider(
  names: ReadonlyMap<string, string> = new Map(),
): Promise<DevelopmentBankProvider> {
  const secretKey = 'sk_test_development'
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider.test')
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return answer(response, 401, { status: false, message: 'Invalid key' })
    if (request.method !== 'GET' || pathname !== '/bank/resolve')
      return answer(response, 404, { status: false, message: 'Not found' })
    const accountNumber = searchParams.get('account_number') ?? ''
    const name = names.get(accountNumber) ?? nameOf(accountNumber, askerOf(request.headers[askerHeader]))
    return answerResolve(response, { accountNumber, bankCode: searchParams.get('bank_code') ?? '', name })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // It must not keep a process alive that has nothing else to do.
  server.unref()
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    secretKey,
    isStandIn: true,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

const askerOf = (header: string | string[] | undefined): PersonName | undefined =>
  typeof header === 'string' ? (JSON.parse(decodeURIComponent(header)) as PersonName) : undefined

function answerResolve(
  response: ServerResponse,
  { accountNumber, bankCode, name }: Record<'accountNumber' | 'bankCode' | 'name', string>,
): void {
  if (accountNumber.endsWith('9999')) return
  if (/^\d{6,20}$/.test(accountNumber) && bankCode && !accountNumber.endsWith('0000'))
    answer(response, 200, {
      status: true,
      message: 'Account number resolved',
      data: {
        account_number: accountNumber,
        account_name: name,
        bank_id: String(createHash('sha256').update(bankCode).digest().readUInt16BE() % 300),
      },
    })
  else
    answer(response, 422, {
      status: false,
      message: 'Could not resolve account name. Check parameters or try again.',
    })
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const surnames = [
  'OKAFOR',
  'ADEYEMI',
  'MENSAH',
  'BALOGUN',
  'OWUSU',
  'EZE',
  'IBRAHIM',
  'BOATENG',
  'NWOSU',
  'ASANTE',
]
const firstNames = [
  'CHIDINMA',
  'TUNDE',
  'KWAME',
  'AISHA',
  'EFUA',
  'EMEKA',
  'NGOZI',
  'KOJO',
  'FATIMA',
  'ABENA',
]
const middleNames = ['GRACE', 'DAVID', 'AMA', 'SAMUEL', 'ESI', 'PETER', 'MERCY', 'YAW', 'RUTH', 'JOHN']

function nameOf(accountNumber: string, asker: PersonName | undefined): string {
  const chance = createHash('sha256').update(accountNumber).digest()
  const pick = (names: readonly string[], byte: number) => names[chance[byte]! % names.length]!
  if (asker && !accountNumber.endsWith('8888')) {
    const own = `${asker.lastName} ${asker.firstName}`.toUpperCase()
    return accountNumber.endsWith('7777') ? `${own} ${pick(middleNames, 2)}` : own
  }
  return `${pick(surnames, 0)} ${pick(firstNames, 1)} ${pick(middleNames, 2)}`
}
