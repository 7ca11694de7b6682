import type { Damage } from './victims.ts'

/** The rules themselves: what keeps rows as they were written, taken away or made to do nothing. */
export const schemaDamages: readonly Damage[] = [
  ['I139', 'a trigger of the books dropped', 'drop trigger ledger_entries_append_only on ledger_entries'],
  ['I139', 'the triggers of a table at rest', 'alter table card_orders disable trigger all'],
  [
    'I139',
    'the triggers of a table at rest, but those of its keys',
    'alter table withdrawals disable trigger user',
  ],
  [
    'I139',
    'a trigger that runs for copies alone',
    'alter table witnesses enable replica trigger witnesses_frozen',
  ],
  [
    'I139',
    'a trigger that does nothing',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return null; end $$',
  ],
  [
    'I139',
    'a trigger that nobody has made',
    `create function aside() returns trigger language plpgsql as $$ begin new.amount := 0; return new; end $$;
     create trigger aside before insert on ledger_entries for each row execute function aside()`,
  ],
  [
    'I139',
    'a constraint dropped',
    'alter table ledger_accounts drop constraint ledger_accounts_no_overdraft',
  ],
  ['I139', 'what must be there once let be there twice', 'drop index partner_applications_accepted_once'],
  [
    'I139',
    'a rule that swallows what is written',
    'create rule swallowed as on insert to audit_lines do instead nothing',
  ],
  ['I139', 'another default of a column', 'alter table withdrawals alter column fee set default 0'],
  ['I139', 'a column that may be left out', 'alter table ledger_transfers alter column amount drop not null'],
  ['I139', 'rows that some do not see', 'alter table ledger_transfers enable row level security'],
  ['I139', 'what everybody may write', 'grant all on card_prices to public'],
]
