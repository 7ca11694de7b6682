import { payouts } from '@kaadi/contract/payouts'
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

/** Among what waits for a second person: payouts over the limit whose release was asked for, each with what is signed. */
export function WaitingReleases() {
  const operator = useOperator()
  const mayRelease = operator !== undefined && hasRole(operator, payouts.release.roles)
  const { data } = useQuery({
    ...useReads().payouts.page({ view: 'toRelease', size: 50 }),
    enabled: mayRelease,
    refetchInterval: refreshMs,
  })
  const asked = data?.records ?? []
  if (asked.length === 0) return null
  return (
    <Alert
      tone="todo"
      icon={<UsersIcon />}
      title={t(
        '{count, plural, one {The release of a payout waits} other {The releases of # payouts wait}} for a second person',
        { count: asked.length },
      )}
    >
      <ul>
        {asked.map(({ withdrawal, secondPerson }) => (
          <li key={withdrawal.id}>
            <Link to={payoutPath(withdrawal.id)}>
              {t('{amount} to {name}, {bank} •••• {ending}, under {reference}', {
                amount: exactMoney(withdrawal.net, withdrawal.currencyId),
                name: withdrawal.accountName,
                bank: withdrawal.bankName,
                ending: withdrawal.accountEnding,
                reference: withdrawal.providerReference,
              })}
            </Link>{' '}
            {secondPerson?.askedByMe
              ? t('You asked for it: another person has to give it.')
              : t('{name} asked for it.', { name: secondPerson?.askedBy ?? '' })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
