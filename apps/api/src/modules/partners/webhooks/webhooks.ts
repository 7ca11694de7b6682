import type { Delivery, DeliveryQuery, SavedWebhook, Webhook } from '@kaadi/contract/partners'
import type { Page } from '@kaadi/contract/primitives'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import { readTarget } from '../../../http/outgoing/target.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { lockPartner, writeAct } from '../partners.repository.ts'
import { requireActive, requirePartner } from '../require-partner.ts'
import { findDelivery, pageDeliveries, type StoredDelivery, sendAgain } from './deliveries.repository.ts'
import {
  findWebhook,
  insertTest,
  replaceSecret,
  type StoredWebhook,
  saveUrl,
  secretOwner,
} from './webhooks.repository.ts'

const sentByHand = { scope: 'partner-event', limit: 30, windowSeconds: 60 }

/** A partner's address for events, its signing secret and the log. */
export function createWebhooks(deps: Deps) {
  const { database, vault } = deps
  const rules = { mayStayHere: deps.config.webhooksMayStayHere }
  const keyed = (userId: bigint, key: string, operation: string, body: unknown) =>
    keyedRequest(vault, { userId, key, operation, body })
  const newSecret = () => `whsec_${deps.ids.token()}`
  const sealSecret = (publicId: string) => vault.seal(Buffer.from(newSecret()), secretOwner(publicId))

  const tell = async (userId: bigint, isNew: boolean): Promise<SavedWebhook> => {
    const stored = (await findWebhook(database, userId))!
    const secret = isNew ? vault.open(stored.sealedSecret, secretOwner(stored.publicId)).toString() : null
    return { ...toWebhook(stored), signingSecret: secret }
  }
  const read = async (userId: bigint, eventId: string): Promise<Delivery> =>
    toDelivery((await findDelivery(database, userId, eventId))!)

  return {
    save: async (userId: bigint, given: { readonly url: string }, key: string): Promise<SavedWebhook> => {
      const url = readTarget(given.url, rules)
      if (!url) throw new DomainError('webhookAddressRefused')
      const request = keyed(userId, key, 'partners.saveWebhook', given)
      const { reply } = await withIdempotency(database.db, request, async (tx) => {
        await lockPartner(tx, userId)
        await requireActive(tx, userId)
        const publicId = deps.ids.publicId()
        const isNew = await saveUrl(tx, userId, {
          publicId,
          url: url.href,
          sealedSecret: sealSecret(publicId),
        })
        await writeAct(tx, { userId, act: 'webhookSaved', about: url.host })
        return { isNew }
      })
      return tell(userId, reply.isNew)
    },

    rotateSecret: async (userId: bigint, key: string): Promise<SavedWebhook> => {
      const request = keyed(userId, key, 'partners.rotateSecret', {})
      await withIdempotency(database.db, request, async (tx) => {
        await lockPartner(tx, userId)
        await requireActive(tx, userId)
        const webhook = await requireWebhook(tx, userId)
        await replaceSecret(tx, userId, sealSecret(webhook.publicId))
        await writeAct(tx, { userId, act: 'secretReplaced' })
        return {}
      })
      return tell(userId, true)
    },

    sendTest: async (user: SignedInUser, key: string): Promise<Delivery> => {
      const request = keyed(user.id, key, 'partners.sendTest', {})
      const { reply } = await withIdempotency(database.db, request, async (tx) => {
        await requireActive(tx, user.id)
        await requireWebhook(tx, user.id)
        await deps.throttle.require({ ...sentByHand, subject: user.publicId }, 'tooFrequentOperation')
        return { eventId: await insertTest(tx, user.id) }
      })
      deps.wakeJobs()
      return read(user.id, reply.eventId)
    },

    resend: async (user: SignedInUser, eventId: string, key: string): Promise<Delivery> => {
      const request = keyed(user.id, key, 'partners.resend', { eventId })
      await withIdempotency(database.db, request, async (tx) => {
        await requireActive(tx, user.id)
        await requireWebhook(tx, user.id)
        await deps.throttle.require({ ...sentByHand, subject: user.publicId }, 'tooFrequentOperation')
        if (!(await sendAgain(tx, user.id, eventId))) throw notFound()
        return { eventId }
      })
      deps.wakeJobs()
      return read(user.id, eventId)
    },

    deliveries: async (userId: bigint, query: DeliveryQuery): Promise<Page<Delivery>> => {
      await requirePartner(database, userId)
      const page = await pageDeliveries(database, userId, query)
      return { ...page, records: page.records.map(toDelivery) }
    },
  }
}

async function requireWebhook(on: Parameters<typeof findWebhook>[0], userId: bigint): Promise<StoredWebhook> {
  const webhook = await findWebhook(on, userId)
  if (!webhook) throw new DomainError('webhookMissing')
  return webhook
}

export const toWebhook = (stored: StoredWebhook): Webhook => ({
  url: stored.url,
  createTime: stored.createdAt.toISOString(),
  secretTime: stored.secretAt.toISOString(),
  oldSecretUntil: stored.oldSecretUntil?.toISOString() ?? null,
})

const toDelivery = (stored: StoredDelivery): Delivery => ({
  eventId: stored.publicId as Delivery['eventId'],
  kind: stored.kind,
  mode: stored.mode,
  giftOrderId: (stored.subject || null) as Delivery['giftOrderId'],
  orderStatus: stored.orderStatus,
  status: stored.status,
  tries: stored.tries,
  nextTime: stored.nextAt?.toISOString() ?? null,
  lastTime: stored.lastAt?.toISOString() ?? null,
  responseCode: stored.responseCode,
  responseMs: stored.responseMs,
  problem: stored.failure,
  createTime: stored.createdAt.toISOString(),
})
