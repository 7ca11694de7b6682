import type { AppealCase, AppealDecision } from '@kaadi/contract/appeals'
import { cardOrderStatus } from '@kaadi/contract/card-orders'
import { bizType } from '@kaadi/contract/notifications'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { readOwed, sayCredited } from '../../../ledger/index.ts'
import { showMoney } from '../../../ledger/show-money.ts'
import { type SettledContest, settleContested, titleOf } from '../../card-orders/index.ts'
import { writeNotifications } from '../../notifications/index.ts'
import { endAppeal, lockHeldAppeal } from './hold-appeal.repository.ts'
import type { StoredAppeal } from './page-appeals.repository.ts'
import type { ReadAppeal } from './read-appeal.ts'

/** Pays what was refused wrongly, or refuses for good. Order, books, appeal and notification are committed together. */
export function createDecideAppeal(deps: Deps, appeals: ReadAppeal) {
  return async (operator: SignedInOperator, key: string, body: AppealDecision): Promise<AppealCase> => {
    const { appealId } = body
    const request = keyedRequest(deps.vault, {
      userId: operator.id,
      realm: 'operator',
      key,
      operation: 'appeals.decide',
      body,
    })
    const found = await appeals.find(operator, appealId)
    const { desk } = await appeals.read(operator, appealId)
    const deciding = withIdempotency(deps.database.db, request, (tx) =>
      decide(tx, operator, body, found, desk),
    )
    await deciding.catch(async (error) => {
      throw error instanceof DomainError && error.errorName === 'appealNotHeld'
        ? (appeals.ended(operator, await appeals.find(operator, appealId)) ?? error)
        : error
    })
    return appeals.read(operator, appealId)
  }

  async function decide(
    tx: Tx,
    operator: SignedInOperator,
    body: AppealDecision,
    found: StoredAppeal,
    { order }: AppealCase['desk'],
  ) {
    const answer = body.answer.trim()
    if (answer.length < 10) throw invalidField('answer', 'Tell the seller in a sentence why.')
    const held = await lockHeldAppeal(tx, body.appealId, operator.id)
    if (!held) throw new DomainError('appealNotHeld')
    const owed = await readOwed(tx, held.userId, found.currencyId)
    const settled = await settleContested(tx, {
      userId: held.userId,
      orderId: held.orderId,
      operatorId: operator.id,
      validPositions: positionsOf(order.cards, body.validCardIds),
    })
    if (!settled) throw new DomainError('appealEnded')
    await endAppeal(tx, held, { isUpheld: settled.amount !== null, answer, operatorId: operator.id })
    await writeNotifications(tx, [
      { userId: held.userId, subjectId: found.publicId, ...noteOf(found, { ...settled, owed }, answer) },
    ])
    return { appealId: body.appealId }
  }
}

function positionsOf(cards: AppealCase['desk']['order']['cards'], wanted: readonly string[]): number[] {
  if (new Set(wanted).size < wanted.length) throw invalidField('validCardIds', 'Name each card once.')
  return wanted.map((id) => {
    const card = cards.find(({ cardId }) => cardId === id)
    if (!card) throw invalidField('validCardIds', 'This order has no such card.')
    return card.position
  })
}

function noteOf(
  appeal: StoredAppeal,
  { status, amount, owed }: SettledContest & { readonly owed: bigint },
  answer: string,
) {
  const title = titleOf(appeal)
  const { currencyId } = appeal
  if (amount === null)
    return {
      bizType: bizType.orderNotPaid,
      title: 'Your appeal was refused',
      content: `${title}: ${answer} This decision is final.`,
    }
  const without =
    status === cardOrderStatus.paidAdjusted ? ' Its coupon was used elsewhere and is not part of it.' : ''
  return {
    bizType: bizType.orderPaid,
    title: 'Your appeal was right',
    content: `${sayCredited({ amount: showMoney(amount, currencyId), title }, { owed, currencyId })}${without} ${answer}`,
  }
}
