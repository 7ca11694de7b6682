import '../partner.css'
import type { Delivery } from '@kaadi/contract/partners'
import { LoadSwitch } from '@kaadi/react'
import { EmptyState, Panel, Row, Rows, Tag, TextLink, usePatternWords } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { FilterSelect } from '../../../platform/lists/filter-select.tsx'
import { ListEnd } from '../../../platform/lists/list-end.tsx'
import { LoadFailure } from '../../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../../platform/screens/rows-skeleton.tsx'
import { times } from '../../../platform/time/times.ts'
import { NotPartner } from '../not-partner.tsx'
import { deliveryStates, deliveryTones, failureNames } from '../partner-words.ts'
import type { Deliveries } from './use-deliveries.controller.ts'

const states = ['waiting', 'delivered', 'parked', 'held'] as const

/** Every event, and what became of it. */
export function DeliveriesView({ pages, isPartner, filter, onFilter, onResend, isBusy }: Deliveries) {
  if (!isPartner) return <NotPartner />
  return (
    <>
      <div>
        <FilterSelect
          label={t('State')}
          value={filter === 'all' ? '' : filter}
          all={t('All events')}
          options={states.map((value) => ({ value, label: t(deliveryStates[value]) }))}
          onChange={(next) => onFilter(states.find((state) => state === next) ?? 'all')}
        />
      </div>
      <LoadSwitch
        data={pages.records}
        error={pages.error}
        failed={<LoadFailure error={pages.error} onRetry={pages.refetch} />}
        loading={<RowsSkeleton rows={5} label={t('Loading the delivery log')} />}
        empty={
          <EmptyState title={t('No events here')}>
            {t('Each change of an order that you sell is listed here, with how it was delivered.')}
          </EmptyState>
        }
      >
        {(records) => (
          <>
            <Panel padding="none">
              <Rows>
                {records.map((delivery) => (
                  <DeliveryRow
                    key={delivery.eventId}
                    delivery={delivery}
                    onResend={onResend}
                    isBusy={isBusy}
                  />
                ))}
              </Rows>
            </Panel>
            <ListEnd {...pages.more} end={t('Those were all.')} />
          </>
        )}
      </LoadSwitch>
    </>
  )
}

function DeliveryRow({
  delivery,
  onResend,
  isBusy,
}: {
  readonly delivery: Delivery
  readonly onResend: Deliveries['onResend']
  readonly isBusy: boolean
}) {
  const { kind, orderStatus, status } = delivery
  const { orderStatuses } = usePatternWords()
  const title =
    kind === 'test'
      ? t('Test event')
      : t('Order changed to {status}', { status: orderStatuses[orderStatus ?? 0] })
  return (
    <Row
      title={title}
      detail={detailOf(delivery)}
      endContent={
        <span className="w-partner-ways">
          <Tag tone={deliveryTones[status]}>{t(deliveryStates[status])}</Tag>
          {status !== 'waiting' && (
            <TextLink
              as="button"
              type="button"
              disabled={isBusy}
              aria-label={t('Send again: {event}', { event: title })}
              onClick={() => onResend(delivery)}
            >
              {t('Send again')}
            </TextLink>
          )}
        </span>
      }
    />
  )
}

function detailOf({
  mode,
  createTime,
  tries,
  responseCode,
  responseMs,
  problem,
  nextTime,
  status,
}: Delivery): string {
  const parts = [...(mode === 'sandbox' ? [t('Sandbox')] : []), times.ago(createTime)]
  if (tries > 0) parts.push(t('{count, plural, one {one try} other {# tries}}', { count: tries }))
  if (responseCode !== null)
    parts.push(t('answered {code} in {ms} ms', { code: responseCode, ms: responseMs ?? 0 }))
  if (problem) parts.push(t(failureNames[problem]))
  if (status === 'waiting' && tries > 0 && nextTime)
    parts.push(t('next try {time}', { time: times.timeOfDay(nextTime) }))
  return parts.join(' · ')
}
