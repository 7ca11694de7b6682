import { reversals } from '@kaadi/contract/reversals'
import { formatMoney, walletCurrency } from '@kaadi/core/money'
import { Alert } from '@kaadi/ui'
import { UsersIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../navigation/link.tsx'
import { hasRole } from '../navigation/pages.tsx'
import { reversalPath } from '../navigation/paths.ts'
import { useReads } from '../net/use-client.ts'
import { useOperator } from '../session/operator.ts'

/** Among what waits for a second person: paid orders that somebody wants taken back. */
export function WaitingReversals() {
  const operator = useOperator()
  const mayDecide = operator !== undefined && hasRole(operator, reversals.decide.roles)
  const { data } = useQuery({
    ...useReads().reversals.queue({ view: 'waiting', size: 50 }),
    enabled: mayDecide,
    refetchInterval: 10_000,
  })
  const asked = data?.records ?? []
  if (asked.length === 0) return null
  return (
    <Alert
      tone="todo"
      icon={<UsersIcon />}
      title={t('{count, plural, one {A reversal waits} other {# reversals wait}} for a second person', {
        count: asked.length,
      })}
    >
      <ul>
        {asked.map(({ reversalId, order, sellerName, words, askedBy, askedByMe }) => (
          <li key={reversalId}>
            <Link to={reversalPath(reversalId)}>
              {t('{amount} from {name}: {words}', {
                amount: formatMoney(order.settledAmount ?? order.payout, {
                  symbol: walletCurrency(order.currencyId).symbol,
                }),
                name: sellerName,
                words,
              })}
            </Link>{' '}
            {askedByMe
              ? t('You asked for it: another person has to decide.')
              : t('{name} asked for it.', { name: askedBy })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
