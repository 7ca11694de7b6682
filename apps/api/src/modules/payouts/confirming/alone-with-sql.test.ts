import { type BooksStanding, books } from '@kaadi/contract/books'
import { payouts } from '@kaadi/contract/payouts'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestOperator } from '../../../../test/app.ts'
import { changing } from '../../../../test/changing.ts'
import { made } from '../../../../test/repeated-call.ts'
import { signing } from '../../../../test/signing.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { aWithdrawingSeller } from '../../../../test/withdrawing-seller.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'

let bankProvider: DevelopmentBankProvider
let app: TestApp
let signs: ReturnType<typeof signing>
let [ada, bola] = [] as unknown as [TestOperator, TestOperator]
/** A line of the service, as whoever has taken it over has it. */
let line: PoolClient
/** A payout over the limit whose release Ada has asked for, with what she knows of it. */
let change: { id: string; changeId: string; fingerprint: string }
let stopId: string
let payout: { id: string; userId: bigint; withdrawalId: string; digest: string }

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  signs = signing(app)
  ada = await app.signInOperator('treasurer')
  bola = await app.signInOperator('treasurer')
  await signs.deviceOf(bola)
  const seller = await aWithdrawingSeller(app, 100_000_000n)
  const { id } = (await seller.withdraw('600000')).data
  await made(app.call(payouts.askRelease, { token: ada.token, body: { id } }))
  const [row] = await app.database.asOwner(
    `select withdrawal_id, encode(digest, 'hex') as digest from payout_releases where user_id = ${seller.id}`,
  )
  payout = { id, userId: seller.id, withdrawalId: String(row!.withdrawal_id), digest: String(row!.digest) }
  const editor = changing(app)(await app.signInOperator('admin'))
  const before = (await editor.row('releaseLimits', '1'))!
  const after = { ...before, most: String(Number(before.most) * 2) }
  const asked = await made(editor.propose({ resource: 'releaseLimits', before, after, reason: 'More.' }))
  const [stored] = await app.database.asOwner(`select id from changes where public_id = '${asked.changeId}'`)
  change = { ...asked, id: String(stored!.id) }
  const stopped = await made(
    app.call<BooksStanding>(books.stop, { token: ada.token, body: { reason: 'A strange call.' } }),
  )
  stopId = stopped.stop!.stopId
  await made(app.call(books.askRestart, { token: ada.token, body: { stopId, reason: 'A test.' } }))
  line = await app.deps.database.reads.connect()
})
afterAll(async () => {
  line?.release()
  await closeSoundly(app)
  await bankProvider.close()
})

const begunByMachine = (userId: bigint) => `
  insert into payout_attempts (user_id, withdrawal_id, reference, provider, by_hand, amount, currency_id)
  select user_id, id, provider_reference, 'paystack', false, net, currency_id from withdrawals where user_id = ${userId}`

const key = () => `user_id = ${payout.userId} and withdrawal_id = ${payout.withdrawalId}`

