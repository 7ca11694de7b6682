import { walletCurrency } from '@kaadi/core/money'
import { labelled, type Message, msg, t } from '@kaadi/words'
import '../../platform/lists/list.css'
import '../../platform/screens/stacks.css'
import type { Withdrawal } from '@kaadi/contract/withdrawals'
import { LoadSwitch } from '@kaadi/react'
import { Avatar, ButtonLink, EmptyState, FilterBar, WithdrawalRow } from '@kaadi/ui'
import { ArrowUpRightIcon } from '@kaadi/ui/icons'
import { ListEnd, type ListEndProps } from '../../platform/lists/list-end.tsx'
import { LongDays } from '../../platform/lists/long-days.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withdrawDetailPath } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { times } from '../../platform/time/times.ts'

export type WithdrawalState = 'open' | 'paid' | 'notPaid' | ''

export interface WithdrawalListViewProps {
  withdrawals: readonly Withdrawal[] | undefined
  error: unknown
  state: WithdrawalState
  more: Omit<ListEndProps, 'end'>
  onState: (state: WithdrawalState) => void
  onRetry: () => void
}

const states: readonly { readonly value: WithdrawalState; readonly label: Message }[] = [
  { value: '', label: msg('All') },
  { value: 'open', label: msg('On their way') },
  { value: 'paid', label: msg('Paid') },
  { value: 'notPaid', label: msg('Came back') },
]

/** What the seller asked to be paid out, newest first. */
export function WithdrawalListView(props: WithdrawalListViewProps) {
  const { withdrawals, error, state, onState, onRetry } = props
  return (
    <div className="w-stack">
      <div className="w-filters">
        <FilterBar
          label={t('State of the withdrawal')}
          options={labelled(states)}
          value={state}
          onChange={(value) => onState(value as WithdrawalState)}
        />
      </div>
      <LoadSwitch
        data={withdrawals}
        error={error}
        failed={<LoadFailure error={error} onRetry={onRetry} />}
        empty={<NoWithdrawals filtered={state !== ''} />}
        loading={<RowsSkeleton rows={6} label={t('Loading withdrawals')} />}
      >
        {(withdrawals) => <Withdrawals {...props} withdrawals={withdrawals} />}
      </LoadSwitch>
    </div>
  )
}

const whereTo = ({ bankName, accountEnding }: Withdrawal): string =>
  t('To {bank} {ending}', { bank: bankName, ending: accountEnding })

function Withdrawals({
  withdrawals,
  more,
}: WithdrawalListViewProps & { withdrawals: readonly Withdrawal[] }) {
  return (
    <>
      <LongDays
        items={withdrawals}
        labelOf={({ createTime }) => times.day(createTime)}
        idOf={({ id }) => id}
        textOf={whereTo}
        row={(withdrawal) => (
          <WithdrawalRow
            key={withdrawal.id}
            as={Link}
            to={withdrawDetailPath(withdrawal.id)}
            title={whereTo(withdrawal)}
            detail={
              withdrawal.automatic
                ? t('{time} · automatic', { time: times.timeOfDay(withdrawal.createTime) })
                : times.timeOfDay(withdrawal.createTime)
            }
            status={withdrawal.status}
            amount={withdrawal.amount}
            currency={walletCurrency(withdrawal.currencyId)}
          />
        )}
      />
      <ListEnd {...more} end={t('Those are all your withdrawals.')} />
    </>
  )
}

function NoWithdrawals({ filtered }: { filtered: boolean }) {
  if (filtered) return <EmptyState title={t('No withdrawals here')}>{t('Choose another state.')}</EmptyState>
  return (
    <EmptyState
      art={
        <Avatar size="large">
          <ArrowUpRightIcon size={24} />
        </Avatar>
      }
      title={t('No withdrawals yet')}
      action={
        <ButtonLink as={Link} to={paths.withdraw}>
          {t('Withdraw')}
        </ButtonLink>
      }
    >
      {t('Money you send to your bank is listed here.')}
    </EmptyState>
  )
}
