import { createHash, randomUUID } from 'node:crypto'
import { bankAccounts } from '@kaadi/contract/bank-accounts'
import type { OperatorRole } from '@kaadi/contract/operators'
import { users } from '@kaadi/contract/users'
import { demoPin } from '../../src/modules/demo/index.ts'
import { adjustmentSql } from '../../test/adjusted.ts'
import type { FaultService } from './fault-service.ts'

/** A seller with a session, a PIN (the demo's), a bank account and ₦1,000,000, unless it is said otherwise. */
export interface Seller {
  readonly id: string
  readonly token: string
  readonly bankAccountId: string
}

/** A user of the console with a session. */
export interface Operator {
  readonly id: string
  readonly token: string
}

export const sellerPin = demoPin

/**
 * Sellers of the run's own, written straight into the database: signing up by mail is not what is looked at. Without a
 * bank account they cannot withdraw, and it costs the service a PIN check each.
 */
export async function openSellers(
  service: FaultService,
  count: number,
  { withBank = true, kobo = 100_000_000 }: { withBank?: boolean; kobo?: number } = {},
): Promise<Seller[]> {
  const open = async (): Promise<Seller> => {
    const token = aToken()
    const [row] = await service.onDatabase<{ id: string }>(newSeller, [randomUUID(), hash(token)])
    await service.onDatabase(adjustmentSql({ userId: BigInt(row!.id), amount: BigInt(kobo) }))
    return { id: row!.id, token, bankAccountId: withBank ? await addBank(service, token) : '' }
  }
  const made: Seller[] = []
  while (made.length < count) {
    const few = Array.from({ length: Math.min(atOnce, count - made.length) }, open)
    made.push(...(await Promise.all(few)))
  }
  return made
}

/** As many as the service checks PINs at the same time. */
const atOnce = 4

const newSeller = `
  with seller as (
    insert into users (public_id, email, password_hash, country_code, default_currency_id, invite_code)
    select $1, $1 || '@kaadi.example', password_hash, 'NG', 1, upper(left(replace($1, '-', ''), 12))
    -- A hash does not know whose it is, neither a password's nor a PIN's.
    from users order by id limit 1
    returning id
  ), session as (
    insert into user_sessions (token_hash, public_id, user_id, expires_at, idle_limit)
    select $2, $1, id, now() + interval '1 day', interval '1 day' from seller
  ), pin as (
    insert into withdrawal_pins (user_id, pin_hash) select seller.id, pin.pin_hash from seller,
      (select pin_hash from withdrawal_pins order by user_id limit 1) pin
  )
  select id from seller`

let lastAccount = 2_000_000_000

export async function addBank(service: FaultService, token: string): Promise<string> {
  const named = await service.call(users.setName, { token, body: { firstName: 'Ada', lastName: 'Obi' } })
  if (named.code !== 0) throw new Error(`A name was refused: ${named.msg}`)
  const reply = await service.call<{ id: string }>(bankAccounts.add, {
    token,
    body: { bankCode: '058', accountNumber: String(++lastAccount), pin: demoPin },
  })
  if (reply.code !== 0) throw new Error(`A bank account was refused: ${reply.msg}`)
  return reply.data.id
}

export const openReviewers = (service: FaultService, count: number) =>
  openOperators(service, count, 'reviewer')

export async function openOperators(
  service: FaultService,
  count: number,
  ...roles: readonly OperatorRole[]
): Promise<Operator[]> {
  const made: Operator[] = []
  for (let n = 0; n < count; n++) {
    const token = aToken()
    const [row] = await service.onDatabase<{ id: string }>(newOperator, [randomUUID(), hash(token), roles])
    made.push({ id: row!.id, token })
  }
  return made
}

const newOperator = `
  with operator as (
    insert into operators (public_id, email, name, password_hash, roles)
    select $1, $1 || '@kaadi.example', 'Operator', password_hash, $3::text[] from operators where is_demo and id > 0 order by id limit 1 returning id
  ), session as (
    insert into operator_sessions (token_hash, public_id, operator_id, expires_at, idle_limit, factor_at)
    select $2, $1, id, now() + interval '1 day', interval '1 day', now() from operator
  )
  select id from operator`

const aToken = (): string => `${randomUUID()}${randomUUID()}`.replaceAll('-', '')
const hash = (token: string): Buffer => createHash('sha256').update(token).digest()
