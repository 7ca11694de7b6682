import { createHash } from 'node:crypto'
import { currencies } from '@kaadi/contract/primitives'
import { transaction } from '../../database/index.ts'
import type { Deps } from '../../deps.ts'
import { DomainError, notFound } from '../../errors/domain-error.ts'
import { enqueueJob } from '../../outbox/index.ts'
import type { CallbackHeaders, PayoutProvider, ProviderEvent } from '../payout-rails/index.ts'
import { addStep, raiseException, sayReported } from '../payout-worker/index.ts'
import { findAttempt, storeEvent } from './provider-events.repository.ts'

export const processTopic = 'providerEvents.process'

/** What a provider tells us, and what it asks before it sends. The signature is looked at before anything else is read. */
export function createTakeCallback(deps: Deps) {
  const { database, rails } = deps
  const { db } = database

  const readSigned = async (name: string, raw: Buffer, headers: CallbackHeaders) => {
    const provider = rails.providers.get(name)
    if (!provider) throw notFound()
    const parsed = provider.parseWebhook(raw, headers)
    if (parsed.kind === 'forged') throw new DomainError('callbackForged')
    if (parsed.kind === 'event') return { provider, parsed }
    const detail = 'It is signed, and nothing that is published.'
    await raiseException(db, {
      kind: 'unreadableEvent',
      provider: name,
      reference: sha256(raw).toString('hex'),
      detail,
    })
    return { provider, parsed: undefined }
  }

  /** Stored once, then answered; its work is done after. */
  const take = async (name: string, raw: Buffer, headers: CallbackHeaders): Promise<void> => {
    const { parsed } = await readSigned(name, raw, headers)
    if (!parsed?.event.event.startsWith('transfer.')) return
    await transaction(db, async (tx) => {
      const stored = { ...parsed.event, provider: name, signedWith: parsed.key, bodySha256: sha256(raw) }
      const id = await storeEvent(tx, stored)
      await enqueueJob(tx, { topic: processTopic, key: String(id), payload: { id: String(id) } })
    })
    deps.wakeJobs()
  }

  /** Only a payout that is under way, to the same recipient and with the same amount. All else is somebody with our key. */
  const approve = async (name: string, raw: Buffer, headers: CallbackHeaders): Promise<boolean> => {
    const { provider, parsed } = await readSigned(name, raw, headers)
    if (!parsed) return false
    const attempt = await findAttempt(database, name, parsed.event.reference)
    const isOurs = attempt?.isLive === true && attempt.isSent && fits(attempt, parsed.event)
    if (attempt)
      await addStep(db, attempt, {
        step: isOurs ? 'approved' : 'refusedApproval',
        detail: describe(parsed.event),
      })
    if (!isOurs) await raiseForeign(provider, parsed.event)
    return isOurs
  }

  const raiseForeign = ({ name }: PayoutProvider, event: ProviderEvent) =>
    raiseException(db, {
      kind: 'foreignTransfer',
      provider: name,
      reference: event.reference,
      detail: `The provider asked whether to send ${describe(event)}. It is no payout of ours: it was refused. Change the key.`,
    })

  return { take, approve }
}

/** Amount, currency and recipient are what was asked for. */
export const fits = (
  attempt: { readonly amount: bigint; readonly currencyId: 1 | 2 | 3; readonly recipientCode: string | null },
  { amountMinor, currency, recipientCode }: ProviderEvent,
): boolean =>
  amountMinor === attempt.amount &&
  currency === currencies[attempt.currencyId].name &&
  recipientCode !== null &&
  recipientCode === attempt.recipientCode

export const describe = ({ amountMinor, currency, recipientCode, reference }: ProviderEvent): string =>
  `${sayReported(amountMinor, currency)} to ${recipientCode ?? '?'} as ${reference}`.slice(0, 200)

const sha256 = (raw: Buffer): Buffer => createHash('sha256').update(raw).digest()
