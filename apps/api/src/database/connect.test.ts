import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import {
  connect,
  constraintOf,
  explainUnsafe,
  findUnsafeSettings,
  isConnectionLost,
  isUndone,
  sqlStateOf,
  transaction,
} from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

describe('a connection', () => {
  it('runs as the app role, unless the owner is asked for', async () => {
    const role = (pool: TestDatabase['reads']) =>
      pool.query('select current_user as role').then(({ rows }) => rows)
    expect(await role(database.reads)).toEqual([{ role: 'kaadi_app' }])
    expect(await role(database.postings)).toEqual([{ role: 'kaadi_app' }])
    const owner = await connect({ url: database.url, asOwner: true })
    expect(await role(owner.reads)).toEqual([{ role: 'kaadi' }])
    await owner.close()
  })

  it('signs in as a login of this database, the same in every process, which is nobody else', async () => {
    const who = (on: Pick<TestDatabase, 'reads'>) =>
      on.reads
        .query(
          `select session_user::text as who, pg_has_role(session_user, 'kaadi_checker', 'member') as checks`,
        )
        .then(({ rows }) => rows)
    const [{ id }] = (await database.asOwner(
      'select oid::text as id from pg_database where datname = current_database()',
    )) as [{ id: string }]
    expect(await who(database)).toEqual([{ who: `kaadi_app_${id}`, checks: false }])
    const again = await connect({ url: database.url })
    expect(await who(again)).toEqual([{ who: `kaadi_app_${id}`, checks: false }])
    // The password of another time: it is set anew by the next start, and the lines that are open stay so.
    await database.asOwner(`alter role kaadi_app_${id} password 'another'`)
    const third = await connect({ url: database.url })
    expect(await who(third)).toEqual(await who(again))
    await Promise.all([again.close(), third.close()])
    const checking = await sql<{ who: string; checks: boolean }>`
      select session_user::text as who, pg_has_role('kaadi_checker', 'usage') as checks`.execute(
      database.checker,
    )
    expect(checking.rows).toEqual([{ who: `kaadi_checker_${id}`, checks: true }])
  })

  it('reads bigint as bigint, alone and in arrays', async () => {
    const text = `select 9007199254740993::bigint as one, array[1, null, 9007199254740993]::bigint[] as many,
                         array[]::bigint[] as none, count(*) as rows, 7::int as int`
    expect((await database.reads.query(text)).rows).toEqual([
      { one: 9007199254740993n, many: [1n, null, 9007199254740993n], none: [], rows: 1n, int: 7 },
    ])
  })

  it('ends a statement that takes too long, and a wait for a lock', async () => {
    const { rows } = await database.reads.query(
      `select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout') order by name`,
    )
    expect(rows).toEqual([
      { name: 'lock_timeout', setting: '2500' },
      { name: 'statement_timeout', setting: '3500' },
    ])
  })

  it('recovers by itself when the server cuts its connections', async () => {
    await database.reads.query('select 1')
    await database.asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'kaadi' and datname = current_database()`,
    )
    const again = async () => (await database.reads.query('select 7 as id')).rows
    expect(await again().catch(again)).toEqual([{ id: 7 }])
  })

  it('has what comes again planned once', async () => {
    // What has a name is known to the whole process, up to a limit: files before this one may have used it up.
    vi.resetModules()
    const fresh = await import('./connect.ts')
    const own = await fresh.connect({ url: database.url })
    const named = sql<{ statement: string }>`select statement from pg_prepared_statements`
    const read = (id: number) => sql<{ id: number }>`select ${id}::int as id, 'again' as word`.execute(own.db)
    await own.db.connection().execute(async (connection) => {
      const again = (id: number) =>
        sql<{ id: number }>`select ${id}::int as id, 'again' as word`.execute(connection)
      for (const id of [1, 2]) await again(id)
      expect((await named.execute(connection)).rows).toEqual([])
      for (const id of [3, 4]) expect((await again(id)).rows[0]?.id).toBe(id)
      expect((await named.execute(connection)).rows).toEqual([
        { statement: `select $1::int as id, 'again' as word` },
      ])
    })
    expect((await read(5)).rows[0]?.id).toBe(5)
    await own.close()
  })

  it('closes once and whatever was used', async () => {
    const own = await connect({ url: database.url })
    await own.reads.query('select 1')
    await Promise.all([own.close(), own.close()])
    await expect(own.reads.query('select 1')).rejects.toThrow()
  })
})

describe('errors', () => {
  it('name the constraint that refused', async () => {
    const error = await database.db
      .insertInto('outbox')
      .values({ topic: 'mail', payload: '{}', lease_until: new Date() })
      .execute()
      .catch((error: unknown) => error)
    expect(constraintOf(error)).toBe('outbox_lease_has_token')
    expect(sqlStateOf(error)).toBe('23514')
    expect([isUndone(error), isConnectionLost(error)]).toEqual([false, false])
    expect(constraintOf('no error')).toBeUndefined()
  })

  it('tell a lost line from a refusal', async () => {
    const asleep = database.reads.query('select pg_sleep(3)').catch((error: unknown) => error)
    const wake = `select pg_terminate_backend(pid) from pg_stat_activity
                  where query = 'select pg_sleep(3)' and datname = current_database()`
    while ((await database.asOwner(wake)).length === 0);
    const cut = await asleep
    expect(isConnectionLost(cut)).toBe(true)
    const away = await connect({ url: 'postgres://nobody@127.0.0.1:1/none' }).catch((error: unknown) => error)
    expect(isConnectionLost(away)).toBe(true)
  })
})

describe('a transaction', () => {
  it('is run again after a deadlock, and both sides get through', async () => {
    await database.asOwner(`create table pair (id int primary key, n int); insert into pair values (1, 0), (2, 0);
                            grant all on pair to public`)
    const meet = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let tries = 0
    const crosswise = (own: number) =>
      transaction(database.db, async (tx) => {
        tries++
        await sql`update pair set n = n + 1 where id = ${own + 1}`.execute(tx)
        meet[own]!.resolve()
        await meet[1 - own]!.promise
        await sql`update pair set n = n + 1 where id = ${2 - own}`.execute(tx)
      })
    await Promise.all([crosswise(0), crosswise(1)])
    expect(tries).toBeGreaterThan(2)
    expect(await database.asOwner('select n from pair order by id')).toEqual([{ n: 2 }, { n: 2 }])
  })

  it('is not run again when its work fails', async () => {
    let tries = 0
    const failing = transaction(database.db, async () => {
      tries++
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect(tries).toBe(1)
  })
})

describe('durability', () => {
  it('is given by the embedded server', async () => {
    expect(await findUnsafeSettings(database.db)).toEqual([])
    expect(await explainUnsafe(database.db)).toBeUndefined()
  })

  it('is missed where a commit need not reach the disk', async () => {
    await database.asOwner(`do $$ begin
      execute format('alter database %I set synchronous_commit = off', current_database()); end $$`)
    const careless = await connect({ url: database.url })
    expect(await explainUnsafe(careless.db)).toMatch(
      /synchronous_commit = off.*alter system set synchronous_commit = on/,
    )
    await careless.close()
  })
})
