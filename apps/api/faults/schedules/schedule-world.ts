import { createHash } from 'node:crypto'
import { Client } from 'pg'
import { connect, type Database } from '../../src/database/index.ts'
import { sealedNumberOwner } from '../../src/modules/bank-accounts/index.ts'
import { createVault, type Vault } from '../../src/vault/index.ts'
import { adjustmentSql } from '../../test/adjusted.ts'

export const firstBalance = 10_000_000n
const fee = 5_000n

export interface ScheduledWithdrawal {
  readonly userId: bigint
  readonly withdrawalId: bigint
  readonly publicId: string
  readonly reference: string
  readonly amount: bigint
  readonly net: bigint
  /** Who begins it by hand: a treasurer for each seller, since one alone may not begin ten thousand. */
  readonly operatorId: bigint
}

/** A database in which schedules are played, one after the other, each with a seller of its own. */
export interface ScheduleWorld {
  readonly database: Database
  readonly vault: Vault
  readonly query: (text: string) => Promise<Record<string, unknown>[]>
  readonly aSeller: (place: number) => Promise<bigint>
  readonly ask: (userId: bigint, amount: bigint) => Promise<ScheduledWithdrawal>
  readonly close: () => Promise<void>
}

export async function openWorld(url: string): Promise<ScheduleWorld> {
  const database = await connect({ url })
  const owner = new Client({ connectionString: url })
  await owner.connect()
  const vault = createVault(Buffer.alloc(32, 7))
  const query = async (text: string): Promise<Record<string, unknown>[]> => {
    const results = [await owner.query<Record<string, unknown>>(text)].flat()
    return results.at(-1)!.rows
  }
  let lastId = 1_000n

  return {
    database,
    vault,
    query,
    aSeller: async (place) => {
      const id = ++lastId
      const publicId = `account-${id}`
      const number = String(1_000_000_000 + Number(id))
      const sealed = vault.seal(Buffer.from(number), sealedNumberOwner(publicId)).toString('hex')
      await query(`
        insert into users (id, public_id, email, password_hash, country_code, invite_code)
        overriding system value
        values (${id}, 'seller-${id}', 'seller${id}@example.com', 'x', 'NG', 'INV${id}');
        insert into bank_accounts (user_id, id, public_id, bank_code, currency_id, sealed_number, number_fingerprint,
                                   account_ending, account_name)
        values (${id}, ${id}, '${publicId}', '058', 1, '\\x${sealed}', sha256('${number}'), '${number.slice(-4)}', 'ADA ${place}')`)
      await query(`
        insert into operators (id, public_id, email, name, password_hash, roles)
        overriding system value values (${id}, 'rita-${id}', 'rita${id}@example.com', 'Rita', 'x', '{treasurer}')`)
      await query(adjustmentSql({ userId: id, amount: firstBalance }))
      return id
    },
    ask: async (userId, amount) => {
      const id = ++lastId
      const publicId = `w${id}`
      const reference = `wd-${createHash('sha256').update(publicId).digest('hex').slice(0, 24)}`
      await query(`
        insert into withdrawals (user_id, id, public_id, currency_id, amount, fee, bank_account_id, provider_reference)
        values (${userId}, ${id}, '${publicId}', 1, ${amount}, ${fee}, ${userId}, '${reference}');
        insert into withdrawal_days (user_id, currency_id, day, amount, most)
        values (${userId}, 1, (now() at time zone 'utc')::date, ${amount}, 1000000000)
        on conflict on constraint withdrawal_days_pkey do update set amount = withdrawal_days.amount + excluded.amount;
        insert into idempotency_keys (user_id, key, operation, request_hash, reply)
        values (${userId}, 'intent-${id}', 'withdrawals.request', sha256('${id}'), jsonb_build_object('id', '${publicId}'));
        select ledger_post_all(array[('withdrawal.held', ${id}, 0, ledger_user_available(${userId}, 1),
          ledger_user_held(${userId}, 1), ${amount})]::ledger_leg[])`)
      return { userId, withdrawalId: id, publicId, reference, amount, net: amount - fee, operatorId: userId }
    },
    close: async () => {
      await owner.end()
      await database.close()
    },
  }
}
