import type { DeskQueueQuery } from '@kaadi/contract/desk'
import { type Message, msg } from '@kaadi/words'

export type QueueView = DeskQueueQuery['view']

export const queueViews: readonly { readonly value: QueueView; readonly label: Message }[] = [
  { value: 'waiting', label: msg('Waiting') },
  { value: 'mine', label: msg('Mine') },
  { value: 'second', label: msg('Second review') },
  { value: 'sellers', label: msg('Waiting for sellers') },
  { value: 'redeemers', label: msg('At partner') },
  { value: 'decided', label: msg('Decided by me') },
]

/** `all` stands for no choice. */
export const onlyChoices = [
  { value: 'all', label: msg('All') },
  { value: 'late', label: msg('Late') },
  { value: 'free', label: msg('Free') },
] as const
