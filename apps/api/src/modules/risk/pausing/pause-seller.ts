import { bizType } from '@kaadi/contract/notifications'
import { type PauseRequest, pauseMaxDays, type SellerPause } from '@kaadi/contract/risk'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { writeNotifications } from '../../notifications/index.ts'
import { requireForeignSeller } from '../known-seller.repository.ts'
import { secondsUntil } from '../seconds-until.repository.ts'
import { liftedMail, liftedWords, type PauseWords, pausedMail, pausedWords } from './pause-words.ts'
import {
  findPause,
  hasRunningPause,
  insertPause,
  liftPause,
  lockPauses,
  toSellerPause,
} from './pauses.repository.ts'

const shortestSeconds = 300

/** Pauses begin and end with what the seller is told of them, in one transaction. */
export function createPauseSeller(deps: Deps) {
  const { db } = deps.database

  const read = async (publicId: string): Promise<SellerPause> =>
    toSellerPause((await findPause(db, publicId))!)

  const tell = (tx: Tx, userId: bigint, words: PauseWords) =>
    writeNotifications(tx, [{ userId, bizType: bizType.badge, subjectId: '', ...words }])

  const pause = async (operator: SignedInOperator, body: PauseRequest, key: string): Promise<SellerPause> => {
    const request = keyedRequest(deps.vault, {
      userId: operator.id,
      realm: 'operator',
      key,
      operation: 'risk.pause',
      body,
    })
    const seller = await requireForeignSeller(db, operator, body)
    const { userId } = seller
    const { reply } = await withIdempotency(db, request, async (tx) => {
      const seconds = await secondsUntil(tx, body.untilTime)
      if (seconds < shortestSeconds || seconds > pauseMaxDays * 86_400)
        throw invalidField('untilTime', `Choose an end between 5 minutes and ${pauseMaxDays} days from now.`)
      await lockPauses(tx, userId)
      if (await hasRunningPause(tx, userId)) throw new DomainError('sellerPaused')
      const publicId = deps.ids.publicId()
      const { scope, rule, facts, untilTime } = body
      await insertPause(tx, {
        userId,
        publicId,
        scope,
        rule,
        facts,
        until: untilTime,
        operatorId: operator.id,
      })
      await tell(tx, userId, pausedWords(body))
      await deps.mail.send(tx, pausedMail(seller, body))
      return { id: publicId }
    })
    deps.wakeJobs()
    return read(reply.id)
  }

  const lift = async (
    operator: SignedInOperator,
    body: { readonly pauseId: string; readonly reason: string },
    key: string,
  ): Promise<SellerPause> => {
    const request = keyedRequest(deps.vault, {
      userId: operator.id,
      realm: 'operator',
      key,
      operation: 'risk.lift',
      body,
    })
    const found = await findPause(db, body.pauseId)
    if (!found) throw notFound()
    const { userId, sellerEmail } = await requireForeignSeller(db, operator, found)
    await withIdempotency(db, request, async (tx) => {
      await lockPauses(tx, userId)
      const { pauseId: publicId, reason } = body
      if (!(await liftPause(tx, { publicId, operatorId: operator.id, reason })))
        throw new DomainError('pauseOver')
      await tell(tx, userId, liftedWords(found.scope))
      await deps.mail.send(tx, liftedMail(sellerEmail, found.scope))
      return { id: publicId }
    })
    deps.wakeJobs()
    return read(body.pauseId)
  }

  return { pause, lift }
}
