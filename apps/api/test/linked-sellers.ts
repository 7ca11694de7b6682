import type { SignedUp, TestApp } from './app.ts'

type Account = Pick<SignedUp, 'id'>

/** What ties two accounts together, as signing in on one phone and saving one bank account do. */
export const ties = {
  device: ({ database }: TestApp, one: Account, other: Account) =>
    database.asOwner(`
      insert into user_devices (user_id, device_hash, is_named)
      select u, sha256('the phone of ${one.id}'), true from unnest(array[${one.id}, ${other.id}]) u`),

  'bank account': ({ database }: TestApp, one: Account, other: Account) =>
    database.asOwner(`
      insert into bank_accounts (user_id, public_id, bank_code, currency_id, sealed_number, number_fingerprint,
                                 account_ending, account_name, status)
      select u, 'tied-' || u, '058', 1, 'x', sha256('the account of ${one.id}'), '1234', 'A. SELLER', 1
      from unnest(array[${one.id}, ${other.id}]) u`),
} as const

/** Takes the saved bank accounts away again, which nobody could open. */
export const untie = ({ database }: TestApp) =>
  database.asOwner(`
    alter table bank_accounts disable trigger user;
    delete from bank_accounts where public_id like 'tied-%';
    alter table bank_accounts enable trigger user;
    call witness_anew()`)
