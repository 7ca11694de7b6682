/**
 * Columns that say how much, whose, or what has become of it. A day's counter is none of them: what a bank sent back may
 * count or not, so small changes of it are no damage.
 */
const columns: Readonly<Record<string, readonly string[]>> = {
  ledger_accounts: ['balance', 'version', 'currency_id'],
  ledger_entries: ['account_id', 'version', 'transfer_id', 'amount', 'balance_after'],
  ledger_transfers: ['event_id', 'debit_account_id', 'credit_account_id', 'currency_id', 'amount'],
  quotes: ['face_value', 'card_count', 'currency_id', 'rate', 'payout', 'bonus', 'coupon_bonus'],
  card_orders: [
    ...['status', 'version', 'quote_id', 'currency_id', 'rate', 'payout', 'bonus', 'coupon_bonus'],
    ...['settled_amount', 'settled_bonus', 'settled_coupon', 'face_value', 'decided_by'],
  ],
  order_cards: [
    ...['payout', 'bonus', 'coupon_bonus', 'settled_amount'],
    ...['offered_face', 'offered_rate', 'offered_payout', 'offered_bonus'],
  ],
  order_events: ['version', 'from_status', 'to_status', 'operator_id'],
  withdrawals: ['status', 'version', 'currency_id', 'amount', 'fee', 'bank_account_id'],
  withdrawal_events: ['version', 'from_status', 'to_status', 'operator_id'],
  payout_attempts: ['amount', 'currency_id', 'started_by', 'ended_by'],
  payout_log: ['operator_id'],
  order_evidence: ['version', 'upload_id', 'operator_id', 'position'],
  level_points: ['order_id', 'points', 'balance', 'level'],
  users: ['level', 'exp', 'kyc_level'],
  code_reveals: ['operator_id', 'position'],
  trace_counts: ['lines'],
  rewards: ['amount', 'currency_id'],
  coupons: ['amount', 'max_bonus', 'currency_id'],
  order_photos: ['upload_id'],
  card_prices: ['rate', 'max_face'],
  card_price_history: ['rate'],
  adjustments: ['amount', 'asked_by', 'decided_by'],
}
const places = Object.entries(columns).flatMap(([table, names]) =>
  names.map((name) => [table, name] as const),
)

/** Raises or lowers one value in one row, as chance has it: what it touches, and the statement. */
export function aFlip(random: () => number): readonly [damage: string, sql: string] {
  const [table, column] = places[Math.floor(random() * places.length)]!
  const by = (random() < 0.5 ? 1 : -1) * 10 ** Math.floor(random() * 3)
  const place = random()
  return [
    `${table}.${column} ${by > 0 ? '+' : '−'} ${Math.abs(by)} at ${(100 * place).toFixed(3)} % of its rows`,
    `with row as (
            select ctid as place from (select ctid, row_number() over (order by ctid) as n, count(*) over () as rows
                                       from ${table} where ${column} is not null) numbered
            where n = 1 + floor(${place} * rows)
          )
          update ${table} set ${column} = ${column} + ${by} from row where ${table}.ctid = row.place`,
  ]
}
