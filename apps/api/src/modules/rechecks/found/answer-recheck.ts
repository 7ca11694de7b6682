import type { RecheckRow } from '@kaadi/contract/rechecks'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { requireForeignSeller } from '../../risk/index.ts'
import { endDifference, findRecheck, type StoredRecheck, toRecheckRow } from './page-rechecks.repository.ts'

interface Answer {
  readonly recheckId: string
  readonly words: string
}

/** A senior says what came of a look that differed; whoever gave the first verdict does not. */
export const createAnswerRecheck =
  ({ database, vault }: Deps) =>
  async (operator: SignedInOperator, key: string, body: Answer): Promise<RecheckRow> => {
    const found = await findRecheck(database, body.recheckId)
    if (!found) throw notFound()
    await requireForeignSeller(database.db, operator, found)
    if (found.judgedById === operator.id) throw new DomainError('ownVerdict')
    const request = keyedRequest(vault, {
      userId: operator.id,
      realm: 'operator',
      key,
      operation: 'rechecks.answer',
      body,
    })
    await withIdempotency(database.db, request, async (tx) => {
      if (!(await endDifference(tx, operator.id, body)))
        throw answered(operator, await findRecheck(tx, body.recheckId))
      return { recheckId: body.recheckId }
    })
    return toRecheckRow((await findRecheck(database, body.recheckId))!)
  }

/** Who answered it themselves, by a second press, hears that and not of another senior. */
const answered = ({ id }: SignedInOperator, found: StoredRecheck | undefined): DomainError =>
  found?.answeredById === id
    ? new DomainError('recheckAnswered', { message: 'You have answered this look already.' })
    : new DomainError('recheckAnswered')
