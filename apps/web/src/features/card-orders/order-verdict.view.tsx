import { fromService, t } from '@kaadi/words'
import '../../platform/screens/stacks.css'
import { type CardOrder, cardOrderStatus, cardStatus, type OrderCard } from '@kaadi/contract/card-orders'
import { Alert, EvidenceGallery, Panel } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { StrangerHelp } from '../../platform/content/stranger-help.view.tsx'
import { times } from '../../platform/time/times.ts'
import { wantedCards } from './order-asks.ts'

type Verdict = Pick<CardOrder, 'cards' | 'evidence' | 'orderStatus'>

/** Whether it is too late to send the order again, or to answer about it: what was asked for is why nothing was paid. */
const isTooLate = ({ orderStatus }: Verdict, windowOver: boolean): boolean =>
  windowOver || orderStatus === cardOrderStatus.expired

/** Cards that were refused for good, or that can be corrected no longer: why they were is said in full. */
const refusedCards = (order: Verdict, tooLate: boolean): OrderCard[] => {
  const wanted = tooLate ? [] : wantedCards(order.cards)
  return order.cards.filter(
    (card) =>
      card.reason !== null &&
      card.offer === null &&
      card.cardStatus !== cardStatus.valid &&
      !wanted.includes(card),
  )
}

/** Somebody told its seller to buy the card. Who is cheated finds help, and no blame. */
const isToldToBuy = ({ reason }: OrderCard): boolean => reason?.code === 303

/** Why a card was not paid, with the pictures that show it. The requests to the seller stand in `OrderAskView`. */
export function OrderVerdictView({ order, windowOver }: { order: Verdict; windowOver: boolean }) {
  const captionOf = ({ cardId, note }: CardOrder['evidence'][number]): string => {
    // A reviewer who adds nothing leaves the reason as it is.
    const text = fromService(note)
    const position = order.cards.find((card) => card.cardId === cardId)?.position
    return order.cards.length > 1 && position !== undefined
      ? t('Card {position}: {text}', { position, text })
      : text
  }
  const tooLate = isTooLate(order, windowOver)
  const refused = refusedCards(order, tooLate)
  if (refused.length === 0 && order.evidence.length === 0) return null
  return (
    <Panel as="section" className="w-stack-small" padding="large" aria-labelledby="desk-saw">
      <h2 id="desk-saw">{t('What our desk saw')}</h2>
      {refused.map((card) => (
        <Alert
          key={card.cardId}
          tone={isToldToBuy(card) ? 'todo' : 'bad'}
          level={3}
          icon={<CircleAlertIcon />}
          title={
            order.cards.length > 1
              ? t('Card {position}: {text}', {
                  position: card.position,
                  text: fromService(card.reason!.text),
                })
              : fromService(card.reason!.text)
          }
        >
          {/* What helped in time helps no longer. */}
          {!(tooLate && card.reason!.correctable) && fromService(card.reason!.nextStep)}
        </Alert>
      ))}
      {refused.some(isToldToBuy) && (
        <>
          <h3>{t('What helps now')}</h3>
          <StrangerHelp />
        </>
      )}
      {order.evidence.length > 0 && (
        <EvidenceGallery
          items={order.evidence.map((shown) => ({
            id: shown.id,
            src: shown.photo.url,
            alt: captionOf(shown),
            caption: captionOf(shown),
            at: times.short(shown.time),
          }))}
        />
      )}
    </Panel>
  )
}
