import { bizType } from '@kaadi/contract/notifications'
import { type WithdrawalStatus, withdrawalStatus } from '@kaadi/contract/withdrawals'
import { createBatcher } from '../../../batching/index.ts'
import { untilDecided } from '../../../batching/until-decided.ts'
import { columns, constraintOf, type Database, statement, type Tx } from '../../../database/index.ts'
import type { KeyedRequest } from '../../../idempotency/idempotency.ts'
import { isKeyFree, keepReplies } from '../../../idempotency/key-fragments.ts'

const { paid, rejected, failed, cancelled, returned } = withdrawalStatus

/** An end of a withdrawal, which moves its money. */
export interface WithdrawalMove {
  /** Whose wish it is, once; a machine has no key: it asks again what became of it. */
  readonly request?: KeyedRequest
  readonly userId: bigint
  readonly withdrawalId: bigint
  /** `paid` pays it out, `rejected`, `failed` and `cancelled` give it back, `returned` after it was paid. */
  readonly to: typeof paid | typeof rejected | typeof failed | typeof cancelled | typeof returned
  /** From these states alone. */
  readonly from: readonly WithdrawalStatus[]
  readonly actor: 'seller' | 'desk' | 'system'
  readonly operatorId?: bigint
  /** Only while this operator holds the payout. */
  readonly heldBy?: bigint
  readonly reason?: string
  readonly slipNumber?: string
  /** How the provider calls this end, and the transfer. */
  readonly providerWord?: string
  readonly transferCode?: string
  /** What the seller is told; nothing where they did it themselves. */
  readonly note?: { readonly title: string; readonly content: string }
}

/**
 * `notWaiting`: the withdrawal is in another state. `keyed`: the key has a reply already. `again`: a move of the same
 * withdrawal stood before this one in the batch and was not made; send this one once more.
 */
export type MoveOutcome = 'moved' | 'notWaiting' | 'keyed' | 'again'

const item = columns<WithdrawalMove>({
  owner_id: ['bigint', ({ request }) => request?.userId],
  realm: ['text', ({ request }) => request && (request.realm ?? 'seller')],
  key: ['text', ({ request }) => request?.key],
  operation: ['text', ({ request }) => request?.operation],
  request_hash: ['bytea', ({ request }) => request?.requestHash],
  user_id: ['bigint', ({ userId }) => userId],
  id: ['bigint', ({ withdrawalId }) => withdrawalId],
  target: ['smallint', ({ to }) => to],
  // An array of arrays would have to be a rectangle: each list travels as text.
  sources: ['text', ({ from }) => `{${from.join(',')}}`],
  actor: ['text', ({ actor }) => actor],
  operator_id: ['bigint', ({ operatorId }) => operatorId],
  reason: ['text', ({ reason }) => reason],
  slip_number: ['text', ({ slipNumber }) => slipNumber],
  title: ['text', ({ note }) => note?.title],
  content: ['text', ({ note }) => note?.content],
  provider_word: ['text', ({ providerWord }) => providerWord],
  transfer_code: ['text', ({ transferCode }) => transferCode],
  held_by: ['bigint', ({ heldBy }) => heldBy],
})

const kept = {
  owner: 'owner_id',
  realm: 'realm',
  key: 'key',
  operation: 'operation',
  requestHash: 'request_hash',
  reply: `jsonb_build_object('id', public_id)`,
}

/** The books' account of the provider whose attempt is at work or has paid. */
const payoutAccount = `ledger_payout((select p.provider from payout_providers p
                          where p.user_id = moved.user_id and p.withdrawal_id = moved.id), currency_id)`

