import { type Kysely, sql } from 'kysely'
import { constraintOf, type Database, type Tables } from '../../database/index.ts'
import { DomainError } from '../../plugins/domain-error.ts'
import { pinAttempts, pinLockMinutes } from './withdrawal-pin.ts'

export interface PinState {
  readonly failedAttempts: number
  readonly lockedUntil: Date | null
}

export interface ChargedPin extends PinState {
  readonly pinHash: string
}

export function createWithdrawalPinsRepository({ db }: Pick<Database, 'db'>) {
  return {
    /** A lock that has passed counts no more. */
    find: async (userId: bigint): Promise<PinState | undefined> => {
      const { rows } = await sql<PinState>`
        select case when locked_until <= now() then 0 else failed_attempts end as "failedAttempts",
               case when locked_until > now() then locked_until end as "lockedUntil"
        from withdrawal_pins where user_id = ${userId}`.execute(db)
      return rows[0]
    },

    /**
     * Counts an attempt before the PIN is looked at, and locks with the last one: parallel guesses, and a process
     * that dies in between, gain nothing. Undefined where no PIN is set or it is locked.
     */
    charge: async (userId: bigint): Promise<ChargedPin | undefined> => {
      const { rows } = await sql<ChargedPin>`
        update withdrawal_pins set
          failed_attempts = case when locked_until is null then failed_attempts + 1 else 1 end,
          locked_until = case when locked_until is null and failed_attempts + 1 >= ${pinAttempts}
                              then now() + make_interval(mins => ${pinLockMinutes}) end
        where user_id = ${userId} and (locked_until is null or locked_until <= now())
        returning pin_hash as "pinHash", failed_attempts as "failedAttempts", locked_until as "lockedUntil"`.execute(
        db,
      )
      return rows[0]
    },

    forgive: async (userId: bigint): Promise<void> => {
      await sql`update withdrawal_pins set failed_attempts = 0, locked_until = null
        where user_id = ${userId}`.execute(db)
    },
  }
}

export async function insertPin(on: Kysely<Tables>, userId: bigint, pinHash: string): Promise<void> {
  try {
    await sql`insert into withdrawal_pins (user_id, pin_hash) values (${userId}, ${pinHash})`.execute(on)
  } catch (error) {
    if (constraintOf(error) === 'withdrawal_pins_pkey') throw new DomainError('pinAlreadySet')
    throw error
  }
}

export async function isPinSet(on: Kysely<Tables>, userId: bigint): Promise<boolean> {
  const { rows } = await sql`select from withdrawal_pins where user_id = ${userId}`.execute(on)
  return rows.length > 0
}

export async function findPasswordHash(on: Kysely<Tables>, userId: bigint): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`
    select password_hash as hash from users where id = ${userId}`.execute(on)
  return rows[0]?.hash
}
