import type { CardType } from '@kaadi/contract/card-types'
import type { GiftTask } from '@kaadi/contract/gifts'
import { TaskCardView } from './task-card.view.tsx'
import { useClaim } from './use-gifts.controller.ts'

/** A task with its claim: one fails without the others. */
export const TaskCard = ({ task, brand }: { task: GiftTask; brand: CardType | undefined }) => (
  <TaskCardView task={task} brand={brand} {...useClaim(task.taskId)} />
)