/** Status, ledger, notification, live events and key in one statement over a list, with what another module writes beside. */
const textWith = (beside: string) => `
  with item as (
    select * from ${item.as('i')}
  ), fresh as materialized (
    select i.*, row_number() over (partition by i.user_id, i.id order by i.ord) as turn
    from item i where ${isKeyFree({ owner: 'i.owner_id', realm: 'i.realm', key: 'i.key' })}
  ), held as materialized (
    select w.public_id, w.currency_id, w.amount, w.fee, w.net, w.status as was, f.*
    from withdrawals w join fresh f on f.user_id = w.user_id and f.id = w.id
    where f.turn = 1 and w.status = any (f.sources::smallint[]) and (f.held_by is null or w.taken_by = f.held_by)
    order by w.user_id, w.id for no key update of w
  ), moved as (
    update withdrawals w
    set status = h.target, version = w.version + 1, actor = h.actor,
        operator_id = coalesce(h.operator_id, w.operator_id), reason = coalesce(h.reason, w.reason),
        paid_at = case when h.target = ${paid} then now() else w.paid_at end, updated_at = now()
    from held h where w.user_id = h.user_id and w.id = h.id
    returning h.*
  )${beside && `, beside as (${beside})`}, kept as (${keepReplies(kept, '(select * from moved where key is not null) keyed')}
  ), leg as (
    select 'withdrawal.paid' as kind, id, 0 as leg, ledger_user_held(user_id, currency_id) as debit,
           ${payoutAccount} as credit, net as amount from moved where target = ${paid}
    union all
    select 'withdrawal.paid', id, 1, ledger_user_held(user_id, currency_id), ledger_desk('fee', currency_id), fee
    from moved where target = ${paid} and fee > 0
    union all
    select 'withdrawal.released', id, 0, ledger_user_held(user_id, currency_id),
           ledger_user_available(user_id, currency_id), amount
    from moved where target in (${rejected}, ${failed}, ${cancelled}) or target = ${returned} and was <> ${paid}
    union all
    select 'withdrawal.returned', id, 0, ${payoutAccount},
           ledger_user_available(user_id, currency_id), net
    from moved where target = ${returned} and was = ${paid}
    union all
    select 'withdrawal.returned', id, 1, ledger_desk('fee', currency_id), ledger_user_available(user_id, currency_id), fee
    from moved where target = ${returned} and was = ${paid} and fee > 0
  ), posted as materialized (
    select ledger_post_all(array_agg((kind, id, leg, debit, credit, amount)::ledger_leg order by id, leg)) from leg
  ), notified as materialized (
    select write_notifications(
      (select array_agg(row (user_id, case target when ${paid} then ${bizType.withdrawalPaid} else ${bizType.withdrawalFailed} end,
                             public_id, title, content)::new_notification
                        order by id) from moved where title is not null),
      (select array_agg(e order by id, n) from moved, lateral (values
         (1, withdrawal_event(user_id, public_id, target)), (2, balance_event(user_id, currency_id))) as l (n, e)))
    from posted
  )
  select case when f.ord is null then 'keyed'
              when m.ord = i.ord then 'moved'
              when f.turn = 1 then 'notWaiting'
              when m.ord is null then 'again'
              when m.key = i.key and m.owner_id = i.owner_id and m.realm = i.realm then 'keyed'
              else 'notWaiting' end as outcome
  from notified, item i
  left join fresh f on f.ord = i.ord left join moved m on m.user_id = i.user_id and m.id = i.id
  order by i.ord`

export interface MoveStatement {
  /** Of the prepared statement. */
  readonly name: string
  /**
   * What the caller writes into its own tables in the same statement, over the rows of
   * `moved (user_id, id, was, target, operator_id, reason, slip_number, provider_word, transfer_code)`.
   */
  readonly beside?: string
}

const moveOf = ({ name, beside = '' }: MoveStatement) =>
  statement<WithdrawalMove, { outcome: MoveOutcome }>(name, item, textWith(beside))

/** One end as a part of a transaction, which has a key of its own. False where the withdrawal is in another state. */
export const moveWithdrawalIn = (of: MoveStatement) => {
  const move = moveOf(of)
  return async (tx: Tx, item: Omit<WithdrawalMove, 'request'>): Promise<boolean> => {
    const [row] = await move.runIn(tx, [item])
    return row!.outcome === 'moved'
  }
}

export function createMoveWithdrawals({ postings }: Pick<Database, 'postings'>, of: MoveStatement) {
  const move = moveOf(of)
  const send = createBatcher<WithdrawalMove, MoveOutcome>({
    name: 'withdrawals.move',
    run: async (items) => {
      const rows = await move.run(postings, items)
      return rows.map(({ outcome }) => outcome)
    },
  })
  return async (item: WithdrawalMove): Promise<Exclude<MoveOutcome, 'again'>> => {
    try {
      return await untilDecided(() => send(item))
    } catch (error) {
      if (constraintOf(error) === 'idempotency_keys_pkey') return 'keyed'
      throw error
    }
  }
}
