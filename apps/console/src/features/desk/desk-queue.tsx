import type { ReactNode } from 'react'
import { QueueView } from './queue.view.tsx'
import { useQueue } from './use-queue.controller.ts'

/** `bar` stands above the list. */
export function DeskQueue({ bar }: { readonly bar: ReactNode }) {
  return <QueueView {...useQueue()} bar={bar} />
}
