import { bizType } from '@kaadi/contract/notifications'
import {
  type PayoutTrace,
  type TraceAnswer,
  traceAnswerMin,
  traceWindowMs,
} from '@kaadi/contract/payout-traces'
import { type Withdrawal, withdrawalStatus } from '@kaadi/contract/withdrawals'
import type { Deps } from '../../deps.ts'
import { DomainError, invalidField, notFound } from '../../errors/domain-error.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { withIdempotency } from '../../idempotency/idempotency.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { showMoney } from '../../ledger/show-money.ts'
import { ringUser } from '../../outbox/index.ts'
import { writeNotifications } from '../notifications/index.ts'
import { requireForeignSeller } from '../risk/index.ts'
import { createFindWithdrawal, lockPaidWithdrawal, toWithdrawal } from '../withdrawals/index.ts'
import { answerTrace, findTrace, insertTrace, type StoredTrace } from './payout-traces.repository.ts'

export const toTrace = (stored: StoredTrace, operator: SignedInOperator): PayoutTrace => ({
  traceId: stored.traceId as PayoutTrace['traceId'],
  status: stored.traceStatus,
  withdrawal: toWithdrawal(stored),
  sellerName: stored.sellerName,
  provider: stored.provider,
  paidByMe: stored.hands.includes(String(operator.id)),
  words: stored.words,
  createTime: stored.reportedAt.toISOString(),
  dueTime: stored.dueAt.toISOString(),
  answeredBy: stored.answeredBy,
  answer: stored.answer,
  proof: stored.proof,
  endTime: stored.endedAt?.toISOString() ?? null,
})

/** A paid withdrawal that has not come: its seller says so, a treasurer answers with what the bank has. */
export function createTracePayout(deps: Deps) {
  const { db } = deps.database
  const findWithdrawal = createFindWithdrawal(deps.database)

  const find = async (traceId: string): Promise<StoredTrace> => {
    const found = await findTrace(deps.database, traceId)
    if (!found) throw notFound()
    return found
  }

  const report = async (
    userId: bigint,
    key: string,
    body: { readonly id: string; readonly words?: string | undefined },
  ): Promise<Withdrawal> => {
    const request = keyedRequest(deps.vault, { userId, key, operation: 'withdrawals.reportMissing', body })
    await withIdempotency(db, request, async (tx) => {
      const held = await lockPaidWithdrawal(tx, { userId, publicId: body.id }, traceWindowMs)
      if (!held) throw notFound()
      if (held.status !== withdrawalStatus.paid || !held.isWithin) throw new DomainError('traceClosed')
      await insertTrace(tx, {
        userId,
        publicId: deps.ids.publicId(),
        withdrawalId: held.id,
        words: body.words?.trim() ?? '',
      })
      await ringUser(tx, userId)
      return { id: body.id }
    })
    return toWithdrawal((await findWithdrawal({ userId, publicId: body.id }))!)
  }

  const answer = async (operator: SignedInOperator, key: string, body: TraceAnswer): Promise<PayoutTrace> => {
    const said = { answer: body.answer.trim(), proof: body.proof.trim() }
    if (said.answer.length < traceAnswerMin)
      throw invalidField('answer', 'Tell the seller in a sentence what the bank says.')
    const found = await find(body.traceId)
    await requireForeignSeller(db, operator, found)
    const operation = 'payoutTraces.answer'
    const request = keyedRequest(deps.vault, { userId: operator.id, realm: 'operator', key, operation, body })
    await withIdempotency(db, request, async (tx) => {
      if (!(await answerTrace(tx, body.traceId, { ...said, operatorId: operator.id })))
        throw new DomainError('traceEnded')
      await writeNotifications(tx, [
        { userId: found.userId, subjectId: found.publicId, ...noteOf(found, said) },
      ])
      return { traceId: body.traceId }
    })
    return toTrace(await find(body.traceId), operator)
  }

  return { report, answer, find }
}

const noteOf = (
  { net, currencyId, bankName, accountEnding }: StoredTrace,
  { answer, proof }: { readonly answer: string; readonly proof: string },
) => ({
  bizType: bizType.withdrawalPaid,
  title: 'We asked where your withdrawal is',
  content: `${showMoney(net, currencyId)} to ${bankName} ••${accountEnding}: ${answer} Your bank finds it by ${proof}.`,
})
