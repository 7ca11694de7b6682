import { type Message, msg, t } from '@kaadi/words'
import './order-photos.css'
import '../../platform/screens/stacks.css'
import { type CardOrder, type OrderCard, photosToRetake } from '@kaadi/contract/card-orders'
import { Panel, Thumb } from '@kaadi/ui'
import { useState } from 'react'
import { CardResult } from './card-result.view.tsx'
import { LargePhoto, type OpenedPhoto } from './large-photo.view.tsx'
import { wantedCards } from './order-asks.ts'

type Photo = OrderCard['photos'][number]

export interface OrderPhotosViewProps {
  order: Pick<CardOrder, 'cards' | 'evidence' | 'orderStatus' | 'currencyId' | 'offer'>
  /** Whether the seller may still send them again. */
  asks: boolean
}

const kindNames: Readonly<Record<Photo['kind'], Message>> = {
  front: msg('Front'),
  back: msg('Back'),
  receipt: msg('Receipt'),
  evidence: msg('Evidence'),
}

const places: readonly Photo['kind'][] = ['front', 'back', 'receipt', 'evidence']
const inOrder = (photos: readonly Photo[]): Photo[] =>
  [...photos].sort((a, b) => places.indexOf(a.kind) - places.indexOf(b.kind))

/** The photos of each card as the desk sees them; those to be retaken carry a flag. */
export function OrderPhotosView({ order, asks }: OrderPhotosViewProps) {
  const [opened, setOpened] = useState<OpenedPhoto | null>(null)
  const wanted = asks ? wantedCards(order.cards) : []
  const cards = order.cards.filter((card) => card.photos.length > 0 || card.maskedCode !== null)
  if (cards.length === 0) return null
  return (
    <>
      <Panel as="section" className="w-stack-small" padding="large" aria-labelledby="photos-sent">
        <h2 id="photos-sent">
          {order.cards.some((card) => card.maskedCode) ? t('What you sent') : t('Photos you sent')}
        </h2>
        {cards.map((card) => (
          <div key={card.cardId} className="w-sent-card">
            {(order.cards.length > 1 || card.maskedCode) && (
              <p className="w-sent-card-name">
                {order.cards.length > 1 && <b>{t('Card {position}', { position: card.position })}</b>}
                {card.maskedCode && <span className="k-code">{card.maskedCode}</span>}
              </p>
            )}
            <CardResult card={card} order={order} />
            <div className="w-thumbs">
              {inOrder(card.photos).map((photo) => {
                const name = t(kindNames[photo.kind])
                const retake =
                  wanted.includes(card) &&
                  photosToRetake(card, order.evidence).some((kind) => kind === photo.kind)
                return (
                  <Thumb
                    key={photo.uploadId}
                    label={
                      order.cards.length > 1
                        ? t('{name} of card {position}', { name, position: card.position })
                        : name
                    }
                    caption={name}
                    // Without an address: known from before, and there is no connection.
                    src={photo.url || undefined}
                    photo={retake ? { state: 'retake' } : { state: 'done' }}
                    onOpen={photo.url ? () => setOpened({ uploadId: photo.uploadId, name }) : undefined}
                  />
                )
              })}
            </div>
          </div>
        ))}
      </Panel>
      <LargePhoto
        opened={opened}
        photos={order.cards.flatMap(({ photos }) => photos)}
        onClose={() => setOpened(null)}
      />
    </>
  )
}
