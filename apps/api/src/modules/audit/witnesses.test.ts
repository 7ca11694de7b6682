import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { chainAll } from './chain-audit.jobs.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.asOwner(`
    insert into operators (id, public_id, email, name, password_hash, roles)
    overriding system value values (1, 'rev', 'rev@example.com', 'Rita', 'x', '{reviewer}')`)
})
afterAll(() => database.drop())

/** As the service does it: by its own role. */
const serve = (text: string) => database.reads.query(text)
const witnessesOf = (table: string) =>
  database.asOwner(`
    select row_key, encode(row_digest, 'hex') as digest from witnesses where table_name = '${table}' order by id`)

describe('witnesses', () => {
  it('stand for each row that an operator decides, at its making, its changes and its end', async () => {
    await database.asOwner(`insert into operator_factors (operator_id, sealed_secret) values (1, 'sealed')`)
    await database.asOwner('update operator_factors set confirmed_at = now()')
    // Counted with each code that is entered.
    await database.asOwner('update operator_factors set last_step = 7')
    await database.asOwner('delete from operator_factors')
    const digest = expect.stringMatching(/^[0-9a-f]{64}$/)
    const witnesses = await witnessesOf('operator_factors')
    expect(witnesses).toEqual([
      { row_key: '1', digest },
      { row_key: '1', digest },
      { row_key: '1', digest: null },
    ])
    expect(witnesses[0]!.digest).not.toBe(witnesses[1]!.digest)
  })

  it('stand in every table that names an operator, but where what they did is told elsewhere or soon forgotten', async () => {
    const tables = await database.asOwner(`
      select distinct c.conrelid::regclass::text as name from pg_constraint c
      where c.contype = 'f' and c.confrelid = 'operators'::regclass and not exists (
        select from pg_trigger t where t.tgrelid = c.conrelid and t.tgfoid = 'witness_row'::regproc)
      order by 1`)
    expect(tables.map(({ name }) => name)).toEqual([
      // A chain of its own.
      'audit_lines',
      // By the service each day.
      'book_matches',
      // Words, and who was at work.
      ...['brand_request_answers', 'desk_macros', 'desk_shifts'],
      // What lasts for hours.
      ...['operator_invitations', 'operator_passkey_challenges', 'operator_sessions'],
      // Who typed a code, by the line that its seller reads (I153).
      'order_cards',
      // What lasts for hours.
      ...['order_messages', 'payout_challenges'],
      // What nobody has published yet.
      'site_page_drafts',
      // Pictures, by the digest of what they are evidence of.
      'uploads',
    ])
  })

  it('stand for what people did alone, where machines write too', async () => {
    const exception = (reference: string, closed: string) =>
      serve(`insert into payout_exceptions (kind, provider, reference, detail, closed_at, closed_by)
             values ('stuck', 'paystack', '${reference}', '…', ${closed})`)
    await exception('a', 'null, null')
    await exception('b', 'now(), 1')
    await serve(`update payout_exceptions set times = times + 1`)
    await serve(`update payout_exceptions set closed_at = now(), closed_by = 1 where reference = 'a'`)
    expect((await witnessesOf('payout_exceptions')).map(({ row_key }) => row_key)).toEqual(['2', '1'])
    expect(await database.asOwner('select * from unwitnessed()')).toEqual([])
  })

  it('stand for a price with all of its rates, whoever writes them', async () => {
    await database.asOwner(`
      insert into card_currencies (id, code, symbol, country_code, name, sort) values ('us', 'USD', '$', 'US', 'USA', 1);
      insert into card_types (id, name, category, sort, requirement, color_ground, color_pattern, color_ink, code_pattern,
                              code_example, code_hint)
      values ('steam', 'Steam', 'Games', 1, '', '#000000', '#111111', '#ffffff', '', '', '');
      insert into card_prices (id, card_type_id, card_currency_id, form, receipt_type, min_face, max_face, step, rate,
                               needs_code, photos)
      values ('steam-us', 'steam', 'us', 'ecode', 'none', 10, 500, 5, 1480, true, '{}')`)
    await serve(`update card_prices set rate = 1490`)
    await serve(
      `insert into card_price_history (price_id, at, rate) values ('steam-us', now() - interval '1 day', 1400)`,
    )
    expect(await database.asOwner('select * from unwitnessed()')).toEqual([])
    expect(
      await database.asOwner('select from card_prices where history_digest = rates_of_price(id)'),
    ).toHaveLength(1)
  })

  it('are linked once each, whoever links at the same time', async () => {
    await Promise.all([1, 2, 3].map(() => chainAll(database.db)))
    const [row] = await database.asOwner(`
      select count(*)::integer as witnesses, count(place)::integer as linked, max(place)::integer as last,
             (select place::integer from witness_head) as head from witnesses`)
    const { witnesses } = row!
    expect(row).toEqual({ witnesses, linked: witnesses, last: witnesses, head: witnesses })
  })

  it.each([
    `insert into witnesses (table_name, row_key) values ('blocks', '1')`,
    `update witnesses set row_digest = null`,
    'delete from witnesses',
    'update witness_head set place = 0',
  ])('are not written by the service: %s', (text) =>
    expect(serve(text)).rejects.toMatchObject({ code: '42501' }),
  )

  it.each([
    'update witnesses set row_digest = null',
    'update witnesses set link = null',
    'delete from witnesses',
  ])('are not changed by the owner of the tables either, as long as the triggers stand: %s', (text) =>
    expect(database.asOwner(text)).rejects.toThrow(),
  )

  it('are told anew by who moved rows past the triggers, beside what was told before', async () => {
    await database.asOwner(`
      begin; set local session_replication_role = replica; update operators set name = 'Eve'; commit`)
    expect(await database.asOwner('select table_name, row_key from unwitnessed()')).toEqual([
      { table_name: 'operators', row_key: '1' },
    ])
    await database.asOwner('call witness_anew()')
    expect(await database.asOwner('select from unwitnessed()')).toEqual([])
    expect(await witnessesOf('operators')).toHaveLength(2)
    await expect(serve('call witness_anew()')).rejects.toMatchObject({ code: '42501' })
  })
})
