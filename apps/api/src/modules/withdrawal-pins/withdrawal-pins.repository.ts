import { type Kysely, sql } from 'kysely'
import { createBatcher } from '../../batching/index.ts'
import { constraintOf, type Database, type Tables, type Tx } from '../../database/index.ts'
import { rowsOf } from '../../database/named-read.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { pinAttempts, pinLockMinutes } from './withdrawal-pin.ts'

export interface PinState {
  readonly failedAttempts: number
  readonly lockedUntil: Date | null
}

export interface ChargedPin extends PinState {
  readonly userId: bigint
  readonly pinHash: string
}

/** Attempts of different users that come at once are counted in one commit. */
export function createWithdrawalPinsRepository(database: Pick<Database, 'db' | 'reads'>) {
  const charge = createBatcher<bigint, ChargedPin | undefined>({
    name: 'withdrawal-pins.charge',
    inFlight: 2,
    run: async (userIds) => {
      // One row is counted once in a list: halving the batch parts the twins, before anything was counted.
      if (new Set(userIds).size < userIds.length) throw new Error('The same user twice in a batch')
      const rows = await chargePins(database, userIds)
      const charged = new Map(rows.map((row) => [row.userId, row]))
      return userIds.map((userId) => charged.get(userId))
    },
  })
  const forgive = createBatcher<bigint, undefined>({
    name: 'withdrawal-pins.forgive',
    inFlight: 2,
    run: async (userIds) => {
      await rowsOf(
        database,
        sql<{ user_id: bigint }>`
          update withdrawal_pins p set failed_attempts = 0, locked_until = null
          from (select user_id from withdrawal_pins where user_id = any (${[...userIds]}::bigint[])
                order by user_id for no key update) mine
          where p.user_id = mine.user_id returning p.user_id`,
      )
      return userIds.map(() => undefined)
    },
  })

  return {
    /** A lock that has passed counts no more. */
    find: async (userId: bigint): Promise<PinState | undefined> => {
      const rows = await rowsOf(
        database,
        sql<PinState>`
          select case when locked_until <= now() then 0 else failed_attempts end as "failedAttempts",
                 case when locked_until > now() then locked_until end as "lockedUntil"
          from withdrawal_pins where user_id = ${userId}`,
      )
      return rows[0]
    },

    /**
     * Counts an attempt before the PIN is looked at, and locks with the last one: parallel guesses, and a process
     * that dies in between, gain nothing. Undefined where no PIN is set or it is locked.
     */
    charge,

    forgive,
  }
}

/**
 * Part of a statement: PINs that were right have all their tries again, those of `rows` with `user_id`. They are locked in
 * the order of whoever counts tries.
 */
export const forgivePins = (rows: string): string => `
    update withdrawal_pins p set failed_attempts = 0, locked_until = null
    from (select user_id from withdrawal_pins where user_id in (select user_id from ${rows}) order by user_id
          for no key update) mine
    where p.user_id = mine.user_id`

const chargePins = (
  database: Pick<Database, 'db' | 'reads'>,
  userIds: readonly bigint[],
): Promise<ChargedPin[]> =>
  rowsOf(
    database,
    sql<ChargedPin>`
      update withdrawal_pins p set
        failed_attempts = case when p.locked_until is null then p.failed_attempts + 1 else 1 end,
        locked_until = case when p.locked_until is null and p.failed_attempts + 1 >= ${pinAttempts}
                            then now() + make_interval(mins => ${pinLockMinutes}) end
      from (select user_id from withdrawal_pins where user_id = any (${[...userIds]}::bigint[])
            order by user_id for no key update) mine
      where p.user_id = mine.user_id and (p.locked_until is null or p.locked_until <= now())
      returning p.user_id as "userId", p.pin_hash as "pinHash", p.failed_attempts as "failedAttempts",
                p.locked_until as "lockedUntil"`,
  )

export async function insertPin(on: Kysely<Tables>, userId: bigint, pinHash: string): Promise<void> {
  try {
    await sql`insert into withdrawal_pins (user_id, pin_hash) values (${userId}, ${pinHash})`.execute(on)
  } catch (error) {
    if (constraintOf(error) === 'withdrawal_pins_pkey') throw new DomainError('pinAlreadySet')
    throw error
  }
}

/** Puts another PIN in place of the one that is set, with all tries; false where none is set. */
export async function replacePin(tx: Tx, userId: bigint, pinHash: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update withdrawal_pins set pin_hash = ${pinHash}, failed_attempts = 0, locked_until = null
    where user_id = ${userId}`.execute(tx)
  return numAffectedRows === 1n
}

/** Of an account that is deleted. */
export async function removePin(tx: Tx, userId: bigint): Promise<void> {
  await sql`delete from withdrawal_pins where user_id = ${userId}`.execute(tx)
}
