import type { DeskOrder } from '@kaadi/contract/desk'
import { describeError } from '@kaadi/core/errors'
import { Button } from '@kaadi/ui'
import { CheckList } from '@kaadi/ui/desk'
import { type Message, msg, t } from '@kaadi/words'
import '../../../platform/screens/fault.css'
import './order-checks.css'
import type { ReactNode } from 'react'
import { Link } from '../../../platform/navigation/link.tsx'
import { orderPath } from '../../../platform/navigation/paths.ts'
import { deskTime } from '../../../platform/time/desk-time.ts'
import type { ReviewViewProps } from './review-props.ts'

type Check = DeskOrder['checks'][number]

const names: Readonly<Record<Check['kind'], Message>> = {
  duplicate: msg('Same code by another seller'),
  photo: msg('Photos seen before'),
  device: msg('Device of other sellers'),
  bankAccount: msg('Bank account of other sellers'),
  velocity: msg('Orders in a day'),
  receipt: msg('Receipt'),
  format: msg('Format of the code'),
}

/** Puts photos that were sent before beside those of the order; without a claim nobody can. */
export type Comparison = Pick<ReviewViewProps, 'comparePhotos' | 'compared' | 'leaseToken'>

/** What the machine found, each with what shows it. */
export function OrderChecks({
  order: { checks, flags },
  ...comparison
}: { readonly order: DeskOrder } & Comparison) {
  const others = flags.filter(({ kind }) => checks.length === 0 || !kind.startsWith('duplicate'))
  if (checks.length + others.length === 0) return null
  return (
    <CheckList
      checks={[
        ...others.map(({ kind, text }) => ({
          id: kind,
          label: text,
          result: kind.startsWith('duplicate') ? ('bad' as const) : ('warn' as const),
        })),
        ...checks.map((check) => ({
          id: check.kind,
          label: t(names[check.kind]),
          result: check.result,
          detail: (
            <>
              {evidenceOf(check)}
              {check.kind === 'photo' && check.result === 'bad' && <ComparePhotos {...comparison} />}
            </>
          ),
        })),
      ]}
    />
  )
}

function ComparePhotos({ comparePhotos: { run, error, isRunning }, compared, leaseToken }: Comparison) {
  if (leaseToken === undefined) return null
  return (
    <span className="c-compare">
      <Button size="small" variant="secondary" loading={isRunning} onClick={() => void run(null)}>
        {t('Show them side by side')}
      </Button>
      {error !== undefined && (
        <b className="c-error" role="alert">
          {describeError(error)}
        </b>
      )}
      {compared.some(({ photo }) => photo === null) &&
        t('A photo is not shown: its seller is somebody whom you may not judge.')}
    </span>
  )
}

function evidenceOf({ kind, orders, sellers, count }: Check): ReactNode {
  if (orders.length > 0)
    return (
      <>
        {kind === 'photo' && (count === 1 ? t('The very same photo:') : t('Nearly the same photo:'))}{' '}
        {orders.map(({ giftOrderId, tradeNumber, sellerName, bySameSeller, createTime }, at) => (
          <span key={giftOrderId}>
            {at > 0 && ' · '}
            <Link to={orderPath(giftOrderId)}>{tradeNumber}</Link>{' '}
            {bySameSeller ? t('by this seller') : t('by {name}', { name: sellerName })},{' '}
            {deskTime(createTime)}
          </span>
        ))}
      </>
    )
  if (sellers.length > 0) return sellers.join(', ')
  if (kind === 'velocity' && count !== null)
    return t('{count, plural, one {# order} other {# orders}} in the last 24 hours', { count })
  return null
}
