import { type AppealCase, appealStatus } from '@kaadi/contract/appeals'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { closeContestedCards } from '../../card-orders/index.ts'
import { insertPhotoReveals } from '../../desk/index.ts'
import { giveBackAppeal, takeAppeal } from './hold-appeal.repository.ts'
import type { ReadAppeal } from './read-appeal.ts'

interface One {
  readonly appealId: string
}

/** Who works on an appeal: one senior at a time, and never who had refused. */
export function createHoldAppeal(deps: Deps, appeals: ReadAppeal) {
  const { db } = deps.database
  const keyed = (operator: SignedInOperator, key: string, operation: string, body: One) =>
    keyedRequest(deps.vault, { userId: operator.id, realm: 'operator', key, operation, body })

  const take = async (operator: SignedInOperator, key: string, body: One): Promise<AppealCase> => {
    const { appealId } = body
    const { judgedBy } = await appeals.find(operator, appealId)
    if (judgedBy.includes(String(operator.id))) throw new DomainError('ownVerdict')
    const taking = withIdempotency(db, keyed(operator, key, 'appeals.take', body), async (tx) => {
      if (!(await takeOpen(tx, appealId, operator.id))) throw new DomainError('appealEnded')
      return { appealId }
    })
    await taking.catch(async (error) => {
      throw error instanceof DomainError && error.errorName === 'appealEnded'
        ? await whyNot(operator, appealId)
        : error
    })
    return appeals.read(operator, appealId)
  }

  /** Photos show codes, and who takes an appeal sees them: the seller reads that, once for each taking. */
  const takeOpen = async (tx: Tx, appealId: string, operatorId: bigint): Promise<boolean> => {
    const held = await takeAppeal(tx, appealId, operatorId)
    if (held && !held.isKept) {
      await closeContestedCards(tx, held.userId, held.orderId)
      await insertPhotoReveals(tx, { userId: held.userId, orderId: held.orderId, operatorId })
    }
    return held !== undefined
  }

  const whyNot = async (operator: SignedInOperator, appealId: string): Promise<DomainError> => {
    const found = await appeals.find(operator, appealId)
    const { appealStatus: status, takenBy } = found
    return status === appealStatus.taken && takenBy !== null
      ? new DomainError('appealTaken', { details: { takenBy } })
      : (appeals.ended(operator, found) ?? new DomainError('appealEnded'))
  }

  const giveBack = async (operator: SignedInOperator, key: string, body: One): Promise<AppealCase> => {
    await withIdempotency(db, keyed(operator, key, 'appeals.giveBack', body), async (tx) => {
      if (!(await giveBackAppeal(tx, body.appealId, operator.id))) throw new DomainError('appealNotHeld')
      return { appealId: body.appealId }
    })
    return appeals.read(operator, body.appealId)
  }

  return { take, giveBack }
}
