import type { RebateLadder } from '@kaadi/contract/rebates'
import { walletCurrency } from '@kaadi/core/money'
import { LoadSwitch } from '@kaadi/react'
import { Money, Panel, RebateTable, Row, Rows, Section } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { percentage } from '../../platform/money/figure.ts'
import { shortMoney } from '../../platform/money/short-money.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { lastDayOf, monthName } from '../../platform/time/month-name.ts'
import { times } from '../../platform/time/times.ts'
import { OverView } from './activity.view.tsx'
import { rewardStateWords } from './reward-words.ts'
import type { Rebate } from './use-rebate.controller.ts'

/** What selling more in a month gives back. */
export function RebateView({ ladder, error, onRetry }: Rebate) {
  return (
    <LoadSwitch
      data={ladder}
      error={error}
      failed={<LoadFailure error={error} onRetry={onRetry} />}
      loading={<RowsSkeleton rows={5} label={t('Loading your rebate')} />}
    >
      {(ladder) =>
        ladder.steps.length > 0 ? (
          <>
            <Ladder {...ladder} />
            <PaidRebates {...ladder} />
          </>
        ) : (
          <OverView />
        )
      }
    </LoadSwitch>
  )
}

function Ladder({ month, currencyId, sold, steps, missing, earned }: RebateLadder) {
  const next = steps.findIndex(({ isReached }) => !isReached)
  return (
    <>
      <p className="k-quiet">
        {t('Sell more in a month, and a part of all of it is given back after {day}.', {
          day: times.day(lastDayOf(month)),
        })}
      </p>
      <RebateTable
        caption={t('Your sales in {month}: {amount}', {
          month: monthName(month),
          amount: shortMoney(sold, currencyId),
        })}
        currency={walletCurrency(currencyId)}
        steps={steps.map(({ fromAmount, percent, isReached }, index) => ({
          from: fromAmount,
          rebate: percentage(percent),
          state: isReached ? 'reached' : index === next ? 'next' : 'later',
        }))}
        // How long a bar is: no sum is shown by it.
        progress={next === -1 ? undefined : (100 * Number(sold)) / Number(steps[next]!.fromAmount)}
        missing={missing ?? undefined}
      />
      {Number(earned) > 0 && (
        <p>
          {t('So far this month brings {amount}. It is paid when the month is over.', {
            amount: shortMoney(earned, currencyId),
          })}
        </p>
      )}
    </>
  )
}

function PaidRebates({ paid, currencyId }: RebateLadder) {
  if (paid.length === 0) return null
  return (
    <Section title={t('Past months')}>
      <Panel padding="none">
        <Rows>
          {paid.map(({ month, amount, status, withheldFor }) => (
            <Row
              key={month}
              title={monthName(month)}
              detail={rewardStateWords({ status, withheldFor })}
              endContent={
                <Money
                  amount={amount}
                  currency={walletCurrency(currencyId)}
                  {...(status === 'credited' && { sign: 'in' })}
                />
              }
            />
          ))}
        </Rows>
      </Panel>
    </Section>
  )
}
