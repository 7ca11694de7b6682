import type { Client } from 'pg'

export interface SeedSize {
  readonly accounts: number
  readonly entries: number
  readonly tpcbScale: number
}

/** Sound books of the wanted size, written set-wise: every user was credited by the desk in turn. */
export async function seedBooks(client: Client, { accounts, entries }: SeedSize): Promise<void> {
  await client.query(`
    insert into ledger_accounts (address, role, user_id, currency_id, allow_negative)
    select ledger_user_available(u, 1), 'available', u, 1, false from generate_series(1, ${accounts}) u;
    select ledger_open(array[ledger_desk('cards', 1)]);

    insert into ledger_transfers (kind, event_id, leg, debit_account_id, credit_account_id, currency_id, amount)
    select 'adjustment.made', g, 0, desk.id, 1 + g % ${accounts}, 1, 10000 + g % 977
    from generate_series(1, ${entries / 2}) g, ledger_accounts desk where desk.address = 'desk:cards:1';

    insert into ledger_entries (account_id, version, transfer_id, amount, balance_after)
    select account_id, row_number() over line, id, amount, sum(amount) over line
    from (
      select debit_account_id as account_id, id, -amount as amount from ledger_transfers
      union all select credit_account_id, id, amount from ledger_transfers
    ) lines window line as (partition by account_id order by id);

    update ledger_accounts a set balance = e.balance, version = e.version
    from (select account_id, sum(amount) as balance, count(*) as version from ledger_entries group by account_id) e
    where e.account_id = a.id;`)
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}
