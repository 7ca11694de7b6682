import { payoutBatches } from '@kaadi/contract/payout-batches'
import { Alert } from '@kaadi/ui'
import { UsersIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { exactMoney } from '../content/exact-money.tsx'
import { Link } from '../navigation/link.tsx'
import { hasRole } from '../navigation/pages.tsx'
import { batchPath } from '../navigation/paths.ts'
import { useReads } from '../net/use-client.ts'
import { useOperator } from '../session/operator.ts'

/** Among what waits for a second person: batches of payouts that somebody else has built. */
export function WaitingBatches() {
  const operator = useOperator()
  const mayApprove = operator !== undefined && hasRole(operator, payoutBatches.approve.roles)
  const { data } = useQuery({
    ...useReads().payoutBatches.page({ view: 'toApprove', size: 50 }),
    enabled: mayApprove,
    refetchInterval: 10_000,
  })
  const waiting = data?.records ?? []
  if (waiting.length === 0) return null
  return (
    <Alert
      tone="todo"
      icon={<UsersIcon />}
      title={t('{count, plural, one {A batch of payouts waits} other {# batches of payouts wait}} for you', {
        count: waiting.length,
      })}
    >
      <ul>
        {waiting.map(({ batchId, amount, currencyId, count, madeBy }) => (
          <li key={batchId}>
            <Link to={batchPath(batchId)}>
              {t('{amount} in {count, plural, one {# payout} other {# payouts}}, built by {name}', {
                amount: exactMoney(amount, currencyId),
                count,
                name: madeBy,
              })}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
