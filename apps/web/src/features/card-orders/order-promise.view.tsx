import { Sentence, t } from '@kaadi/words'
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
        <Sentence of="We answer by <time/>." parts={{ time: <Moment at={promise.dueAt} /> }} />
      ) : (
        <Sentence
          of="We promised an answer by <time/> and are late. We are sorry. We now expect to answer by <time2/>. Your rate stays."
          parts={{ time: <Moment at={promise.dueAt} />, time2: <Moment at={promise.nextAt} /> }}
        />
      )}
    </p>
  )
}

/** The same in a line of the list; undefined where the desk owes no answer. */
export const promiseInShort = ({ order, now }: OrderPromiseProps): string | undefined => {
  const promise = orderPromise(order, now)
  if (promise?.kind === 'running') return t('We answer by {time}', { time: times.short(promise.dueAt) })
  if (promise?.kind === 'passed') return t('Late, we answer by {time}', { time: times.short(promise.nextAt) })
  return undefined
}
