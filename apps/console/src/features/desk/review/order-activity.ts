import { type CardOrderStatus, cardOrderStatus } from '@kaadi/contract/card-orders'
import type { DeskOrder } from '@kaadi/contract/desk'
import type { Activity } from '@kaadi/ui/desk'
import { type Message, msg, t } from '@kaadi/words'
import { findingWords } from '../../../platform/content/finding-words.ts'
import { deskTime } from '../../../platform/time/desk-time.ts'

const moves: Readonly<Record<CardOrderStatus, Message>> = {
  [cardOrderStatus.submitted]: msg('In the queue'),
  [cardOrderStatus.claimed]: msg('Taken'),
  [cardOrderStatus.infoNeeded]: msg('Asked, waits for its seller'),
  [cardOrderStatus.atPartner]: msg('At partner'),
  [cardOrderStatus.secondReview]: msg('Waits for a second reviewer'),
  [cardOrderStatus.counterOffer]: msg('Offered, waits for its seller'),
  [cardOrderStatus.paidAsQuoted]: msg('Paid'),
  [cardOrderStatus.paidAdjusted]: msg('Paid at the other price'),
  [cardOrderStatus.paidPart]: msg('Paid in part'),
  [cardOrderStatus.rejectedFinal]: msg('Refused'),
  [cardOrderStatus.rejectedCorrectable]: msg('Returned for correction'),
  [cardOrderStatus.cancelledBySeller]: msg('Cancelled by its seller'),
  [cardOrderStatus.replaced]: msg('Sent again'),
  [cardOrderStatus.expired]: msg('Ended without an answer'),
  [cardOrderStatus.cancelledByDesk]: msg('Cancelled by the desk'),
  [cardOrderStatus.appeal]: msg('In appeal'),
  [cardOrderStatus.reversed]: msg('Taken back'),
}

type Dated = Activity & { readonly time: string }

const line = (time: string, activity: Omit<Activity, 'at' | 'dateTime'>): Dated => ({
  ...activity,
  time,
  at: deskTime(time),
  dateTime: time,
})

/** Everything that happened to an order, the newest first: its states, codes that were shown, and what others had and said. */
export function orderActivity({ order, handOvers, custody, findings }: DeskOrder): readonly Activity[] {
  const all: Dated[] = [
    ...order.events.map(({ version, orderStatus, time }) =>
      line(time, { id: `event-${version}`, kind: 'event', title: t(moves[orderStatus]) }),
    ),
    ...order.reveals.map(({ position, operator, purpose, time }, place) =>
      line(time, {
        id: `reveal-${place}`,
        kind: 'reveal',
        actor: operator,
        title: t('Card {position}: {purpose}', { position, purpose }),
      }),
    ),
    ...handOvers.map(({ from, to, time }, place) =>
      line(time, {
        id: `given-${place}`,
        kind: 'note',
        actor: from,
        title: t('gave it to {to}', { to }),
      }),
    ),
    ...custody.flatMap(({ redeemer, by, time, back }, place) => [
      line(time, {
        id: `custody-${place}`,
        kind: 'note',
        actor: by,
        title: t('handed cards to {redeemer}', { redeemer }),
      }),
      ...(back === null
        ? []
        : [
            line(back.time, {
              id: `back-${place}`,
              kind: 'event',
              actor: back.by,
              title: t('wrote down the answer of {redeemer}', { redeemer }),
            }),
          ]),
    ]),
    ...findings.map((finding) =>
      line(finding.time, {
        id: finding.findingId,
        kind: 'notice',
        actor: finding.by,
        title: findingWords(finding, order.faceSymbol),
      }),
    ),
  ]
  return all.toSorted((one, other) => Date.parse(other.time) - Date.parse(one.time))
}
