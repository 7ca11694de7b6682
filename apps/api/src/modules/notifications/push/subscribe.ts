import type { PushSubscription } from '@kaadi/contract/push'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { readTarget } from '../../../http/outgoing/target.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import { saveSubscription } from './subscriptions.repository.ts'

/** Keeps where a session’s browser takes messages. Where its name leads to is looked at each time one is sent. */
export const createSubscribe =
  ({ database: { db }, config }: Pick<Deps, 'database' | 'config'>) =>
  async (user: SignedInUser, subscription: PushSubscription): Promise<null> => {
    const isUsable = readTarget(subscription.endpoint, { mayStayHere: config.webhooksMayStayHere })
    if (!isUsable) throw new DomainError('pushAddressRefused')
    await saveSubscription(db, user, subscription)
    return null
  }
