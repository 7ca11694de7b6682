import '../../platform/screens/timeline-note.css'
import { type CardOrderSummary, orderPromise } from '@kaadi/contract/card-orders'
import { Moment } from '../../platform/time/moment.tsx'
import { times } from '../../platform/time/times.ts'

export interface OrderPromiseProps {
  readonly order: Pick<CardOrderSummary, 'orderStatus' | 'createTime' | 'dueTime'>
  /** The service's clock. */
  readonly now: number
}

/** By when the desk answers; once that has passed, that we are late and what is expected now. */
export function OrderPromise({ order, now }: OrderPromiseProps) {
  const promise = orderPromise(order, now)
  if (promise === null || promise.kind === 'paused') return null
  return (
    <p className="w-timeline-note" role="status">
      {promise.kind === 'running' ? (
        <>
          We answer by <Moment at={promise.dueAt} />.
        </>
      ) : (
        <>
          We promised an answer by <Moment at={promise.dueAt} /> and are late. We are sorry. We now expect to
          answer by <Moment at={promise.nextAt} />. Your rate stays.
        </>
      )}
    </p>
  )
}

/** The same in a line of the list; undefined where the desk owes no answer. */
export const promiseInShort = ({ order, now }: OrderPromiseProps): string | undefined => {
  const promise = orderPromise(order, now)
  if (promise?.kind === 'running') return `Answer by ${times.short(promise.dueAt)}`
  if (promise?.kind === 'passed') return `Late, answer by ${times.short(promise.nextAt)}`
  return undefined
}
