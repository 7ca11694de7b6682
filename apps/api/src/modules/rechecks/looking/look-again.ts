import { cardStatus, isReasonCode, reasons } from '@kaadi/contract/card-orders'
import type { BlindRecheck, RecheckDecision, RecheckRow } from '@kaadi/contract/rechecks'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { createShowCode, insertPhotoReveals } from '../../desk/index.ts'
import { findRecheck, toRecheckRow } from '../found/page-rechecks.repository.ts'
import {
  endLook,
  findHeld,
  giveBack,
  type HeldRecheck,
  type Judged,
  keepHeld,
  lockHeld,
  takeWaiting,
} from './hold-recheck.repository.ts'
import type { ReadRecheck } from './read-recheck.ts'

interface One {
  readonly recheckId: string
}

/** A decided order is dealt, judged, and both verdicts are told. Neither the order nor any money moves. */
export function createLookAgain(deps: Deps, { blind }: ReadRecheck) {
  const { db } = deps.database
  const showCode = createShowCode(deps)
  const keyed = (operator: SignedInOperator, key: string, operation: string, body: object) =>
    keyedRequest(deps.vault, { userId: operator.id, realm: 'operator', key, operation, body })

  const takeNext = async (operator: SignedInOperator, key: string): Promise<BlindRecheck | null> => {
    const { reply } = await withIdempotency(
      db,
      keyed(operator, key, 'rechecks.takeNext', {}),
      async (tx) => ({
        recheckId: (await take(tx, operator))?.recheckId ?? null,
      }),
    )
    if (reply.recheckId === null) return null
    const held = await findHeld(deps.database, operator)
    return held?.recheckId === reply.recheckId ? blind(operator, held) : null
  }

  /** Photos show codes, and who takes it sees them: the seller reads that. */
  const take = async (tx: Tx, operator: SignedInOperator): Promise<HeldRecheck | undefined> => {
    const kept = await keepHeld(tx, operator.id)
    if (kept) return kept
    const taken = await takeWaiting(tx, operator)
    if (taken) await insertPhotoReveals(tx, { ...taken, operatorId: operator.id })
    return taken
  }

  const leave = async (operator: SignedInOperator, key: string, body: One): Promise<null> => {
    await withIdempotency(db, keyed(operator, key, 'rechecks.giveBack', body), async (tx) => {
      if (!(await giveBack(tx, body.recheckId, operator.id))) throw new DomainError('recheckNotHeld')
      return { recheckId: body.recheckId }
    })
    return null
  }

  const reveal = (operator: SignedInOperator, key: string, body: One & { readonly cardId: string }) =>
    showCode(operator, key, {
      operation: 'rechecks.reveal',
      body: { ...body, purpose: 'secondLook' as const },
      opens: false,
      lock: async (tx) => {
        const held = await lockHeld(tx, body.recheckId, operator.id)
        if (!held) throw new DomainError('recheckNotHeld')
        return held
      },
    })

  const decide = async (
    operator: SignedInOperator,
    key: string,
    body: RecheckDecision,
  ): Promise<RecheckRow> => {
    const before = await findHeld(deps.database, operator)
    const seen = before?.recheckId === body.recheckId ? await blind(operator, before) : undefined
    await withIdempotency(db, keyed(operator, key, 'rechecks.decide', body), async (tx) => {
      const held = await lockHeld(tx, body.recheckId, operator.id)
      if (!held || !seen) throw new DomainError('recheckNotHeld')
      await endLook(tx, held, {
        operatorId: operator.id,
        cards: judgedOf(seen, body.cards),
        note: body.note ?? null,
      })
      return { recheckId: body.recheckId }
    })
    const found = await findRecheck(deps.database, body.recheckId)
    if (!found) throw notFound()
    return toRecheckRow(found)
  }

  return { takeNext, leave, reveal, decide }
}

/** A verdict on each card, with the reason that fits it; a code that can be seen was seen before it is called valid. */
function judgedOf({ cards, openedCardIds }: BlindRecheck, given: RecheckDecision['cards']): Judged[] {
  const known = new Set(cards.map(({ cardId }) => cardId))
  if (
    given.some(({ cardId }) => !known.has(cardId)) ||
    new Set(given.map(({ cardId }) => cardId)).size < given.length
  )
    throw invalidField('cards', 'One verdict for each card of this look.')
  return cards.map(({ cardId, position, maskedCode }) => {
    const now = given.find((one) => one.cardId === cardId)
    if (!now) throw invalidField('cards', `Card ${position} waits for a verdict.`)
    const { verdict, reasonCode } = now
    if (verdict === cardStatus.valid) {
      if (maskedCode !== null && !openedCardIds.includes(cardId))
        throw new DomainError('codeNotOpened', { details: { cardId } })
      return { position, verdict, reasonCode: null }
    }
    if (reasonCode === undefined || !isReasonCode(reasonCode) || reasons[reasonCode].verdict !== verdict)
      throw invalidField('cards', 'The reason does not fit the verdict.')
    return { position, verdict, reasonCode }
  })
}
