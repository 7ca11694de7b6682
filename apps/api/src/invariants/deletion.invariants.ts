import { bankAccountStatus } from '@kaadi/contract/bank-accounts'
import type { Invariant } from './invariant.ts'

export const deletionInvariants: readonly Invariant[] = [
  {
    id: 'I54',
    title:
      'An account that was deleted has no name, no address, no picture, no documents, no session, no authenticator app, no passkey, no login of a provider, no PIN, no live bank account and no money',
    sql: `
      select d.user_id, what.is_left
      from account_deletions d, lateral (
        select 'a name or an address' as is_left from users u
        where u.id = d.user_id and (u.first_name is not null or u.email not like 'deleted-%@deleted.invalid')
        union all select 'who the person is' from verification_cases c
        where c.user_id = d.user_id and c.sealed_details is not null
        union all select 'a photo of a document' from verification_photos p where p.user_id = d.user_id
        union all select 'a picture' from avatars a where a.user_id = d.user_id
        union all select 'a session' from user_sessions s where s.user_id = d.user_id
        union all select 'an authenticator app' from user_factors f where f.user_id = d.user_id
        union all select 'a passkey' from passkeys k where k.user_id = d.user_id
        union all select 'a login of a provider' from user_identities i where i.user_id = d.user_id
        union all select 'a PIN' from withdrawal_pins p where p.user_id = d.user_id
        union all select 'a bank account' from bank_accounts a
        where a.user_id = d.user_id and a.status <> ${bankAccountStatus.removed}
        union all select 'money' from ledger_accounts l where l.user_id = d.user_id and l.balance <> 0
      ) what
      where d.done_at is not null`,
  },
]
