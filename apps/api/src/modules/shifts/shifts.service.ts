import type { MyShift, Shift } from '@kaadi/contract/shifts'
import type { Deps } from '../../deps.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { withIdempotency } from '../../idempotency/idempotency.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { listHeld, readOutlook, releaseHeldBy } from '../card-orders/index.ts'
import { listNotes } from './hand-overs.repository.ts'
import { findOpenShift, listShifts, type StoredShift } from './shift-figures.repository.ts'
import { beginShift, endShift, listWorking } from './shifts.repository.ts'

export function createShiftsService({ database: { db }, vault }: Deps) {
  const mine = async (operator: SignedInOperator): Promise<MyShift> => {
    const [shift, held, notes, colleagues, outlook] = await Promise.all([
      findOpenShift(db, operator.id),
      listHeld(db, operator.id),
      listNotes(db, operator.id),
      listWorking(db, operator.id),
      readOutlook(db),
    ])
    return {
      shift: shift ? toShift(shift) : null,
      held: held.map(({ giftOrderId, tradeNumber, dueAt, leaseExpiresAt }) => ({
        giftOrderId: giftOrderId as MyShift['held'][number]['giftOrderId'],
        tradeNumber,
        dueTime: dueAt.toISOString(),
        leaseExpiresTime: leaseExpiresAt.toISOString(),
      })),
      notes: notes.map(({ createdAt, giftOrderId, ...note }) => ({
        ...note,
        giftOrderId: giftOrderId as MyShift['notes'][number]['giftOrderId'],
        time: createdAt.toISOString(),
      })),
      colleagues: [...colleagues],
      outlook,
    }
  }

  const keyed = (operator: SignedInOperator, key: string, operation: string) =>
    keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body: {} })

  const start = async (operator: SignedInOperator, key: string): Promise<MyShift> => {
    await withIdempotency(db, keyed(operator, key, 'shifts.start'), async (tx) => {
      await beginShift(tx, operator)
      return { started: true }
    })
    return mine(operator)
  }

  const stop = async (operator: SignedInOperator, key: string): Promise<MyShift> => {
    await withIdempotency(db, keyed(operator, key, 'shifts.stop'), async (tx) => {
      // What was claimed under the shift is seen by the second statement: the first one waits for it.
      await endShift(tx, operator.id)
      return { returned: await releaseHeldBy(tx, operator.id) }
    })
    return mine(operator)
  }

  const team = async (): Promise<Shift[]> => (await listShifts(db)).map(toShift)

  return { mine, team, start, stop }
}

const toShift = ({ startedAt, endedAt, ...shift }: StoredShift): Shift => ({
  ...shift,
  startTime: startedAt.toISOString(),
  endTime: endedAt?.toISOString() ?? null,
})
