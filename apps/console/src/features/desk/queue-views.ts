import type { desk } from '@kaadi/contract/desk'
import type { EndpointQuery } from '@kaadi/contract/http'

export type QueueView = NonNullable<EndpointQuery<typeof desk.queue>['view']>

export const queueViews: readonly { readonly value: QueueView; readonly label: string }[] = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'mine', label: 'Mine' },
  { value: 'decided', label: 'Decided by me' },
]
