import type { RateAlert } from '@kaadi/contract/rate-alerts'
import { LoadSwitch } from '@kaadi/react'
import { EmptyState, IconButton, Panel, Row, Rows, Section, TextLink } from '@kaadi/ui'
import { Trash2Icon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import type { ShownRates } from '../../platform/money/own-rates.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { times } from '../../platform/time/times.ts'
import { awaited, formWords, shownRate } from './rate-words.ts'
import { ratesPath } from './rates-path.ts'
import type { Alerts } from './use-alerts.controller.ts'

/** What the seller waits for, and what has come. */
export function AlertListView({ rates, ...alerts }: Alerts & { readonly rates: ShownRates }) {
  const { list, max, error, onRetry, onRemove, isRemoving, nameOf, countryOf } = alerts
  const detailOf = (alert: RateAlert) => {
    const unit = countryOf(alert)?.symbol ?? ''
    if (alert.firedTime !== null && alert.firedRate !== null)
      return t('Paid {rate} per {unit}1 on {day}. Set it again to be told again.', {
        rate: shownRate(alert.firedRate, rates),
        unit,
        day: times.short(alert.firedTime),
      })
    return awaited(alert, rates, countryOf(alert))
  }
  return (
    <Section
      title={t('Your alerts')}
      note={list && list.length > 0 ? t('{count} of {max}', { count: list.length, max }) : undefined}
    >
      <LoadSwitch
        data={list}
        error={error}
        failed={<LoadFailure error={error} onRetry={onRetry} />}
        loading={<RowsSkeleton rows={2} label={t('Loading your alerts')} />}
        empty={
          <EmptyState title={t('No alerts yet')}>
            {t('Set one above, and we tell you when your card pays what you want.')}
          </EmptyState>
        }
      >
        {(list) => (
          <Panel padding="none">
            <Rows>
              {list.map((alert) => {
                const name = t('{name}, {country}, {form}', {
                  name: nameOf(alert),
                  country: countryOf(alert)?.name ?? '',
                  form: formWords(alert.form),
                })
                return (
                  <Row
                    key={alert.alertId}
                    title={
                      <TextLink as={Link} to={ratesPath(alert.cardTypeId, alert)} inline>
                        {name}
                      </TextLink>
                    }
                    detail={detailOf(alert)}
                    endContent={
                      <IconButton
                        icon={<Trash2Icon />}
                        label={t('Remove the alert of {name}', { name })}
                        disabled={isRemoving}
                        onClick={() => onRemove(alert.alertId)}
                      />
                    }
                  />
                )
              })}
            </Rows>
          </Panel>
        )}
      </LoadSwitch>
    </Section>
  )
}
