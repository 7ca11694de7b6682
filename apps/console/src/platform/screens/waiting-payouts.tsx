import type { OperatorRole } from '@kaadi/contract/operators'
import { type Payout, payouts } from '@kaadi/contract/payouts'
import { formatMoney, walletCurrency } from '@kaadi/core/money'
import { Alert } from '@kaadi/ui'
import { UsersIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '../navigation/link.tsx'
import { hasRole } from '../navigation/pages.tsx'
import { payoutPath } from '../navigation/paths.ts'
import { useReads } from '../net/use-client.ts'
import { useOperator } from '../session/operator.ts'

const refreshMs = 10_000

/** Among what waits for a second person: payouts over the limit whose release was asked for, each with what is signed. */
export const WaitingReleases = () => (
  <WaitingPayouts
    view="toRelease"
    roles={payouts.release.roles}
    title={(count) =>
      t(
        '{count, plural, one {The release of a payout waits} other {The releases of # payouts wait}} for a second person',
        { count },
      )
    }
    row={(figures) => t('{amount} to {name}, {bank} •••• {ending}, under {reference}', figures)}
    who={(name) =>
      name === undefined
        ? t('You asked for it: another person has to give it.')
        : t('{name} asked for it.', { name })
    }
  />
)

/** Payments over the limit that came back, as somebody says. */
export const WaitingReturns = () => (
  <WaitingPayouts
    view="toConfirm"
    roles={payouts.confirmReturn.roles}
    title={(count) =>
      t(
        '{count, plural, one {A returned payout waits} other {# returned payouts wait}} for a second person',
        {
          count,
        },
      )
    }
    row={(figures) => t('{amount} from {name}, {bank} •••• {ending}, under {reference}', figures)}
    who={(name) =>
      name === undefined
        ? t('You proposed it: another person has to confirm it.')
        : t('{name} says that it came back.', { name })
    }
  />
)

interface WaitingPayoutsProps {
  readonly view: 'toRelease' | 'toConfirm'
  readonly roles: readonly OperatorRole[]
  readonly title: (count: number) => ReactNode
  readonly row: (figures: ReturnType<typeof figuresOf>) => ReactNode
  /** Without a name it is the one who looks. */
  readonly who: (name: string | undefined) => ReactNode
}

function WaitingPayouts({ view, roles, title, row, who }: WaitingPayoutsProps) {
  const operator = useOperator()
  const { data } = useQuery({
    ...useReads().payouts.page({ view, size: 50 }),
    enabled: operator !== undefined && hasRole(operator, roles),
    refetchInterval: refreshMs,
  })
  const waiting = data?.records ?? []
  if (waiting.length === 0) return null
  return (
    <Alert tone="todo" icon={<UsersIcon />} title={title(waiting.length)}>
      <ul>
        {waiting.map(({ withdrawal, secondPerson }) => (
          <li key={withdrawal.id}>
            <Link to={payoutPath(withdrawal.id)}>{row(figuresOf(withdrawal))}</Link>{' '}
            {who(secondPerson?.askedByMe ? undefined : (secondPerson?.askedBy ?? ''))}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

const figuresOf = (withdrawal: Payout['withdrawal']) => ({
  amount: formatMoney(withdrawal.net, { symbol: walletCurrency(withdrawal.currencyId).symbol }),
  name: withdrawal.accountName,
  bank: withdrawal.bankName,
  ending: withdrawal.accountEnding,
  reference: withdrawal.providerReference,
})
