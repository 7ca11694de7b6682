import { createHash } from 'node:crypto'
import {
  type MadePartnerKey,
  type NewPartnerKey,
  type PartnerKey,
  type PartnerKeyRotation,
  partnerKeyPrefixes,
  partnerKeyShownLength,
} from '@kaadi/contract/partners'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { lockPartner, writeAct } from '../partners.repository.ts'
import { requireActive, requirePartner } from '../require-partner.ts'
import { countLiveKeys, endLater, findKey, insertKey, revoke, toKey } from './keys.repository.ts'

export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest()

/** What is kept of a new key beside its hash, as long as the request may come again: sealed. */
interface Made {
  readonly keyId: string
  readonly sealed: string
}

const keyOwner = (keyId: string): string => `partner-key:${keyId}`

/** Keys of partners. A key is told once; only its hash is kept. */
export function createKeys(deps: Deps) {
  const { database, vault } = deps
  const keyed = (userId: bigint, key: string, operation: string, body: unknown) =>
    keyedRequest(vault, { userId, key, operation, body })

  const make = async (tx: Tx, userId: bigint, wish: NewPartnerKey): Promise<Made & { prefix: string }> => {
    const keyId = deps.ids.publicId()
    const key = `${partnerKeyPrefixes[wish.mode]}${deps.ids.token()}`
    const prefix = key.slice(0, partnerKeyShownLength)
    const scopes = [...new Set(wish.scopes)]
    await insertKey(tx, { userId, publicId: keyId, mode: wish.mode, prefix, hash: hashKey(key), scopes })
    return { keyId, prefix, sealed: vault.seal(Buffer.from(key), keyOwner(keyId)).toString('base64') }
  }

  const tell = async (userId: bigint, { keyId, sealed }: Made): Promise<MadePartnerKey> => {
    const stored = (await findKey(database, userId, keyId))!
    return { ...toKey(stored), key: vault.open(Buffer.from(sealed, 'base64'), keyOwner(keyId)).toString() }
  }

  return {
    make: async (userId: bigint, body: NewPartnerKey, key: string): Promise<MadePartnerKey> => {
      const request = keyed(userId, key, 'partners.makeKey', body)
      const { reply } = await withIdempotency(database.db, request, async (tx): Promise<Made> => {
        await lockPartner(tx, userId)
        const { keysMax } = await requireActive(tx, userId)
        if ((await countLiveKeys(tx, userId)) >= keysMax) throw new DomainError('partnerKeyLimit')
        const { prefix, ...made } = await make(tx, userId, body)
        await writeAct(tx, { userId, act: 'keyMade', about: prefix })
        return made
      })
      return tell(userId, reply)
    },

    rotate: async (userId: bigint, body: PartnerKeyRotation, key: string): Promise<MadePartnerKey> => {
      const request = keyed(userId, key, 'partners.rotateKey', body)
      const { reply } = await withIdempotency(database.db, request, async (tx): Promise<Made> => {
        await lockPartner(tx, userId)
        const { keysMax } = await requireActive(tx, userId)
        const old = await findKey(tx, userId, body.keyId)
        if (!old) throw notFound()
        // Both work for a while only where the tier has room for both.
        const hasRoom = (await countLiveKeys(tx, userId)) < keysMax
        if (!(await endLater(tx, userId, body.keyId, hasRoom ? body.overlapHours : 0)))
          throw new DomainError('partnerKeyEnded')
        const { prefix, ...made } = await make(tx, userId, old)
        await writeAct(tx, { userId, act: 'keyReplaced', about: `${old.prefix} → ${prefix}` })
        return made
      })
      return tell(userId, reply)
    },

    /** Revoking one that was revoked is done already. */
    revoke: async (userId: bigint, keyId: string, key: string): Promise<PartnerKey> => {
      await requirePartner(database, userId)
      const request = keyed(userId, key, 'partners.revokeKey', { keyId })
      await withIdempotency(database.db, request, async (tx) => {
        await endKey(tx, userId, keyId)
        return { keyId }
      })
      return toKey((await findKey(database, userId, keyId))!)
    },
  }
}

/** Ends a key of this partner: by themselves, or by an operator. */
export async function endKey(tx: Tx, userId: bigint, keyId: string, operatorId?: bigint): Promise<void> {
  const found = await findKey(tx, userId, keyId)
  if (!found) throw notFound()
  if (await revoke(tx, userId, keyId))
    await writeAct(tx, { userId, act: 'keyRevoked', about: found.prefix, ...(operatorId && { operatorId }) })
}
