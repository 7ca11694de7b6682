import { QueueView } from './queue.view.tsx'
import { useQueue } from './use-queue.controller.ts'

export function DeskQueue() {
  return <QueueView {...useQueue()} />
}
