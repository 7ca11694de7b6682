import { isOpen } from '@kaadi/contract/card-orders'
import { claimLeaseMs } from '@kaadi/contract/constants'
import { describeError } from '@kaadi/core/errors'
import { CardFace, EmptyState, Money, Notice, OrderStatusTag } from '@kaadi/ui'
import {
  CheckList,
  ClaimBar,
  type ClaimState,
  DecisionBar,
  FactList,
  ImageCompare,
  ReviewPane,
} from '@kaadi/ui/desk'
import { deskTime, formWords, receiptWords, walletCurrency } from '../../../platform/words.ts'
import { CardReview } from './card-review.view.tsx'
import { decisionFor } from './decided-words.ts'
import type { ReviewViewProps } from './review-props.ts'
import { gapWords } from './verdict-draft.ts'

const claimOf = ({ order, lease, isLost, offsetMs }: ReviewViewProps): ClaimState => {
  if (lease) {
    return {
      state: 'mine',
      deadline: Date.parse(lease.leaseExpiresTime),
      totalMs: claimLeaseMs,
      now: () => Date.now() + offsetMs,
    }
  }
  if (isLost) return { state: 'lost' }
  return order.claimedBy === null ? { state: 'free' } : { state: 'other', name: order.claimedBy }
}

/** Photos at the left, what is known and what is decided at the right, the decision below. */
export function ReviewView(props: ReviewViewProps) {
  const { order: desk, lease, status, gaps, claim, release, decide } = props
  const { order, seller, flags } = desk
  const images = order.cards.flatMap((card) =>
    card.photos.map((photo) => ({
      id: photo.uploadId,
      src: photo.url,
      label: order.count > 1 ? `Card ${card.position} ${photo.kind}` : photo.kind,
    })),
  )
  const gap = gaps.find((each) => each !== undefined)
  const decision = decisionFor(gap ? undefined : status, order)
  const isDecided = !isOpen(order.orderStatus)
  return (
    <ReviewPane
      claim={
        isDecided ? null : (
          <ClaimBar
            claim={claimOf(props)}
            onClaim={() => void claim.run(null)}
            onRelease={() => void release.run(null)}
            busy={claim.isRunning || release.isRunning}
          />
        )
      }
      head={
        <div className="c-order-head">
          <CardFace name={order.cardTypeName} colors={props.colors} size="l" />
          <div>
            <h2>
              {order.cardTypeName} {order.faceSymbol}
              {order.faceValue} {order.count > 1 ? `× ${order.count}` : ''}
            </h2>
            <p className="k-small k-quiet">
              {order.countryCode} · {formWords[order.form]} · {receiptWords[order.receiptType]}
            </p>
          </div>
          <div className="c-order-sum">
            <Money
              amount={order.settledAmount ?? order.payout}
              currency={walletCurrency(order.currencyId)}
              size={28}
            />
            <OrderStatusTag status={order.orderStatus} />
          </div>
        </div>
      }
      images={
        lease || images.length > 0 ? (
          <ImageCompare images={images} />
        ) : (
          <EmptyState title="Photos are locked">
            {isDecided
              ? 'They are shown while an order is checked.'
              : 'Take the order to see them. The seller reads who did.'}
          </EmptyState>
        )
      }
      facts={
        <>
          <FactList
            facts={[
              { label: 'Seller', value: `${seller.name}, level ${seller.level}, ${seller.countryCode}` },
              { label: 'With us since', value: deskTime(seller.memberSince) },
              { label: 'Paid, refused', value: `${seller.ordersPaid}, ${seller.ordersRefused}` },
              { label: 'Received', value: deskTime(order.createTime) },
              { label: 'Promised by', value: deskTime(order.dueTime) },
              ...(order.fId ? [{ label: 'Sent again after', value: order.fId }] : []),
              ...(order.comment ? [{ label: 'Seller says', value: order.comment }] : []),
            ]}
          />
          {flags.length > 0 && (
            <CheckList
              checks={flags.map(({ kind, text }) => ({
                id: kind,
                label: text,
                result: kind.startsWith('duplicate') ? 'bad' : 'warn',
              }))}
            />
          )}
        </>
      }
      decision={
        <DecisionBar
          decisions={[
            {
              id: 'decide',
              label: decision.label,
              variant: decision.variant,
              shortcut: 'd',
              disabled: gap !== undefined,
            },
          ]}
          onDecide={() => void decide.run(null)}
          pending={decide.isRunning ? 'decide' : null}
          blocked={
            isDecided ? 'This order has been decided.' : lease ? undefined : 'Take the order to decide it.'
          }
          summary={
            decide.error ? <b role="alert">{describeError(decide.error)}</b> : gap ? gapWords[gap] : null
          }
        />
      }
    >
      {claim.error !== undefined && (
        <Notice tone="bad" icon="circle-alert" title={describeError(claim.error)} />
      )}
      {order.cards.map((card) => (
        <CardReview key={card.cardId} {...props} card={card} />
      ))}
    </ReviewPane>
  )
}
