import { randomUUID } from 'node:crypto'
import type { PartnerEvent } from '@kaadi/contract/partners'
import { currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits } from '@kaadi/core/money'
import type { Deps } from '../../../deps.ts'
import { createPostOutside, type PostOutside } from '../../../http/outgoing/post-outside.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import {
  claimDue,
  type DueDelivery,
  holdDelivery,
  type Lease,
  writeTried,
} from '../webhooks/deliveries.repository.ts'
import { findWebhook, type StoredWebhook, secretOwner } from '../webhooks/webhooks.repository.ts'
import { isGivenUp, waitMs } from './retries.ts'
import { signEvent } from './sign-event.ts'

const atOnce = 32
const lookAgainMs = 1_000

/** Longer than a try can take: whoever holds it after that has died. */
const leaseSeconds = 30

/** Sends what is due. Events are known by their id, and may come again: at least once, in the order of their order. */
export function createDeliver(deps: Deps, send?: PostOutside) {
  const { db } = deps.database
  const sendEvent = send ?? createPostOutside({ mayStayHere: deps.config.webhooksMayStayHere })

  const deliver = async (due: DueDelivery, token: string): Promise<void> => {
    const webhook = await findWebhook(deps.database, due.userId)
    if (!webhook) return holdDelivery(db, due, token)
    const body = JSON.stringify(toEvent(due))
    const seconds = Math.floor(deps.clock() / 1000)
    const answer = await sendEvent(webhook.url, body, {
      'user-agent': 'Kaadi-Webhooks/1',
      'kaadi-event': due.publicId,
      'kaadi-signature': signEvent(body, secretsOf(webhook), seconds),
    })
    const wait = waitMs(due.tries)
    const isOver = answer.failure !== null && isGivenUp(due.sinceFirstMs, wait)
    await writeTried(db, { due, token, ...answer, nextInMs: isOver ? undefined : wait })
  }

  const secretsOf = ({ publicId, sealedSecret, sealedOldSecret }: StoredWebhook): string[] =>
    [sealedSecret, sealedOldSecret]
      .filter((sealed) => sealed !== null)
      .map((sealed) => deps.vault.open(sealed, secretOwner(publicId)).toString())

  /** Answers how many it tried. */
  return async (): Promise<number> => {
    const lease: Lease = { token: randomUUID(), seconds: leaseSeconds }
    const due = await claimDue(db, lease, atOnce)
    await Promise.all(due.map((one) => deliver(one, lease.token)))
    return due.length
  }
}

/** Sends once what is due now. */
export const deliverNow = (deps: Deps): Promise<number> => createDeliver(deps)()

/** Every event waits for a person's program: it is looked for once a second, and at once after a full round. */
export const deliverEvents = (deps: Deps): JobHandler => {
  const deliver = createDeliver(deps)
  return async () => ({ againInMs: (await deliver()) > 0 ? 0 : lookAgainMs })
}

export const toEvent = (due: DueDelivery): PartnerEvent => ({
  eventId: due.publicId as PartnerEvent['eventId'],
  kind: due.kind,
  mode: due.mode,
  createTime: due.createdAt.toISOString(),
  order:
    due.version === null
      ? null
      : {
          giftOrderId: due.subject as NonNullable<PartnerEvent['order']>['giftOrderId'],
          orderStatus: due.orderStatus!,
          version: due.version,
          currencyId: due.currencyId!,
          settledAmount:
            due.settledAmount === null
              ? null
              : fromMinorUnits(due.settledAmount, currencies[due.currencyId!].decimals),
        },
})
