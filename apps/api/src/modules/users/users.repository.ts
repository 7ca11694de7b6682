import type { CurrencyId } from '@kaadi/contract/primitives'
import type { LanguageCode, PersonName, User } from '@kaadi/contract/users'
import { type Kysely, sql } from 'kysely'
import { constraintOf, type Tables, type Tx } from '../../database/index.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { type RunningPause, runningPauseOf, toOwnPause } from '../risk/index.ts'

export interface NewUser {
  readonly publicId: string
  readonly email: string
  readonly passwordHash: string
  readonly countryCode: 'NG' | 'GH'
  readonly defaultCurrencyId: CurrencyId
  readonly inviteCode: string
  readonly invitedBy: bigint | null
  /** Null where it was not asked for yet: sign-up does not. */
  readonly name: PersonName | null
  readonly isDemo?: boolean
  readonly language?: LanguageCode | undefined
}

interface UserRow {
  id: bigint
  public_id: string
  email: string
  first_name: string | null
  last_name: string | null
  country_code: string
  language: LanguageCode
  default_currency_id: CurrencyId
  level: number
  exp: number
  kyc_level: number
  two_factor: boolean
  invite_code: string
  created_at: Date
  pin_set: boolean
  deletion_at: Date | null
  pause: RunningPause | null
}

export interface StoredUser {
  readonly id: bigint
  readonly user: User
}

export const findInviter = async (on: Kysely<Tables>, inviteCode: string): Promise<bigint | undefined> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from users where invite_code = upper(${inviteCode})`.execute(on)
  return rows[0]?.id
}

/** Whether an address leads to the mailbox of whoever invites: the same person twice. */
export const invitesThemselves = async (
  on: Kysely<Tables>,
  inviterId: bigint,
  email: string,
): Promise<boolean> => {
  const { rows } = await sql`
    select from users where id = ${inviterId} and mailbox_of(email) = mailbox_of(${email})`.execute(on)
  return rows.length > 0
}

export interface Inviter {
  readonly name: PersonName | null
  readonly email: string
}

export const findInviterByCode = async (
  on: Kysely<Tables>,
  inviteCode: string,
): Promise<Inviter | undefined> => {
  const { rows } = await sql<Pick<UserRow, 'first_name' | 'last_name' | 'email'>>`
    select first_name, last_name, email from users where invite_code = upper(${inviteCode})`.execute(on)
  return rows[0] && { name: nameOf(rows[0]), email: rows[0].email }
}

/** One at a time for a user: a change of the name, and of the accounts that are saved under it, whose number it holds too. */
export async function lockHolder(tx: Tx, userId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`holder:${userId}`}, 0))`.execute(tx)
}

/** Whether the user has saved a bank account at any time, removed ones too. */
export async function hasEverSavedAccount(on: Kysely<Tables>, userId: bigint): Promise<boolean> {
  const { rows } = await sql`select from bank_account_holders where user_id = ${userId} limit 1`.execute(on)
  return rows.length > 0
}

/** Whether a reviewer looks at the name of the user, or has found it to be theirs. */
export async function isNameVerified(on: Kysely<Tables>, userId: bigint): Promise<boolean> {
  const { rows } = await sql`select from names_of_cases where user_id = ${userId} limit 1`.execute(on)
  return rows.length > 0
}

/** The name that a user has told; null where they have not yet. */
export const findName = async (on: Kysely<Tables>, id: bigint): Promise<PersonName | null> => {
  const { rows } = await sql<Pick<UserRow, 'first_name' | 'last_name'>>`
    select first_name, last_name from users where id = ${id}`.execute(on)
  return rows[0] ? nameOf(rows[0]) : null
}

export const setName = async (on: Kysely<Tables>, id: bigint, name: PersonName): Promise<void> => {
  await sql`
    update users set first_name = ${name.firstName}, last_name = ${name.lastName} where id = ${id}`.execute(
    on,
  )
}

export const setDefaultCurrency = async (
  on: Kysely<Tables>,
  id: bigint,
  currencyId: CurrencyId,
): Promise<void> => {
  await sql`update users set default_currency_id = ${currencyId} where id = ${id}`.execute(on)
}

/** Open pages hear of it: their notifications read otherwise. */
export const setLanguage = async (on: Kysely<Tables>, id: bigint, language: LanguageCode): Promise<void> => {
  await sql`
    with chosen as (update users set language = ${language} where id = ${id} returning id)
    select pg_notify('user_changed', id::text) from chosen`.execute(on)
}

