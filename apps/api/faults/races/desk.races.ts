import { cardOrders } from '@kaadi/contract/card-orders'
import { type DeskOrder, desk } from '@kaadi/contract/desk'
import { shifts } from '@kaadi/contract/shifts'
import { aDesk, correction, sell } from '../stage/life.ts'
import { expectCount, expectWinners, type Race, race, type Track, times, won } from './race.ts'

const credited = (track: Track, giftOrderId: string, wanted: number) =>
  expectCount(
    track,
    wanted,
    'credits',
    `ledger_transfers t join card_orders o on o.id = t.event_id and t.kind = 'card-order.paid' and t.leg = 0
     where o.public_id = $1`,
    [giftOrderId],
  )

export const claimAgainstClaim: Race = async (track) => {
  const giftOrderId = await sell(track.service, track.sellers[0]!)
  const replies = await race(
    track,
    track.reviewers.map(({ token }) => ({ endpoint: desk.claim, token, body: { giftOrderId } })),
  )
  return expectWinners(replies, 1)
}

export const nextAgainstNext: Race = async (track) => {
  for (const seller of track.sellers) await sell(track.service, seller)
  await race(
    track,
    track.reviewers.map(({ token }) => ({ endpoint: shifts.start, token, body: {} })),
  )
  const replies = await race(
    track,
    track.reviewers.map(({ token }) => ({ endpoint: desk.takeNext, token, body: {} })),
  )
  const ids = won(replies).flatMap(({ data }) => (data as DeskOrder | null)?.order.giftOrderId ?? [])
  const shared = ids.length - new Set(ids).size
  return [
    ...expectWinners(replies, replies.length),
    ...(shared > 0 ? [`${shared} orders were given to two reviewers`] : []),
  ]
}

export const acceptAgainstAccept: Race = async (track) => {
  const giftOrderId = await sell(track.service, track.sellers[0]!)
  const [reviewer] = track.reviewers
  const { accept } = await aDesk(track.service, reviewer!).open(giftOrderId)
  const replies = await race(
    track,
    times(6, () => ({ endpoint: desk.decide, token: reviewer!.token, body: accept })),
  )
  return [...expectWinners(replies, 1), ...(await credited(track, giftOrderId, 1))]
}

export const acceptAgainstRefuse: Race = async (track) => {
  const giftOrderId = await sell(track.service, track.sellers[0]!)
  const [reviewer] = track.reviewers
  const { accept, refuse } = await aDesk(track.service, reviewer!).open(giftOrderId)
  const bodies = [accept, await refuse()]
  const replies = await race(
    track,
    times(4, (index) => ({ endpoint: desk.decide, token: reviewer!.token, body: bodies[index % 2] })),
  )
  const paid = won([replies[0]!, replies[2]!]).length
  return [...expectWinners(replies, 1), ...(await credited(track, giftOrderId, paid))]
}

export const cancelAgainstClaim: Race = async (track) => {
  const [seller] = track.sellers
  const body = { giftOrderId: await sell(track.service, seller!) }
  const [first, second] = track.reviewers
  const replies = await race(track, [
    { endpoint: desk.claim, token: first!.token, body },
    { endpoint: cardOrders.cancel, token: seller!.token, body },
    { endpoint: desk.claim, token: second!.token, body },
    { endpoint: cardOrders.cancel, token: seller!.token, body },
  ])
  return expectWinners(replies, 1)
}

/** Sends a refused order again, by several keys. Answers the replies. */
async function sendAgain(track: Track, before: (giftOrderId: string) => Promise<unknown>) {
  const [seller] = track.sellers
  const giftOrderId = await sell(track.service, seller!)
  await aDesk(track.service, track.reviewers[0]!).refuse(giftOrderId)
  const again = await correction(track.service, seller!, giftOrderId)
  await before(giftOrderId)
  return race(
    track,
    times(4, () => ({ endpoint: cardOrders.resubmit, token: seller!.token, body: again() })),
  )
}

export const againAgainstAgain: Race = async (track) =>
  expectWinners(await sendAgain(track, async () => undefined), 1)

/** The window of half an hour ends while they come. */
export const againAgainstItsEnd: Race = async (track) => {
  const endsInMs = Math.floor(track.random() * 60)
  const replies = await sendAgain(track, (giftOrderId) =>
    // The schema's triggers would not have it.
    track.service.onDatabase(
      `begin; set local session_replication_role = replica;
       update card_orders set operator_time = clock_timestamp() - interval '30 minutes' + interval '${endsInMs} ms'
       where public_id = '${giftOrderId}'; commit`,
    ),
  )
  const late = `card_orders o join card_orders p on p.user_id = o.user_id and p.id = o.parent_id
                where p.operator_time is not null and o.created_at >= p.operator_time + interval '30 minutes'`
  return [
    ...expectWinners(replies, 0, 1),
    ...(await expectCount(track, 0, 'orders sent again too late', late, [])),
  ]
}
