import {
  currencyShares,
  exchangeRatesInForce,
  networksInForce,
  newAccountsInForce,
  walletLimitsInForce,
  withdrawalFeesInForce,
} from '../modules/currencies/index.ts'
import { releaseLimitShare, releaseLimitsInForce } from '../modules/payouts/index.ts'
import type { Share } from '../settings/shares.ts'
import type { Invariant } from './invariant.ts'

/** Every row that is changed by proposal and says what money costs or how much may leave, as it travels. */
const inForce = `
  select 'walletLimits' as resource, c.id::text as subject, ${walletLimitsInForce} as row from settle_currencies c
  union all select 'withdrawalFees', c.id::text, ${withdrawalFeesInForce} from settle_currencies c
  union all select 'newAccounts', c.id::text, ${newAccountsInForce} from settle_currencies c
  union all select 'exchangeRates', r.in_currency_id || '-' || r.out_currency_id, ${exchangeRatesInForce} from currency_rates r
  union all select 'networks', n.id, ${networksInForce} from digital_networks n
  union all select 'releaseLimits', l.currency_id::text, ${releaseLimitsInForce} from payout_limits l`

const shares: Readonly<Record<string, Share>> = { ...currencyShares, releaseLimits: releaseLimitShare }

const text = (value: string): string => `'${value}'`

/** Resource, field, which way loosens, how far one person goes either way. */
const fields = Object.entries(shares).flatMap(([resource, { loosening, tightening, fields }]) =>
  Object.entries(fields).map(
    ([field, loosens]) =>
      `(${text(resource)}, ${text(field)}, ${loosens === 'up'}, ${loosening}, ${tightening})`,
  ),
)

/** Resource, field, and the value that nothing bounds; null for any other one. */
const unbounded = Object.entries(shares).flatMap(([resource, { unbounded = {} }]) =>
  Object.entries(unbounded).map(
    ([field, to]) => `(${text(resource)}, ${text(field)}, ${to === 'any' ? 'null' : text(String(to))})`,
  ),
)

export const settingsInForce: readonly Invariant[] = [
  {
    id: 'I124',
    title: 'What limits, fees, rates and networks are in force is what the last applied change of each left',
    sql: `
      select c.id as change_id, c.resource, c.subject, c.after, f.row as in_force from (
        select distinct on (resource, subject) id, resource, subject, after from changes
        where status = 'applied' and resource in (${Object.keys(shares).map(text).join(', ')})
        order by resource, subject, applied_number desc
      ) c left join (${inForce}) f using (resource, subject)
      where c.after is distinct from f.row`,
  },
  {
    id: 'I124',
    title: 'What moves one of them by more than its share was approved by another person',
    sql: `
      select c.id as change_id, c.resource, c.subject, c.maker_id, c.decided_by from changes c
      where c.status in ('scheduled', 'applied') and (c.decided_by is null or c.decided_by = c.maker_id)
        and c.resource in (${Object.keys(shares).map(text).join(', ')}) and c.after is not null
        and (c.before is null
          or exists (
            select from (values ${fields.join(', ')}) as s (resource, field, up_loosens, loosening, tightening),
              lateral (select (c.before ->> s.field)::numeric as was, (c.after ->> s.field)::numeric as became) m
            where s.resource = c.resource and m.was is distinct from m.became
              and (m.was is null or m.became is null
                or abs(m.became - m.was) * 100
                   > abs(m.was) * case when (m.became > m.was) = s.up_loosens then s.loosening else s.tightening end))
          or exists (
            select from (values ${unbounded.join(', ')}) as s (resource, field, freed)
            where s.resource = c.resource and c.before ->> s.field is distinct from c.after ->> s.field
              and (s.freed is null or c.after ->> s.field = s.freed)))`,
  },
]