/** Where mails go to, and in which language. */
export async function findMailReader(
  on: Kysely<Tables>,
  id: bigint,
): Promise<{ readonly email: string; readonly language: LanguageCode }> {
  const { rows } = await sql<{ email: string; language: LanguageCode }>`
    select email, language from users where id = ${id}`.execute(on)
  return rows[0]!
}

/** Whose name stands on a paper: the address, while they have told none. And the language it is written in. */
export async function findAccountHolder(
  on: Kysely<Tables>,
  id: bigint,
): Promise<{ readonly name: string; readonly language: LanguageCode }> {
  const { rows } = await sql<{ name: string; language: LanguageCode }>`
    select coalesce(first_name || ' ' || last_name, email) as name, language from users where id = ${id}`.execute(
    on,
  )
  return rows[0]!
}

/** The schema looks for the accepted case that it follows from (0125-verifications.sql). */
export async function setVerificationLevel(tx: Tx, id: bigint, level: number): Promise<void> {
  await sql`update users set kyc_level = ${level} where id = ${id}`.execute(tx)
}

/** Takes away who the person is. The address may open an account again, which has nothing to do with this one. */
export async function eraseUser(
  tx: Tx,
  id: bigint,
  { email, passwordHash }: { readonly email: string; readonly passwordHash: string },
): Promise<void> {
  await sql`
    update users set email = ${email}, first_name = null, last_name = null, password_hash = ${passwordHash},
      password_set_at = clock_timestamp()
    where id = ${id}`.execute(tx)
}

const nameOf = ({ first_name, last_name }: Pick<UserRow, 'first_name' | 'last_name'>): PersonName | null =>
  first_name !== null && last_name !== null ? { firstName: first_name, lastName: last_name } : null

export const isEmailTaken = async (on: Kysely<Tables>, email: string): Promise<boolean> => {
  const { rows } = await sql`select from users where email = ${email}`.execute(on)
  return rows.length > 0
}

export async function insertUser(on: Kysely<Tables>, user: NewUser): Promise<StoredUser> {
  try {
    const { rows } = await sql<UserRow>`
      insert into users (public_id, email, password_hash, country_code, default_currency_id, invite_code, invited_by,
                         first_name, last_name, is_demo, language)
      values (${user.publicId}, ${user.email}, ${user.passwordHash}, ${user.countryCode}, ${user.defaultCurrencyId},
              ${user.inviteCode}, ${user.invitedBy}, ${user.name?.firstName ?? null}, ${user.name?.lastName ?? null},
              ${user.isDemo ?? false}, ${user.language ?? 'en-US'})
      returning *, false as pin_set, false as two_factor, null as deletion_at, null as pause`.execute(on)
    return { id: rows[0]!.id, user: toUser(rows[0]!) }
  } catch (error) {
    if (constraintOf(error) === 'users_email_unique') throw new DomainError('emailTaken')
    throw error
  }
}

export async function findUser(on: Kysely<Tables>, id: bigint): Promise<User | undefined> {
  const { rows } = await sql<UserRow>`
    select u.*, exists (select from pin_holders p where p.user_id = u.id) as pin_set,
           exists (select from two_factor_holders t where t.user_id = u.id) as two_factor,
           (select d.due_at from waiting_deletions d where d.user_id = u.id) as deletion_at,
           ${runningPauseOf(sql`u.id`)} as pause
    from users u where u.id = ${id}`.execute(on)
  return rows[0] && toUser(rows[0])
}

const toUser = (row: UserRow): User => ({
  userId: row.public_id as User['userId'],
  username: row.email,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  countryCode: row.country_code,
  language: row.language,
  defaultCurrencyId: row.default_currency_id,
  level: row.level,
  exp: row.exp,
  kycLevel: row.kyc_level,
  pinSet: row.pin_set,
  twoFactor: row.two_factor,
  inviteCode: row.invite_code,
  createTime: row.created_at.toISOString(),
  deletionAt: row.deletion_at?.toISOString() ?? null,
  pause: row.pause && toOwnPause(row.pause),
})

/** Lets withdrawals wait from now on; answers until when. A longer wait stays as it is. */
export async function holdWithdrawals(tx: Tx, userId: bigint, seconds: number): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    update users set withdrawals_held_until = greatest(withdrawals_held_until, now() + make_interval(secs => ${seconds}))
    where id = ${userId} returning withdrawals_held_until as until`.execute(tx)
  return rows[0]!.until
}
