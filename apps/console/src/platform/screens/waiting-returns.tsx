import { payouts } from '@kaadi/contract/payouts'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { Alert } from '@kaadi/ui'
import { UsersIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { exactMoney } from '../content/exact-money.tsx'
import { Link } from '../navigation/link.tsx'
import { hasRole } from '../navigation/pages.tsx'
import { payoutPath } from '../navigation/paths.ts'
import { useReads } from '../net/use-client.ts'
import { useOperator } from '../session/operator.ts'

const refreshMs = 10_000

/** Among what waits for a second person: payments over the limit that came back or were not made, as somebody says. */
export function WaitingReturns() {
  const operator = useOperator()
  const mayConfirm = operator !== undefined && hasRole(operator, payouts.confirmReturn.roles)
  const { data } = useQuery({
    ...useReads().payouts.page({ view: 'toConfirm', size: 50 }),
    enabled: mayConfirm,
    refetchInterval: refreshMs,
  })
  const proposed = data?.records ?? []
  if (proposed.length === 0) return null
  return (
    <Alert
      tone="todo"
      icon={<UsersIcon />}
      title={t(
        '{count, plural, one {A returned payout waits} other {# returned payouts wait}} for a second person',
        { count: proposed.length },
      )}
    >
      <ul>
        {proposed.map(({ withdrawal, secondPerson }) => (
          <li key={withdrawal.id}>
            <Link to={payoutPath(withdrawal.id)}>
              {t('{amount} from {name}, {bank} •••• {ending}, under {reference}', {
                amount: exactMoney(withdrawal.net, withdrawal.currencyId),
                name: withdrawal.accountName,
                bank: withdrawal.bankName,
                ending: withdrawal.accountEnding,
                reference: withdrawal.providerReference,
              })}
            </Link>{' '}
            {secondPerson?.askedByMe
              ? t('You proposed it: another person has to confirm it.')
              : withdrawal.status === withdrawalStatus.sent
                ? t('{name} says that it was not paid.', { name: secondPerson?.askedBy ?? '' })
                : t('{name} says that it came back.', { name: secondPerson?.askedBy ?? '' })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
