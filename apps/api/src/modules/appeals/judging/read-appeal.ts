import type { AppealCase, AppealRow } from '@kaadi/contract/appeals'
import { reasons } from '@kaadi/contract/card-orders'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { toSummary } from '../../card-orders/index.ts'
import { createReadDeskOrder } from '../../desk/index.ts'
import { requireForeignSeller } from '../../risk/index.ts'
import { findAppeal, type StoredAppeal, type StoredAppealRow } from './page-appeals.repository.ts'

export function createReadAppeal(deps: Deps) {
  const desk = createReadDeskOrder(deps)

  /** Nobody judges about their own money. */
  const find = async (operator: SignedInOperator, appealId: string): Promise<StoredAppeal> => {
    const found = await findAppeal(deps.database, appealId)
    if (!found) throw notFound()
    await requireForeignSeller(deps.database.db, operator, found)
    return found
  }

  const read = async (operator: SignedInOperator, appealId: string): Promise<AppealCase> => {
    const found = await find(operator, appealId)
    const holds = found.takenById === operator.id
    const order = await desk.read(operator, found.publicId, { holds })
    return {
      ...toAppealRow(found, operator),
      appeal: order.order.appeal!,
      desk: order,
      refusedBy: found.refusedBy,
      refusedFor: order.order.cards.map(({ cardId, position }) => {
        const code = found.refusedFor[position - 1]!
        return { cardId, code, text: reasons[code].text }
      }),
      takenUntil: found.takenUntil?.toISOString() ?? null,
      decidedBy: found.decidedBy,
      serverTime: found.readAt.toISOString(),
    }
  }

  /** What is said of an appeal that was decided; undefined while it is not. Who decided it hears that it was they. */
  const ended = (
    { id }: SignedInOperator,
    { decidedById }: Pick<StoredAppeal, 'decidedById'>,
  ): DomainError | undefined => {
    if (decidedById === null) return undefined
    return decidedById === id
      ? new DomainError('appealEnded', { message: 'You have decided this appeal already.' })
      : new DomainError('appealEnded')
  }

  return { find, read, ended }
}
export type ReadAppeal = ReturnType<typeof createReadAppeal>

export const toAppealRow = (row: StoredAppealRow, { id }: SignedInOperator): AppealRow => ({
  appealId: row.appealId as AppealRow['appealId'],
  status: row.appealStatus,
  order: toSummary(row),
  sellerName: row.sellerName,
  createTime: row.filedAt.toISOString(),
  dueTime: row.appealDueAt.toISOString(),
  takenBy: row.takenBy,
  takenByMe: row.takenById === id,
  judgedByMe: row.judgedBy.includes(String(id)),
  decideTime: row.decidedAt?.toISOString() ?? null,
})

/** An appeal of one's own: who judges it, and who did, is not for its seller. */
export const withoutJudges = (row: AppealRow): AppealRow => ({
  ...row,
  takenBy: null,
  takenByMe: false,
  judgedByMe: false,
})
