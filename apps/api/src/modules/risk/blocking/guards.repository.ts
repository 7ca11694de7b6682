import type { PersonName } from '@kaadi/contract/users'
import { type Kysely, sql } from 'kysely'
import { columns, type Tables } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { Vault } from '../../../vault/index.ts'
import { nameFingerprint } from './fingerprints.ts'

type On = Kysely<Tables>

/** The device of a call by its fingerprint; undefined where it does not name itself. */
export type CallDevice = Buffer | undefined

/**
 * For statements over a list: the rows of `rows` (with `ord`, `user_id`, `device`) whose sender is on the block list, by
 * their address or by the device that sends.
 */
export const selectBarred = (rows: string): string => `
    select r.ord from ${rows} r
    where exists (select from running_blocks b where b.kind = 'device' and b.fingerprint = r.device)
       or exists (select from seller_mailboxes m join running_blocks b on b.kind = 'email' and b.fingerprint = m.mailbox
                  where m.user_id = r.user_id)`

/** For statements over a list: the rows of `rows` (with `ord`, `user_id`, `account_id`) whose bank account is blocked. */
export const selectBlockedAccounts = (rows: string): string => `
    select r.ord from ${rows} r
    join bank_account_fingerprints a on a.user_id = r.user_id and a.account_id = r.account_id
    join running_blocks b on b.kind = 'bankAccount' and b.fingerprint = a.fingerprint`

const refuseIf = (isBlocked: boolean, error: 'blocked' | 'bankAccountBlocked'): void => {
  if (isBlocked) throw new DomainError(error)
}

const mark = columns<{ readonly kind: string; readonly fingerprint: Buffer }>({
  kind: ['text', ({ kind }) => kind],
  fingerprint: ['bytea', ({ fingerprint }) => fingerprint],
})

async function isAnyBlocked(
  on: On,
  marks: readonly (readonly [string, Buffer | undefined])[],
): Promise<boolean> {
  const known = marks.flatMap(([kind, fingerprint]) => (fingerprint ? [{ kind, fingerprint }] : []))
  if (known.length === 0) return false
  const { rows } = await sql`
    select from running_blocks b
    join ${mark.rows(known, 'given')} on given.kind = b.kind and given.fingerprint = b.fingerprint limit 1`.execute(
    on,
  )
  return rows.length > 0
}

const isMailboxBlocked = async (on: On, email: string): Promise<boolean> => {
  const { rows } = await sql`
    select from running_blocks where kind = 'email' and fingerprint = mailbox_of(${email}) limit 1`.execute(
    on,
  )
  return rows.length > 0
}

/** Of a new account, after its address was proved: one answer, whatever is blocked. */
export async function requireWelcome(on: On, email: string, device: CallDevice): Promise<void> {
  refuseIf((await isMailboxBlocked(on, email)) || (await isAnyBlocked(on, [['device', device]])), 'blocked')
}

/** Of a seller who asks for a rate, or sends a returned card again. */
export async function requireServed(on: On, userId: bigint, device: CallDevice): Promise<void> {
  const { rows } = await sql`
    select from seller_mailboxes m join running_blocks b on b.kind = 'email' and b.fingerprint = m.mailbox
    where m.user_id = ${userId} limit 1`.execute(on)
  refuseIf(rows.length > 0 || (await isAnyBlocked(on, [['device', device]])), 'blocked')
}

/** Of a bank account that is to be saved, by its number, its owner's name and the device that asks. */
export async function requireSavable(
  on: On,
  vault: Vault,
  given: {
    readonly userId: bigint
    readonly number: Buffer
    readonly name: PersonName
    readonly device: CallDevice
  },
): Promise<void> {
  await requireServed(on, given.userId, given.device)
  refuseIf(await isAnyBlocked(on, [['name', nameFingerprint(vault, given.name)]]), 'blocked')
  refuseIf(await isAnyBlocked(on, [['bankAccount', given.number]]), 'bankAccountBlocked')
}
