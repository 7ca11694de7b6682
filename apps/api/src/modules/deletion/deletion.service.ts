import type { DeletionRequest, DeletionStatus } from '@kaadi/contract/deletion'
import type { Deps } from '../../deps.ts'
import { DomainError, invalidField } from '../../errors/domain-error.ts'
import { type KeyedRequest, storedReply, withIdempotency } from '../../idempotency/idempotency.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { mailCode, requirePassword } from '../sessions/index.ts'
import { createVerifyPin, createWithdrawalPinsRepository } from '../withdrawal-pins/index.ts'
import { findBlockers, isBlocked } from './blockers.repository.ts'
import { deletionAskedMail, deletionCodeMail, deletionUndoneMail } from './deletion.mails.ts'
import { findDueAt, insertDeletion, isPinSet, lockLeaving, undoDeletion } from './deletion.repository.ts'
import { createTurns } from './turns.ts'

/** Who asks, as their session has them. */
interface Owner {
  readonly id: bigint
  readonly email: string
  readonly countryCode: string
}

const purpose = 'deleteAccount'
const isCodeRefused = (error: unknown): boolean =>
  error instanceof DomainError && error.errorName === 'badVerificationCode'
const keptRecords = ['trades', 'payments', 'payoutAccounts'] as const

export function createDeletionService(deps: Deps) {
  const { db } = deps.database
  const { undoDays, recordsKeptYears } = deps.config.deletion
  const asksOf = createTurns<bigint>()
  const verifyPin = createVerifyPin(createWithdrawalPinsRepository(deps.database), deps.secrets)

  const status = async ({ id }: Owner): Promise<DeletionStatus> => {
    const [dueAt, blockers, hasPin] = await Promise.all([
      findDueAt(db, id),
      findBlockers(db, id),
      isPinSet(db, id),
    ])
    return {
      deletionAt: dueAt?.toISOString() ?? null,
      ...blockers,
      kept: keptRecords.map((what) => ({ what, years: recordsKeptYears })),
      undoDays,
      proof: hasPin ? 'pin' : 'password',
    }
  }

  const sendCode = async ({ id, email }: Owner, key: string) => {
    const request = keyedRequest(deps.vault, { userId: id, key, operation: 'deletion.sendCode', body: {} })
    const { reply } = await withIdempotency(db, request, (tx) =>
      mailCode(deps, tx, { purpose, email, mailOf: (code) => deletionCodeMail(email, code) }),
    )
    deps.wakeJobs()
    return reply
  }

  const ask = async (owner: Owner, body: DeletionRequest, key: string): Promise<DeletionStatus> => {
    const { id } = owner
    const request = keyedRequest(deps.vault, { userId: id, key, operation: 'deletion.ask', body })
    await asksOf.inTurn(id, async () => {
      if (await storedReply(db, request)) return
      try {
        await begin(owner, body, request)
      } catch (refused) {
        // Another process was faster: the code went into the deletion that waits now.
        if (!isCodeRefused(refused) || !(await findDueAt(db, id))) throw refused
      }
    })
    return status(owner)
  }

  const begin = async (
    { id, email, countryCode }: Owner,
    body: DeletionRequest,
    request: KeyedRequest,
  ): Promise<void> => {
    // Its day is told without a proof, as `status` tells it; that it was told is kept with the key.
    if (await findDueAt(db, id)) {
      await withIdempotency(db, request, async () => ({}))
      return
    }
    // Looked at before the code is: who has to settle something first keeps it. The transaction has the last word.
    if (isBlocked(await findBlockers(db, id))) throw new DomainError('deletionBlocked')
    await requireProof(id, body)
    await deps.codes.require(db, { purpose, email, code: body.code, by: { sellerId: id } })
    await withIdempotency(db, request, async (tx) => {
      await deps.codes.consume(tx, purpose, email)
      await lockLeaving(tx, id)
      if (isBlocked(await findBlockers(tx, id))) throw new DomainError('deletionBlocked')
      const dueAt = await insertDeletion(tx, id, undoDays)
      if (dueAt) await deps.mail.send(tx, deletionAskedMail(email, dueAt, countryCode))
      return {}
    })
    deps.wakeJobs()
  }

  /** The PIN where one is set, else the password: the token and the mailbox alone are not enough. */
  const requireProof = async (userId: bigint, { pin, password }: DeletionRequest): Promise<void> => {
    if (await isPinSet(db, userId)) {
      if (pin === undefined) throw invalidField('pin', 'Enter your withdrawal password.')
      return verifyPin(userId, pin)
    }
    if (password === undefined) throw invalidField('password', 'Enter your password.')
    await requirePassword(deps, { id: userId }, password)
  }

  const undo = async (owner: Owner, key: string): Promise<DeletionStatus> => {
    const { id, email } = owner
    const request = keyedRequest(deps.vault, { userId: id, key, operation: 'deletion.undo', body: {} })
    await withIdempotency(db, request, async (tx) => {
      await lockLeaving(tx, id)
      if (await undoDeletion(tx, id)) await deps.mail.send(tx, deletionUndoneMail(email))
      return {}
    })
    deps.wakeJobs()
    return status(owner)
  }

  return { status, sendCode, ask, undo }
}
