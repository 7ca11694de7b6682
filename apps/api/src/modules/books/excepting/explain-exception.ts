import type { BooksException } from '@kaadi/contract/books'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { toException } from '../books.ts'
import {
  closeException,
  findException,
  type LockedException,
  lockException,
  ownException,
} from './exceptions.repository.ts'

interface Acting {
  readonly operator: SignedInOperator
  readonly key: string
}

/** Somebody looks after what does not fit, and says in the end what it was. */
export function createExplainException({ database, vault }: Deps) {
  const change = async (
    { operator, key }: Acting,
    operation: string,
    body: { readonly exceptionId: string },
    effect: (tx: Tx, found: LockedException) => Promise<void>,
  ): Promise<BooksException> => {
    const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
    await withIdempotency(database.db, request, async (tx) => {
      const found = await lockException(tx, body.exceptionId)
      if (!found) throw notFound()
      if (found.isClosed) throw new DomainError('exceptionClosed')
      await effect(tx, found)
      return {}
    })
    return toException((await findException(database, body.exceptionId))!, operator)
  }

  return {
    /** From another by their id alone: who has gone home cannot hand it on, and nobody takes it from them unknowingly. */
    take: (acting: Acting, body: { readonly exceptionId: string; readonly from?: string | undefined }) =>
      change(acting, 'books.take', body, async (tx, { ownerId, ownerPublicId, owner }) => {
        const { id } = acting.operator
        if (ownerId !== null && ownerId !== id && ownerPublicId !== body.from)
          throw new DomainError('exceptionTaken', { details: { takenBy: owner } })
        await ownException(tx, body.exceptionId, id)
      }),

    close: (acting: Acting, body: { readonly exceptionId: string; readonly note: string }) =>
      change(acting, 'books.close', body, async (tx, { ownerId }) => {
        if (ownerId !== acting.operator.id) throw new DomainError('exceptionNotYours')
        await closeException(tx, body.exceptionId, acting.operator.id, body.note)
      }),
  }
}