describe('one operator alone with the SQL of the service', () => {
  it.each([
    ['takes on the role of the second person', () => 'set role kaadi_checker'],
    ['goes back to who owns the database', () => 'set role none; set role kaadi'],
    ['signs in as who owns it', () => 'set session authorization kaadi'],
    ['lets the triggers sleep', () => 'set session_replication_role = replica'],
    ['takes a trigger away', () => 'drop trigger payout_releases_signed on payout_releases'],
    ['lets a trigger rest', () => 'alter table payout_releases disable trigger user'],
    ['joins the role', () => 'set role none; grant kaadi_checker to session_user'],
    ['writes a function of its own', () => `create function f() returns int language sql return 1`],
    [
      'writes a confirmation',
      () => `insert into payout_confirmations (what, user_id, withdrawal_id, of_digest, reference, amount, currency_id, asked_by,
               confirmed_by, way, facts)
             select 'release', user_id, withdrawal_id, digest, reference, amount, currency_id, asked_by, ${bola.id}, 'code', '{}'
             from payout_releases where ${key()}`,
    ],
    [
      'calls what writes one',
      () => `select confirm_signed(${bola.id}, '\\x00', null::bytea, null::bytea, null::bytea, null::bytea)`,
    ],
    ['enters a key of its own for another', () => `update operator_passkeys set public_key = '\\x00'`],
    ['gives its key another owner', () => `update operator_passkeys set operator_id = ${ada.id}`],
    [
      'enters a passkey for another',
      () => `insert into operator_passkeys (credential_id, public_id, operator_id, rp_id, public_key, sign_count, transports, name, is_synced)
             values ('\\x01', 'mine', ${bola.id}, 'localhost', '\\x00', 0, '{}', 'Mine', false)`,
    ],
    [
      'calls what enters one',
      () =>
        `select add_operator_passkey(${bola.id}, '\\x01', 'mine', 'localhost', '\\x00', 0, '{}', 'Mine', false)`,
    ],
    [
      'releases it',
      () =>
        `select release_payout(${payout.userId}, ${payout.withdrawalId}, ${bola.id}, '\\x${payout.digest}')`,
    ],
    [
      'writes that it was released',
      () => `update payout_releases set released_by = ${bola.id}, released_at = now() where ${key()}`,
    ],
    [
      'invites a second person of its own',
      () => `insert into operator_invitations (public_id, token_hash, email, roles, invited_by, expires_at)
             values ('i', sha256('mine'), 'mine@kaadi.example', '{treasurer}', ${ada.id}, now() + interval '1 hour')`,
    ],
    [
      'gives an invitation a link of its own',
      () => `update operator_invitations set token_hash = sha256('mine')`,
    ],
    [
      'makes an operator',
      () => `insert into operators (public_id, email, name, password_hash, roles)
             values ('mine', 'mine@kaadi.example', 'Mine', 'x', '{treasurer}')`,
    ],
    ['gives itself roles', () => `update operators set roles = '{treasurer,admin}' where id = ${bola.id}`],
    [
      'mails another elsewhere',
      () => `update operators set email = 'mine@kaadi.example' where id = ${bola.id}`,
    ],
    [
      'writes that another admin changed them',
      () => `insert into operator_changes (operator_id, by_id, kind) values (${bola.id}, ${ada.id}, 'roles')`,
    ],
    [
      'gives another the app of its own',
      () => `update operator_factors set sealed_secret = '\\x00' where operator_id = ${bola.id}`,
    ],
    ['takes an app away', () => `delete from operator_factors where operator_id = ${bola.id}`],
    [
      'turns an app off',
      () => `update operator_factors set confirmed_at = null where operator_id = ${bola.id}`,
    ],
    [
      'sets an app for another up',
      () =>
        `insert into operator_factors (operator_id, sealed_secret, confirmed_at) values (${bola.id}, '\\x00', now())`,
    ],
    [
      'writes recovery codes for another',
      () =>
        `insert into operator_recovery_codes (operator_id, code_hash) values (${bola.id}, sha256('mine'))`,
    ],
    [
      'opens a session of another',
      () => `insert into operator_sessions (token_hash, public_id, operator_id, expires_at, idle_limit, factor_at)
             values (sha256('mine'), 'mine', ${bola.id}, now() + interval '1 hour', interval '1 hour', now())`,
    ],
    [
      'makes a session its own',
      () => `update operator_sessions set token_hash = sha256('mine') where operator_id = ${bola.id}`,
    ],
    ['takes a passkey of another away', () => `delete from operator_passkeys where operator_id = ${bola.id}`],
    [
      'makes a used code new again',
      () => `update operator_factors set last_step = 0 where operator_id = ${bola.id}`,
    ],
    ['raises the limit', () => 'update payout_limits set most = 1000000000000'],
    ['lowers a fee', () => 'update settle_currencies set fee = 0'],
    ['raises an exchange rate', () => 'update currency_rates set rate = rate * 2'],
    ['pays over another network', () => `update digital_networks set address_regex = '.*'`],
    ['gives a level more', () => 'update levels set bonus_permille = 1000'],
    ['gives a month a prize', () => `delete from month_prizes`],
    ['gives back more', () => 'delete from rebate_steps'],
    ['gives more for a friend', () => 'update invite_rules set daily_max = 1000'],
    ['pays more for a task', () => 'update gift_tasks set amount = amount * 2'],
    ['pays more for a brand', () => 'update brand_specials set extra = extra * 2'],
    ['opens a tier to all', () => 'update partner_tiers set from_amount = 0'],
    ['makes a campaign dearer', () => 'update coupon_rules set amount = amount * 2'],
    ['takes a campaign away', () => 'delete from coupon_rules'],
    [
      'writes that a change of the limit was approved',
      () => `insert into changes (resource, subject, title, before, after, reason, maker_id, weight, starts_at, status, decided_by, decided_at)
             values ('releaseLimits', '1', 'Naira', '{"currencyId": 1, "most": "500000"}', '{"currencyId": 1, "most": "9000000"}', 'None.',
                     ${ada.id}, '{"limit": "0"}', now(), 'scheduled', ${bola.id}, now())`,
    ],
    [
      'writes that one which weighs nothing has its time',
      () => `insert into changes (resource, subject, title, before, after, reason, maker_id, starts_at, status)
             values ('releaseLimits', '1', 'Naira', '{"currencyId": 1, "most": "500000"}', '{"currencyId": 1, "most": "9000000"}', 'None.',
                     ${ada.id}, now(), 'scheduled')`,
    ],
    [
      'approves a change that waits',
      () =>
        `update changes set status = 'scheduled', decided_by = ${bola.id}, decided_at = now() where id = ${change.id}`,
    ],
    ['moves the time of one', () => `update changes set starts_at = now() where id = ${change.id}`],
    ['takes its rules away', () => 'alter table changes disable trigger user'],
    [
      'takes a change back under another name',
      () => `update changes set status = 'withdrawn' where id = ${change.id}`,
    ],
    ['removes one', () => `delete from changes where id = ${change.id}`],
    [
      'ends a stop of payouts',
      () =>
        `update payout_stops set restarted_by = ${bola.id}, restarted_at = now() where public_id = '${stopId}'`,
    ],
    ['calls what raises it', () => 'select move_payout_limit(1::smallint, 1000000000000)'],
    [
      'begins it past all that',
      () => `insert into payout_attempts (user_id, withdrawal_id, reference, provider, by_hand, amount, currency_id, started_by)
             select w.user_id, w.id, w.provider_reference, 'manual', true, w.net, w.currency_id, ${ada.id}
             from withdrawals w where w.user_id = ${payout.userId} and w.id = ${payout.withdrawalId}`,
    ],
    ...[
      ['in another currency', 'w.provider_reference, w.net, (w.currency_id + 2)::smallint'],
      ['of a part of it', 'w.provider_reference, w.net / 2, w.currency_id'],
      ['under another reference', `w.provider_reference || '-2', w.net, w.currency_id`],
    ].map(([how, columns]): [string, () => string] => [
      `begins it ${how}`,
      () => `insert into payout_attempts (user_id, withdrawal_id, reference, amount, currency_id, provider, by_hand, started_by)
             select w.user_id, w.id, ${columns}, 'manual', true, ${ada.id} from withdrawals w
             where w.user_id = ${payout.userId} and w.id = ${payout.withdrawalId}`,
    ]),
    ...[
      ['a limit', 'create temporary table payout_limits (currency_id smallint, most bigint)'],
      [
        'a release',
        `create temporary table payout_releases as select * from public.payout_releases;
         update payout_releases set released_by = asked_by, released_at = now()`,
      ],
    ].map(([what, shadow]): [string, () => string] => [
      `lets a machine begin it behind ${what} of its own making, and a stop that is over`,
      () => `create temporary table payout_stops (restarted_at timestamptz); ${shadow};
             ${begunByMachine(payout.userId)}`,
    ]),
    [
      'asks for a release in the name of another',
      () => `insert into payout_releases (user_id, withdrawal_id, reference, amount, currency_id, account_digest, asked_by)
             select user_id, id, provider_reference, net, currency_id, account_digest, ${ada.id} from withdrawals limit 1`,
    ],
    [
      'asks for a restart in the name of another',
      () => `update payout_stops set asked_by = ${ada.id}, asked_at = now(), ask_reason = 'It is over.'`,
    ],
    [
      'makes a stop that another has asked to end',
      () => `insert into payout_stops (cause, detail, stopped_by, asked_by, asked_at, ask_reason)
             values ('byHand', 'None.', ${ada.id}, ${ada.id}, now(), 'It is over.')`,
    ],
    [
      'asks for an adjustment in the name of another',
      () => `insert into adjustments (public_id, account, user_id, currency_id, is_in, amount, reason, words, upload_id, sha256, asked_by)
             values ('mine', 'user:1:available:1', 1, 1, true, 9000000, 'other', 'It was missing.', 1, sha256('x'), ${ada.id})`,
    ],
    [
      'says in the name of another that a payout came back',
      () => `insert into payout_returns (user_id, withdrawal_id, reference, amount, currency_id, bank_reference, reason, asked_by)
             select user_id, id, provider_reference, net, currency_id, 'FT-1', 'It came back.', ${ada.id} from withdrawals limit 1`,
    ],
    [
      'says in the name of another that a payout was not paid',
      () => `insert into payout_returns (user_id, withdrawal_id, reference, amount, currency_id, reason, asked_by)
             select user_id, id, provider_reference, net, currency_id, 'Refused.', ${bola.id} from withdrawals limit 1`,
    ],
    [
      'says of one that waits that one person may tell it',
      () => `update payout_returns set confirmed_by = ${bola.id}, confirmed_at = now()`,
    ],
    [
      'makes a telling of its own young again',
      () => `update payout_returns set asked_at = now(), asked_by = ${ada.id}`,
    ],
    [
      'makes a used code new again under its login',
      () => `set local role none; update operator_factors set last_step = 0 where operator_id = ${bola.id}`,
    ],
    [
      'makes a passkey good again that was stopped',
      () => `update operator_passkeys set stopped_at = now(); update operator_passkeys set stopped_at = null`,
    ],
    ["counts a passkey's uses anew", () => `update operator_passkeys set sign_count = 0`],
    [
      'points the withdrawal at another account',
      () => `update withdrawals set account_digest = sha256('another') where user_id = ${payout.userId}`,
    ],
    [
      'lists it in a batch with another amount',
      () => `with b as (
               insert into payout_batches (public_id, provider, by_hand, currency_id, count, amount, list_digest, made_by)
               values ('b', 'manual', true, 1, 1, 1, '\\x00', ${ada.id}) returning id)
             insert into payout_batch_items (batch_id, place, user_id, withdrawal_id, reference, amount, account_digest, is_listed)
             select b.id, 1, w.user_id, w.id, w.provider_reference, 1, w.account_digest, true from b, withdrawals w
             where w.user_id = ${payout.userId} and w.id = ${payout.withdrawalId}`,
    ],
    [
      'exchanges for more than was quoted',
      () => `with q as (
               insert into exchange_quotes (user_id, public_id, in_currency_id, out_currency_id, amount, gets, rate, expires_at)
               values (${payout.userId}, 'q', 1, 2, 10000, 73, 0.0073, now() + interval '1 minute') returning id)
             insert into exchanges (user_id, public_id, quote_id, in_currency_id, out_currency_id, amount, gets, rate)
             select ${payout.userId}, 'x', id, 1, 2, 10000, 7300, 0.0073 from q`,
    ],
  ])('is refused where it %s', async (_, statement) => {
    await line.query('begin')
    try {
      await expect(line.query(statement())).rejects.toThrow(
        /permission denied|stays stopped|must be owner|must have admin|released by a second person first|signs first|exactly what its|never changes|as it was quoted|stays on|works once/i,
      )
    } finally {
      await line.query('rollback')
    }
  })

  it('is refused where it begins a small one while payouts are stopped, behind a stop that is over', async () => {
    const seller = await aWithdrawingSeller(app, 100_000_000n)
    await seller.withdraw('5000')
    await line.query('begin')
    try {
      await expect(
        line.query(
          `create temporary table payout_stops (restarted_at timestamptz); ${begunByMachine(seller.id)}`,
        ),
      ).rejects.toThrow(/permission denied|payouts are stopped/)
    } finally {
      await line.query('rollback')
    }
  })

  it('stays who it is where it asks to be itself again', async () => {
    // What nobody has lent it, it lends to nobody: the server says so in a warning.
    await line.query('set role none; grant insert on payout_confirmations to kaadi_app')
    const { rows } = await line.query(
      `select session_user = current_user as same, usesuper as "mayAll", pg_has_role('kaadi_checker', 'member') as checks,
         pg_has_role('kaadi', 'member') as owns, has_table_privilege('payout_confirmations', 'insert') as writes
       from pg_user where usename = session_user`,
    )
    expect(rows).toEqual([{ same: true, mayAll: false, checks: false, owns: false, writes: false }])
    await line.query('set role kaadi_app')
  })

  it('has changed nothing: the second person releases it by their passkey', async () => {
    expect(
      await app.database.asOwner(`select count(*)::integer as many from payout_confirmations where ${key()}`),
    ).toEqual([{ many: 0 }])
    expect((await signs.release(bola, payout.id)).code).toBe(0)
  })
})
