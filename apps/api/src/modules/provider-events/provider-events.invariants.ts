import type { Invariant } from '../../invariants/invariant.ts'

export const providerEventInvariants: readonly Invariant[] = [
  {
    id: 'I20',
    title: 'Each event of a provider is kept once, signed by a key of ours, and processed once',
    sql: `
      select provider, reference, event, 'is kept twice' as fault from provider_events
      group by provider, reference, event having count(*) > 1
      union all
      select provider, reference, event, 'is signed by nobody' from provider_events
      where signed_with is null or signed_with not in ('current', 'previous')
      union all
      select provider, reference, event, 'waits for long' from provider_events
      where processed_at is null and received_at < now() - interval '1 day'`,
  },
  {
    id: 'I38',
    title: 'What a provider told is as it came',
    sql: `
      select e.id, e.provider, e.reference from provider_events e where e.digest is distinct from digest_of(e)`,
  },
]
