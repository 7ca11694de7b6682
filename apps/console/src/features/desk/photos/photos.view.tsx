import type { OrderCard } from '@kaadi/contract/card-orders'
import { EmptyState } from '@kaadi/ui'
import type { CompareImage } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import { useEffect, useRef } from 'react'
import { MarkedPhotos } from '../../../platform/screens/marked-photos.tsx'
import { canTake } from '../review/claim-state.ts'
import type { ReviewViewProps } from '../review/review-props.ts'
import { usePhotosAhead } from './load-photos.ts'

interface PhotosProps extends ReviewViewProps {
  /** The card that is looked at. */
  readonly current: OrderCard | undefined
}

/** The photos of the card that is looked at, those of the other cards behind them; beside them what was sent before. */
export function Photos({ order: { order }, leaseToken, claim, compared, current }: PhotosProps) {
  const imagesOf = ({ position, photos }: OrderCard): CompareImage[] =>
    photos.map(({ uploadId, url, kind }) => ({
      id: uploadId,
      src: url,
      label: order.count > 1 ? t('Card {position} {photo}', { position, photo: kind }) : kind,
    }))
  const own = current ? imagesOf(current) : []
  const others = order.cards.filter((card) => card !== current).flatMap(imagesOf)
  const images = [...own, ...others]
  usePhotosAhead(images.map(({ src }) => src))
  const earlier = compared.filter(({ photo }) => photo !== null)
  const isBeside = earlier.length > 0
  const beside = useRef<HTMLElement>(null)
  // They were asked for in the list of checks, which lies below them.
  useEffect(() => {
    if (isBeside) beside.current?.scrollIntoView({ block: 'nearest' })
  }, [isBeside])
  const startOfOwn = own.length === 1 ? ([0] as const) : undefined
  if (isBeside) {
    const pair = earlier.findIndex(({ uploadId }) => own.some(({ id }) => id === uploadId))
    return (
      <MarkedPhotos
        ref={beside}
        key="earlier"
        subject={current?.cardId}
        images={[
          ...images,
          ...earlier.map(({ photo, order: { tradeNumber } }) => ({
            id: photo!.uploadId,
            src: photo!.url,
            label: t('Sent with {tradeNumber}', { tradeNumber }),
          })),
        ]}
        start={
          pair < 0
            ? startOfOwn
            : [images.findIndex(({ id }) => id === earlier[pair]!.uploadId), images.length + pair]
        }
      />
    )
  }
  // A card of a code alone has no photo: that of another card in its place would be taken for its own.
  if (leaseToken !== undefined || images.length > 0)
    return (
      <MarkedPhotos
        key="own"
        subject={current?.cardId}
        images={own.length > 0 ? images : []}
        start={startOfOwn}
      />
    )
  return (
    <EmptyState
      title={order.form === 'ecode' ? t('An e-code: few come with a photo') : t('Photos are locked')}
    >
      {canTake(claim)
        ? order.form === 'ecode'
          ? t('Take the order to see what was sent.')
          : t('Take the order to see them. The seller reads who did.')
        : t('They are shown to whoever checks the order, while they do.')}
    </EmptyState>
  )
}
