import type { DeskQueueQuery } from '@kaadi/contract/desk'

export type QueueView = DeskQueueQuery['view']

export const queueViews: readonly { readonly value: QueueView; readonly label: string }[] = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'mine', label: 'Mine' },
  { value: 'decided', label: 'Decided by me' },
]

/** `all` stands for no choice. */
export const onlyChoices = [
  { value: 'all', label: 'All' },
  { value: 'late', label: 'Late' },
  { value: 'free', label: 'Free' },
] as const
