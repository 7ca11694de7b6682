import { cardOrderStatus } from '@kaadi/contract/card-orders'
import type { DeskOrder } from '@kaadi/contract/desk'
import { useDeviceNow } from '@kaadi/react'
import { Alert } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { deskTime } from '../../../platform/time/desk-time.ts'

/** Who had the cards, since when, and what went with them; late where the promise is over. */
export function CustodyLines({ order: { order, custody } }: { readonly order: DeskOrder }) {
  const now = useDeviceNow()
  const isLate = order.orderStatus === cardOrderStatus.atPartner && Date.parse(order.dueTime) < now
  const placesOf = (cardIds: readonly string[]) =>
    order.cards
      .filter(({ cardId }) => cardIds.includes(cardId))
      .map(({ position }) => position)
      .join(', ')
  return custody.map(({ redeemer, cardIds, note, by, time, back }) => (
    <Alert
      key={time}
      tone={back === null && isLate ? 'bad' : 'plain'}
      title={
        back === null
          ? t('{redeemer} has card {places} since {time}', {
              ...{ redeemer, places: placesOf(cardIds), time: deskTime(time) },
            })
          : t('{redeemer} had card {places} from {time} to {end}', {
              ...{ redeemer, places: placesOf(cardIds), time: deskTime(time), end: deskTime(back.time) },
            })
      }
    >
      {t('{by} handed them over: {note}', { by, note })}
      {back === null && isLate && ` ${t('The promise to the seller is over. Ask for the answer.')}`}
    </Alert>
  ))
}
