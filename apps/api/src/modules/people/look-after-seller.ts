import type { SellerNote } from '@kaadi/contract/people'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors/domain-error.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { withIdempotency } from '../../idempotency/idempotency.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { requireForeignSeller } from '../risk/index.ts'
import { createSessionsRepository, endUserSessions } from '../sessions/index.ts'
import { findNote, insertNote } from './notes.repository.ts'

/** What an operator does for, or about, a seller who is not themself. */
export function createLookAfterSeller(deps: Deps) {
  const { db } = deps.database
  const sessions = createSessionsRepository(deps.database)

  const addNote = async (
    operator: SignedInOperator,
    body: { readonly sellerId: string; readonly text: string },
    key: string,
  ): Promise<SellerNote> => {
    const request = keyedRequest(deps.vault, {
      userId: operator.id,
      realm: 'operator',
      key,
      operation: 'people.addNote',
      body,
    })
    const { userId } = await requireForeignSeller(db, operator, body)
    const { reply } = await withIdempotency(db, request, async (tx) => {
      const publicId = deps.ids.publicId()
      await insertNote(tx, { userId, publicId, text: body.text, operatorId: operator.id })
      return { id: publicId }
    })
    return findNote(db, reply.id)
  }

  const endSessions = async (
    operator: SignedInOperator,
    body: { readonly sellerId: string; readonly sessionId?: string | undefined },
  ): Promise<{ ended: number }> => {
    const { userId } = await requireForeignSeller(db, operator, body)
    const ended =
      body.sessionId === undefined
        ? await endUserSessions(db, userId, undefined)
        : [await sessions.endOne(userId, body.sessionId)].filter((hash) => hash !== undefined)
    if (body.sessionId !== undefined && ended.length === 0) throw notFound()
    for (const hash of ended) deps.forgetSession(hash)
    return { ended: ended.length }
  }

  return { addNote, endSessions }
}
