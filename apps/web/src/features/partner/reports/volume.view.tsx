import type { PartnerVolume } from '@kaadi/contract/partners'
import { walletCurrency } from '@kaadi/core/money'
import { LoadSwitch } from '@kaadi/react'
import { EmptyState, Money, Panel, ProgressBar, Row, Rows, Section } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { FilterSelect } from '../../../platform/lists/filter-select.tsx'
import { shortMoney } from '../../../platform/money/short-money.ts'
import { LoadFailure } from '../../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../../platform/screens/rows-skeleton.tsx'
import { monthName } from '../../../platform/time/month-name.ts'
import { NotPartner } from '../not-partner.tsx'
import { tierNames } from '../partner-words.ts'
import type { Volume } from './use-volume.controller.ts'

/** What a month brought, by brand, and what is missing to the next tier. */
export function VolumeView({ volume, isPartner, error, onRetry, months, month, onMonth }: Volume) {
  if (!isPartner) return <NotPartner />
  return (
    <>
      <div>
        <FilterSelect
          label={t('Month')}
          value={month === months[0] ? '' : month}
          all={monthName(months[0]!)}
          options={months.slice(1).map((value) => ({ value, label: monthName(value) }))}
          onChange={onMonth}
        />
      </div>
      <LoadSwitch
        data={volume}
        error={error}
        failed={<LoadFailure error={error} onRetry={onRetry} />}
        loading={<RowsSkeleton rows={4} label={t('Loading your volume')} />}
      >
        {(volume) => (
          <>
            <Next {...volume} />
            <Brands {...volume} />
          </>
        )}
      </LoadSwitch>
    </>
  )
}

function Next({ next, tier, amount, currencyId }: PartnerVolume) {
  if (!next) return <p>{t('Your tier is {tier}.', { tier: t(tierNames[tier]) })}</p>
  return (
    <Section title={t('Your tier is {tier}', { tier: t(tierNames[tier]) })}>
      <ProgressBar
        label={t('On the way to {tier}', { tier: t(tierNames[next.tier]) })}
        // How long a bar is: no sum is shown by it.
        value={Number(amount) / Number(next.fromAmount)}
      />
      <p>
        {t('{amount} more this month, and you are {tier}.', {
          amount: shortMoney(next.missing, currencyId),
          tier: t(tierNames[next.tier]),
        })}
      </p>
    </Section>
  )
}

function Brands({ month, amount, brands, currencyId }: PartnerVolume) {
  if (brands.length === 0)
    return (
      <EmptyState title={t('Nothing was paid in {month}', { month: monthName(month) })}>
        {t('What you are paid for cards is counted here, by brand.')}
      </EmptyState>
    )
  const currency = walletCurrency(currencyId)
  return (
    <Section title={monthName(month)}>
      <Panel padding="none">
        <Rows>
          {brands.map((line) => (
            <Row
              key={line.cardTypeId}
              title={line.cardTypeName}
              detail={t('{count, plural, one {one order} other {# orders}}', { count: line.orders })}
              endContent={<Money amount={line.amount} currency={currency} />}
            />
          ))}
          <Row title={t('Together')} endContent={<Money amount={amount} currency={currency} />} />
        </Rows>
      </Panel>
    </Section>
  )
}
