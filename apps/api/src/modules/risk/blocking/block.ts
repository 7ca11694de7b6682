import type { Block, BlockRequest } from '@kaadi/contract/risk'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField, notFound } from '../../../errors/domain-error.ts'
import { requireNotOwn } from '../../../http/require-not-own.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { requireForeignSeller } from '../known-seller.repository.ts'
import { secondsUntil } from '../seconds-until.repository.ts'
import {
  findAccount,
  findBlock,
  findDevice,
  insertBlock,
  mailboxOf,
  type NewBlock,
  removeBlock,
  toBlock,
} from './blocks.repository.ts'
import { nameFingerprint, shortAddress, shortName } from './fingerprints.ts'

type Subject = Pick<NewBlock, 'kind' | 'fingerprint' | 'label' | 'userId'>

/** Puts persons, devices and bank accounts on the block list, and takes them off it. */
export function createBlock(deps: Deps) {
  const { db } = deps.database

  const read = async (publicId: string): Promise<Block> => toBlock((await findBlock(db, publicId))!)

  const requireForeignMailbox = async (operator: SignedInOperator, fingerprint: Buffer): Promise<void> => {
    const own = await mailboxOf(db, operator.email)
    if (own.equals(fingerprint)) requireNotOwn(operator, { sellerEmail: operator.email })
  }

  const subjectOf = async (operator: SignedInOperator, given: BlockRequest['subject']): Promise<Subject> => {
    if (given.kind === 'name')
      return {
        kind: 'name',
        fingerprint: nameFingerprint(deps.vault, given.name),
        label: shortName(given.name),
        userId: null,
      }
    if (given.kind === 'email') {
      const email = given.email.toLowerCase()
      const fingerprint = await mailboxOf(db, email)
      await requireForeignMailbox(operator, fingerprint)
      return { kind: 'email', fingerprint, label: shortAddress(email), userId: null }
    }
    const { userId } = await requireForeignSeller(db, operator, given)
    if (given.kind === 'device') {
      const fingerprint = await findDevice(db, userId, given.deviceId)
      if (!fingerprint) throw notFound()
      return { kind: 'device', fingerprint, label: given.deviceId.slice(0, 8), userId }
    }
    const account = await findAccount(db, userId, given.bankAccountId)
    if (!account) throw notFound()
    return { kind: 'bankAccount', ...account, userId }
  }

  const block = async (operator: SignedInOperator, body: BlockRequest, key: string): Promise<Block> => {
    const request = keyedRequest(deps.vault, {
      userId: operator.id,
      realm: 'operator',
      key,
      operation: 'risk.block',
      body,
    })
    const until = body.untilTime ?? null
    if (until === null && body.subject.kind === 'name')
      throw invalidField('untilTime', 'Others may bear this name: choose when the block ends.')
    if (until !== null && (await secondsUntil(db, until)) <= 0)
      throw invalidField('untilTime', 'Choose an end that is still to come.')
    const subject = await subjectOf(operator, body.subject)
    const { reply } = await withIdempotency(db, request, async (tx) => {
      const publicId = deps.ids.publicId()
      const { reason } = body
      if (!(await insertBlock(tx, { ...subject, publicId, reason, until, operatorId: operator.id })))
        throw new DomainError('alreadyBlocked')
      return { id: publicId }
    })
    return read(reply.id)
  }

  const unblock = async (
    operator: SignedInOperator,
    body: { readonly blockId: string; readonly reason: string },
    key: string,
  ): Promise<Block> => {
    const request = keyedRequest(deps.vault, {
      userId: operator.id,
      realm: 'operator',
      key,
      operation: 'risk.unblock',
      body,
    })
    const found = await findBlock(db, body.blockId)
    if (!found) throw notFound()
    if (found.userId !== null) await requireForeignSeller(db, operator, { userId: found.userId })
    await requireForeignMailbox(operator, found.fingerprint)
    await withIdempotency(db, request, async (tx) => {
      const { blockId: publicId, reason } = body
      if (!(await removeBlock(tx, { publicId, operatorId: operator.id, reason })))
        throw new DomainError('blockOver')
      return { id: publicId }
    })
    return read(body.blockId)
  }

  return { block, unblock }
}
