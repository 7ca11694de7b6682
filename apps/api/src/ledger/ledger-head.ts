/** A transfer as it is known again: no other history of the same database has this one under this number. */
export interface LedgerHead {
  readonly id: string
  /** Its kind, the number of its event and its leg. */
  readonly event: string
  /** The amount, and from which account to which. */
  readonly moved: string
  /** In UTC: to be told. It is no part of what it is known by, for the past of the demo is given other times. */
  readonly postedAt: string
}

interface Reader {
  readonly query: (text: string, values: string[]) => Promise<{ rows: LedgerHead[] }>
}

/** The newest transfer that is committed, and the one that has the number, as far as there are such. */
export async function readLedgerHead(
  on: Reader,
  id = '0',
): Promise<{ readonly head: LedgerHead | undefined; readonly asked: LedgerHead | undefined }> {
  const { rows } = await on.query(
    `select t.id::text, t.kind || ' ' || t.event_id || '.' || t.leg as event,
       t.amount || ' ' || t.debit_account_id || '-' || t.credit_account_id as moved,
       to_char(t.created_at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS') as "postedAt"
     from ledger_transfers t
     where t.id in ((select n.id from ledger_transfers n order by n.id desc limit 1), cast($1 as bigint)) order by t.id desc`,
    [id],
  )
  return { head: rows[0], asked: rows.find((row) => row.id === id) }
}
