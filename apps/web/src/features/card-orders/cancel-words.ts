import { type CardOrder, cardOrderStatus } from '@kaadi/contract/card-orders'
import { t } from '@kaadi/words'

/** What a seller ought to know before a waiting trade is cancelled: one that was given back or answered waits again, and was looked at. */
export function cancelWords({ reveals, events, fId, cards }: CardOrder): string {
  if (reveals.length > 0)
    return t(
      'The desk has already opened codes of this trade. The codes of a cancelled trade are destroyed, and a card can be sold again only if it is unused.',
    )
  if (fId || events.some(({ orderStatus }) => orderStatus !== cardOrderStatus.submitted))
    return t('The desk has already looked at this trade. A card can be sold again only if it is unused.')
  return cards.length > 1
    ? t('Nobody has looked at your cards yet. You can sell them again later, at the rate of that moment.')
    : t('Nobody has looked at your card yet. You can sell it again later, at the rate of that moment.')
}
